// The upfloaters of a bracket by one matching of least cost: the criteria of 2.3 are charged to its edges.
#pragma once

#include <optional>
#include <vector>

#include "criteria/criteria_table.hpp"
#include "engine/dubov/round.hpp"
#include "engine/dubov/upfloaters.hpp"

namespace bloesem::swiss::dubov {

// Returns the best set of upfloaters, the first of equal ones, in rank order. Every player who is left is a
// vertex, so that the others can be paired. Requires that the players who are left can be paired.
[[nodiscard]] std::vector<Position> upfloaters_by_matching(const Round& round, criteria::CriteriaTable criteria,
                                                           const Left& left);

// Returns the same without regard to the players who do not float up, and with few vertices: of each scoregroup
// only the first players of each kind. Empty if more than `fewest` upfloaters are needed. Requires that no
// fewer suffice.
[[nodiscard]] std::optional<std::vector<Position>> nearest_upfloaters(const Round& round,
                                                                      criteria::CriteriaTable criteria,
                                                                      const Left& left, int fewest);

}  // namespace bloesem::swiss::dubov
