// What the text of the Dubov System leaves open.
#pragma once

#include <array>
#include <string_view>

#include "engine/swiss/system.hpp"

namespace bloesem::swiss::dubov {

inline constexpr std::array<std::string_view, 2> values_of_forfeited_upfloats = {"ignored", "counted"};

inline constexpr std::array readings_of_2026 = {
    Reading{.name = "forfeited-upfloats",
            .values = values_of_forfeited_upfloats,
            .meaning = "a game against a higher score that was forfeited is no upfloat (ignored), or is one "
                       "(counted)",
            .article = "1.8"},
};

// True if forfeited games are counted.
[[nodiscard]] constexpr bool forfeits_upfloat(const Readings& readings) noexcept { return readings[0] == 1; }

}  // namespace bloesem::swiss::dubov
