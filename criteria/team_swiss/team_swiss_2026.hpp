// The criteria of the Swiss Team Pairing System (C.04.6), edition 2026: of the bye (3.4) and of a bracket
// (2.3).
#pragma once

#include "criteria/criteria_table.hpp"

namespace bloesem::criteria {

// Returns the table, which begins with match_rows (double_swiss/match_costs.hpp). The rows in force for
// BracketKind::Bye are those of the bye; every bracket is Normal. Requires preferences of teams (1.7), which
// are strong in type B only, and never absolute.
[[nodiscard]] CriteriaTable team_swiss_2026() noexcept;

}  // namespace bloesem::criteria
