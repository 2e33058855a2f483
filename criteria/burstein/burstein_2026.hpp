// The criteria of the Burstein System (C.04.4.2), edition 2026: of the bye (3.1) and of a bracket (2.3).
#pragma once

#include "criteria/criteria_table.hpp"

namespace bloesem::criteria {

// Returns the table. The rows in force for BracketKind::Bye are those of the bye; a bracket is Last if no score
// group follows, else Normal.
[[nodiscard]] CriteriaTable burstein_2026() noexcept;

}  // namespace bloesem::criteria
