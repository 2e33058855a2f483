// What programs read differently in the text of 2012, and what a reading means for a round.
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

#include "criteria/dutch_2012/istanbul_2012.hpp"
#include "engine/swiss/system.hpp"

namespace bloesem::swiss::dutch_2012 {

inline constexpr std::array<std::string_view, 2> ways_of_a7d = {"absolute", "strong"};
inline constexpr std::array<std::string_view, 2> ways_of_a7e = {"flexible", "mild"};

inline constexpr std::array readings_of_2012 = {
    Reading{.name = "odd-rounds",
            .values = ways_of_a7d,
            .meaning = "in odd rounds strong colour preferences count almost as absolute ones (absolute), or "
                       "only as preferences (strong)",
            .article = "A.7.d"},
    Reading{.name = "even-rounds",
            .values = ways_of_a7e,
            .meaning =
                "in even rounds mild colour preferences give way where that spares two equal strong ones "
                "(flexible), or are preferences like all others (mild)",
            .article = "A.7.e"},
};

// Returns what strong preferences count for in this round.
[[nodiscard]] inline criteria::StrongColours strong_colours_in(int round, const Readings& readings) noexcept {
  const bool odd = round % 2 == 1;
  if (readings[odd ? 0 : 1] != 0) return criteria::StrongColours::Nothing;
  return odd ? criteria::StrongColours::Before : criteria::StrongColours::After;
}
[[nodiscard]] inline criteria::StrongColours strong_colours_in(const RoundTask& task) noexcept {
  return strong_colours_in(task.round, task.readings);
}

}  // namespace bloesem::swiss::dutch_2012
