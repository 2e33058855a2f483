// Writes a tournament as a new report file.
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
  // Additional lines after the name. A record 042 or 192 replaces the tournament's.
  std::vector<std::string> records = {};
  DutchName dutch_name = DutchName::Fide2026;  // for TRF-2026 only; bbpPairings always gets the code it knows
  std::vector<int> ranks = {};  // rank of each player, in the order of the tournament; empty: by points
};

struct Written {
  std::string text;                       // UTF-8; empty on failure, explained in `losses`
  std::vector<std::string> losses;        // sentences: not expressible in the target; a reader gets a different
                                          // tournament
  std::vector<std::string> changes = {};  // sentences: expressed differently, without effect on any pairing
};

// Returns a report with everything in `tournament`, including the rules of its pairing (records 042, 192,
// 212, and the comment bloesem:system), so that reading the file restores it except for `losses`. Absences of
// the coming round are in its column (Target::Trf26: in records 240); ranks default to those by points, shared
// by players with equal points. Control characters in names become blanks. `text` is empty, with the reason in
// `losses`, if the tournament contradicts itself (bloesem/validate.hpp), has names of rules that are not words,
// or ids above 9999 (9999999 for Target::Wide). Deterministic.
[[nodiscard]] Written write_report(const Tournament& tournament, const WriteOptions& options = {});

// Returns record 192 with the code that programs for the target know.
[[nodiscard]] std::string system_record(std::string_view code, Target target,
                                        DutchName dutch_name = DutchName::Fide2026);

// Returns only the text of write_report, for tournaments that the target can express.
[[nodiscard]] std::string write_tournament(const Tournament& tournament, const WriteOptions& options = {});

}  // namespace bloesem::trf
