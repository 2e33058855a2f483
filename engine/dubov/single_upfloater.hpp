// The only upfloater of a bracket with an odd number of residents.
#pragma once

#include <optional>

#include "criteria/criteria_table.hpp"
#include "engine/dubov/round.hpp"
#include "engine/dubov/upfloaters.hpp"

namespace bloesem::swiss::dubov {

// Returns the best upfloater if a single one completes the bracket and no more preferences have to be denied
// than the numbers of White and Black seekers demand. Empty if that cannot be proven. Requires an odd number of
// residents. Two maximum matchings of the residents decide for all candidates.
[[nodiscard]] std::optional<Position> single_upfloater(const Round& round, criteria::CriteriaTable criteria,
                                                       const Left& left);

}  // namespace bloesem::swiss::dubov
