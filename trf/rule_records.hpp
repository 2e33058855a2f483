// The rules of a tournament in the words of each dialect: rounds, initial colour, points, restrictions,
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
  std::vector<std::string> lines;  // without their ends
  std::vector<Notice> losses;      // what the dialect cannot say
};

// by_position: the order of the lines gives the pairing numbers (XXC rank; the records of 2026 cannot say it,
// wide files say it so too).
[[nodiscard]] RuleRecords state_rules(const Tournament& tournament, bool by_position, Target target,
                                      Layout layout = {});

// The points of the player lines, as a reader of the target finds them in the results: without what the target
// cannot say, which is one of the losses.
class ToldPoints {
 public:
  ToldPoints(const Tournament& tournament, Target target);
  [[nodiscard]] Points settled(const Player& player) const noexcept;  // after the rounds played
  [[nodiscard]] Points coming(const Player& player) const noexcept;   // of the coming round, if not paired

 private:
  Tournament told_;  // its values only
  int rounds_;
  bool adjusted_;
};

}  // namespace bloesem::trf
