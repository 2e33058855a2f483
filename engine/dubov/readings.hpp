// What the text of the Dubov System leaves open.
#pragma once

#include "bloesem/readings.hpp"

namespace bloesem::swiss::dubov {

// True if a forfeited game against a higher score is an upfloat, too (1.8): reading 0 with its second value.
[[nodiscard]] constexpr bool forfeits_upfloat(const Readings& readings) noexcept { return readings[0] == 1; }

}  // namespace bloesem::swiss::dubov
