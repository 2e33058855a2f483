// A criteria table as a page for people: the generated part of docs/criteria.md.
#pragma once

#include <string>

#include "criteria/criteria_table.hpp"

namespace bloesem::criteria {

// A Markdown table, one row per criterion in priority order.
[[nodiscard]] std::string describe(CriteriaTable table);

}  // namespace bloesem::criteria
