// What the text of the Burstein System leaves open.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/swiss/system.hpp"

namespace bloesem::swiss::burstein {

// When consecutive zero-point byes count as draws in the score that opponents met over the board see (1.7.2).
enum class ZeroByes : std::uint8_t {
  UpToLastRound,  // if the last of them was in the round before the one to be paired
  UpToThisRound,  // only if the player also has a zero-point bye in the round to be paired
};

// In the order of ZeroByes.
inline constexpr std::array<std::string_view, 2> values_of_zero_byes = {"last-round", "this-round"};

inline constexpr std::array readings_of_2026 = {
    Reading{.name = "zero-byes",
            .values = values_of_zero_byes,
            .meaning =
                "a run of zero-point byes counts as draws for the opponents if it reaches the last round "
                "paired (last-round), or only if it includes the round to be paired (this-round)",
            .article = "1.7.2"},
};

[[nodiscard]] constexpr ZeroByes zero_byes(const Readings& readings) noexcept {
  return readings[0] == 1 ? ZeroByes::UpToThisRound : ZeroByes::UpToLastRound;
}

}  // namespace bloesem::swiss::burstein
