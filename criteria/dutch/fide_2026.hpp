// C.04.3 in force from 1 February 2026: C4 to C21 as a table.
#pragma once

#include "criteria/criteria_table.hpp"

namespace bloesem::criteria {

// The assignee's score (C5) is settled for the whole round beforehand: players who would make it higher count
// as not eligible for the bye.
[[nodiscard]] CriteriaTable fide_2026() noexcept;

}  // namespace bloesem::criteria
