// Renders a criteria table for readers: the generated part of docs/criteria.md.
#pragma once

#include <string>

#include "criteria/criteria_table.hpp"

namespace bloesem::criteria {

// Returns a Markdown table with one row per criterion, in order of priority.
[[nodiscard]] std::string describe(CriteriaTable table);

}  // namespace bloesem::criteria
