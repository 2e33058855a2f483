// What is counted in the scoregroups of systems that are procedures, not a choice of the best pairing: Dubov
// 1997, its Danubian variant, and the Vega system.
#pragma once

#include "criteria/criteria_table.hpp"

namespace bloesem::criteria {

// Returns the rows for Dubov 1997 and the Danubian variant, in force for BracketKind::Normal.
[[nodiscard]] CriteriaTable dubov_1997() noexcept;
// Returns those for the Vega system.
[[nodiscard]] CriteriaTable vega_2015() noexcept;

}  // namespace bloesem::criteria
