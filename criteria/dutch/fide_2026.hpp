// C.04.3 in force from 1 February 2026: C4 to C21 as a table.
#pragma once

#include "criteria/criteria_table.hpp"

namespace bloesem::criteria {

// Requires that the score of the player with the bye (C5) is settled for the whole round beforehand: players
// whose bye would make it higher count as ineligible.
[[nodiscard]] CriteriaTable fide_2026() noexcept;

}  // namespace bloesem::criteria
