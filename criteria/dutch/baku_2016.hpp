// C.04.3 as approved in Baku 2016 (in force until 31 January 2026): C.2 and C.4 to C.19 as a table.
#pragma once

#include "criteria/criteria_table.hpp"

namespace bloesem::criteria {

[[nodiscard]] CriteriaTable baku_2016() noexcept;

}  // namespace bloesem::criteria
