// Everything wrong or doubtful in a tournament file: the findings of the reader, and what the reader accepts
// but a person or another engine may not.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "bloesem/trf/diagnostic.hpp"
#include "bloesem/trf/dialect.hpp"
#include "bloesem/trf/read_options.hpp"
#include "bloesem/trf/reader.hpp"
#include "bloesem/trf/source_text.hpp"
#include "bloesem/trf/tournament_file.hpp"

namespace bloesem::trf {

struct LintRequest {
  ReadOptions reading = {.team_events = true};
  // The intended dialect of a report file; empty: the one it is read as.
  std::optional<Dialect> dialect = {};
};

struct Lint {
  Dialect dialect = Dialect::Trf16;  // the dialect that the file was checked against
  // In the order of the file; findings about the whole file (line 0) first.
  std::vector<Diagnostic> findings;
  ReadResult read = {};  // the result of reading; its diagnostics are among the findings
};

// Returns the findings for a file. `lines` must be those of `source`. JSON and CSV files get the reader's
// findings only.
[[nodiscard]] Lint lint(const SourceText& source, const std::vector<std::string_view>& lines, FileFormat format,
                        const LintRequest& request = {});

}  // namespace bloesem::trf
