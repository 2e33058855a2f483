// The criteria of the Double-Swiss System (C.04.5), edition 2026: of the bye (3.4) and of a bracket (2.3).
#pragma once

#include "criteria/criteria_table.hpp"

namespace bloesem::criteria {

// Returns the table, which begins with match_rows (match_costs.hpp). The rows in force for BracketKind::Bye are
// those of the bye; every bracket is Normal.
[[nodiscard]] CriteriaTable double_swiss_2026() noexcept;

}  // namespace bloesem::criteria
