// 3.2.1, 3.2.2, 2.3 and 4.2: the players of lower scoregroups who complete a bracket.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "criteria/criteria_table.hpp"
#include "engine/dubov/round.hpp"

namespace bloesem::swiss::dubov {

// The players who are left when a bracket is composed, in rank order: those with the highest score, and all
// others. A view.
struct Left {
  std::span<const Position> residents;
  std::span<const Position> lower;
};

struct Upfloaters {
  std::vector<Position> players;  // in rank order
  bool matched = false;           // found by a weighted matching
};

// Returns the best set of upfloaters, the first of equal ones. Counts where that suffices, and otherwise solves
// a matching of few players, or of all. Requires that the players who are left can be paired.
[[nodiscard]] Upfloaters choose_upfloaters(const Round& round, criteria::CriteriaTable criteria,
                                           const Left& left);

}  // namespace bloesem::swiss::dubov
