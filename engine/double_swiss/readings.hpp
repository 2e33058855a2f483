// The reading that Double-Swiss and Swiss Team share.
#pragma once

#include <array>
#include <string_view>

#include "engine/swiss/system.hpp"

namespace bloesem::swiss::double_swiss {

inline constexpr std::array<std::string_view, 2> values_of_c6 = {"pass-fail", "graded"};

inline constexpr Reading c6_reading = {
    .name = "c6",
    .values = values_of_c6,
    .meaning =
        "a set of upfloaters only either leaves the following score group its own least number of "
        "upfloaters or does not (pass-fail), or sets are compared by that number (graded)",
    .article = "C6"};

}  // namespace bloesem::swiss::double_swiss
