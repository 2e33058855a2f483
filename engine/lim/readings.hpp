// What the text of the Lim System leaves to the organiser.
#pragma once

#include <array>
#include <string_view>

#include "engine/swiss/system.hpp"

namespace bloesem::swiss::lim {

inline constexpr std::array<std::string_view, 2> values_of_maxi = {"off", "on"};

inline constexpr std::array readings_of_2026 = {
    Reading{.name = "maxi",
            .values = values_of_maxi,
            .meaning = "the event is a Maxi-tournament (on), in which floaters and opponents are exchanged for "
                       "colours only within 100 rating points, or it is not (off)",
            .article = "3.2.3"},
};

// True for a Maxi-tournament.
[[nodiscard]] constexpr bool is_maxi(const Readings& readings) noexcept { return readings[0] == 1; }

}  // namespace bloesem::swiss::lim
