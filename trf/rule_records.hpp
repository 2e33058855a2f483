// Writes the rules of a tournament as records of each dialect: rounds, initial colour, points, restrictions,
// acceleration.
#pragma once

#include <string>
#include <vector>

#include "bloesem/tournament.hpp"
#include "bloesem/trf/target.hpp"
#include "trf/layout.hpp"
#include "trf/notice.hpp"

namespace bloesem::trf {

struct RuleRecords {
  std::vector<std::string> lines;  // without line ends
  std::vector<Notice> losses;      // rules that the dialect cannot express
};

// Returns the rules as records. `by_position`: pairing numbers follow the order of the lines (XXC rank, also
// used in wide files; the other dialects with records of 2026 cannot express it).
[[nodiscard]] RuleRecords state_rules(const Tournament& tournament, bool by_position, Target target,
                                      Layout layout = {});

// The points for player lines, as a reader of the target computes them from the results: without rules that the
// target cannot express (reported as losses).
class ToldPoints {
 public:
  ToldPoints(const Tournament& tournament, Target target);
  [[nodiscard]] Points settled(const Player& player) const noexcept;  // after the rounds played
  // of the coming round, for an unpaired player
  [[nodiscard]] Points coming(const Player& player) const noexcept;

 private:
  Tournament told_;  // only its point values are used
  int rounds_;
  bool adjusted_;
};

}  // namespace bloesem::trf
