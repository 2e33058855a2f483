// Everything that is wrong or doubtful in a report file, for those who want to put it right.
#pragma once

#include <string_view>
#include <vector>

#include "bloesem/trf/read_options.hpp"
#include "bloesem/trf/reader.hpp"
#include "bloesem/trf/source_text.hpp"

namespace bloesem::trf {

struct Problems {
  // What the reader makes of the file (its diagnostics are in the list below).
  ReadResult read;
  // All of it, in the order of the file: what the reader found, and what it can pass over because no pairing
  // depends on it (dates, counts, tie-breaks, columns that other programs would refuse, ...). Each with its
  // place, its code (bloesem/trf/kinds.hpp) and, where it can be told, what to write instead.
  std::vector<Diagnostic> list;
};

// True if the lines can be looked through one by one: not a tdf, no UTF-16, and some players.
[[nodiscard]] bool is_report(const SourceText& source, const ReadResult& read);

// The reading goes on behind an error as far as what follows can be judged. The lines are those of the source.
[[nodiscard]] Problems find_problems(const SourceText& source, const std::vector<std::string_view>& lines,
                                     const ReadOptions& options = {});
[[nodiscard]] Problems find_problems(std::string_view bytes, const ReadOptions& options = {});

}  // namespace bloesem::trf
