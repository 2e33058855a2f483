// A tournament as a report file that is written from nothing.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "bloesem/tournament.hpp"
#include "bloesem/trf/document.hpp"
#include "bloesem/trf/system_code.hpp"
#include "bloesem/trf/target.hpp"

namespace bloesem::trf {

struct WriteOptions {
  Target target = Target::Trf16;
  LineEnd line_end = LineEnd::Lf;
  // Lines of the caller's own behind the name. A record 042 or 192 takes the place of the tournament's.
  std::vector<std::string> records = {};
  DutchName dutch_name = DutchName::Fide2026;  // for TRF-2026; bbpPairings gets the one that it knows
  std::vector<int> ranks = {};  // of each player, in the order of the tournament; none: by points
};

struct Written {
  std::string text;                 // UTF-8
  std::vector<std::string> losses;  // sentences: what the target cannot say; another tournament is read then
  std::vector<std::string> changes = {};  // sentences: what is said otherwise, and no pairing depends on
};

// Everything the model knows, so that reading the file gives the tournament back, with the rules that it is
// paired by (records 042, 192): the coming round's absences stand in its column, ranks are those given, or else
// shared by those with equal points. Control characters in names become blanks. What leaves no text, and is
// said in the losses: a tournament that contradicts itself (bloesem/validate.hpp), and ids above 9999, or
// 9999999 in a wide file. The same tournament gives the same bytes.
[[nodiscard]] Written write_report(const Tournament& tournament, const WriteOptions& options = {});

// Record 192, with the name that the target's programs have for the rules.
[[nodiscard]] std::string system_record(std::string_view code, Target target,
                                        DutchName dutch_name = DutchName::Fide2026);

// The text alone, for tournaments that the target can say.
[[nodiscard]] std::string write_tournament(const Tournament& tournament, const WriteOptions& options = {});

}  // namespace bloesem::trf
