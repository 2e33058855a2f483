// 3.1: who receives the pairing-allocated bye.
#pragma once

#include <optional>
#include <vector>

#include "criteria/criteria_table.hpp"
#include "engine/dubov/round.hpp"

namespace bloesem::swiss::dubov {

// Returns the players who may have the bye, the best first: by the criteria, then the largest pairing number.
[[nodiscard]] std::vector<Position> bye_candidates(const Round& round, criteria::CriteriaTable criteria);

// Returns the best player who may have the bye and without whom all others can be paired: by the criteria, then
// with the largest pairing number. Empty if there is none. Requires an odd number of players.
[[nodiscard]] std::optional<Position> choose_bye(const Round& round, criteria::CriteriaTable criteria);

// Returns the values of the criteria if `p` has the bye, in order of priority.
[[nodiscard]] std::vector<criteria::CriterionValue> bye_values(const Round& round,
                                                               criteria::CriteriaTable criteria, Position p);

}  // namespace bloesem::swiss::dubov
