// Everything wrong or doubtful in a report file, for users who want to correct it.
#pragma once

#include <string_view>
#include <vector>

#include "bloesem/trf/read_options.hpp"
#include "bloesem/trf/reader.hpp"
#include "bloesem/trf/source_text.hpp"

namespace bloesem::trf {

struct Problems {
  // The result of reading; its diagnostics are also in `list`.
  ReadResult read;
  // All problems in the order of the file: the reader's diagnostics, and what the reader ignores because no
  // pairing depends on it (dates, counts, tie-breaks, columns that other programs would refuse, ...). Each has
  // a place, a code (bloesem/trf/kinds.hpp) and, where possible, a correction.
  std::vector<Diagnostic> list;
};

// True if the lines can be checked one by one: the file is not a tdf, not UTF-16, and has players.
[[nodiscard]] bool is_report(const SourceText& source, const ReadResult& read);

// Returns all problems of a report file. Checking continues after an error as far as possible. `lines` must be
// those of `source`.
[[nodiscard]] Problems find_problems(const SourceText& source, const std::vector<std::string_view>& lines,
                                     const ReadOptions& options = {});
[[nodiscard]] Problems find_problems(std::string_view bytes, const ReadOptions& options = {});

}  // namespace bloesem::trf
