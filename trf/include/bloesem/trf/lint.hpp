// All that is wrong or doubtful in a tournament file: what the reader finds, and what it does not mind, but a
// person or another engine would.
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
  // The dialect that a report file is meant to be in; nothing: the one it is read as.
  std::optional<Dialect> dialect = {};
};

struct Lint {
  Dialect dialect = Dialect::Trf16;  // what the file was held against
  // In the order of the file; those about the file as a whole (line 0) first.
  std::vector<Diagnostic> findings;
  ReadResult read = {};  // what the reader makes of the file; its diagnostics are among the findings
};

// The lines are those of the source. Of JSON and CSV only the reader has something to say.
[[nodiscard]] Lint lint(const SourceText& source, const std::vector<std::string_view>& lines, FileFormat format,
                        const LintRequest& request = {});

}  // namespace bloesem::trf
