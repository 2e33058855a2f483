// C.04.4.1, the Dubov System of 2026, articles 2.3 and 3.1.
#pragma once

#include "criteria/criteria_table.hpp"

namespace bloesem::criteria {

// Returns the criteria of the bye (BracketKind::Bye) and of a bracket (BracketKind::Normal), which is completed
// by upfloaters. In the last round no upfloat may show in the facts of a player (2.3.4 to 2.3.6).
[[nodiscard]] CriteriaTable dubov_2026() noexcept;

}  // namespace bloesem::criteria
