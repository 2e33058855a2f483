// A tournament as a report file that is written from nothing.
#pragma once

#include <string>
#include <vector>

#include "engine/model/tournament.hpp"
#include "trf/document.hpp"
#include "trf/target.hpp"

namespace bloesem::trf {

struct WriteOptions {
  Target target = Target::Trf16;
  LineEnd line_end = LineEnd::Lf;
  std::vector<std::string> records = {};  // lines of the caller's own (042, 192, ...), behind the name
  std::vector<int> ranks = {};            // of each player, in the order of the tournament; none: by points
};

struct Written {
  std::string text;                 // UTF-8
  std::vector<std::string> losses;  // sentences: what the target cannot say; another tournament is read then
  std::vector<std::string> changes = {};  // sentences: what is said otherwise, and no pairing depends on
};

// Everything the model knows, so that reading the file gives the tournament back: the coming round's absences
// stand in its column, ranks are those given, or else shared by those with equal points. Ids must be unique and
// names single lines; ids above 9999, or 9999999 in a wide file, are a loss that leaves no text. The same
// tournament gives the same bytes.
[[nodiscard]] Written write_report(const Tournament& tournament, const WriteOptions& options = {});

// The text alone, for tournaments that the target can say.
[[nodiscard]] std::string write_tournament(const Tournament& tournament, const WriteOptions& options = {});

}  // namespace bloesem::trf
