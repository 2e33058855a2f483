// The wishes of an arbiter that certain players should rather not meet (Tournament::wishes), by round.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string_view>
#include <vector>

#include "bloesem/tournament.hpp"
#include "matching/index.hpp"

namespace bloesem {

// The row that a wish adds to the values of a bracket, and the one before it of a strict wish.
inline constexpr std::string_view wish_article = "wish";
inline constexpr std::string_view wish_meaning = "pairs of players who should rather not meet";
inline constexpr std::string_view kept_floaters_article = "wish-floaters";
inline constexpr std::string_view kept_floaters_meaning =
    "downfloaters whom the pairing without the wish does not have";

[[nodiscard]] inline bool is_about(const Wish& wish, int round) noexcept {
  return wish.first_round <= round && round <= wish.last_round;
}

// True if some wish is about the round (from 1).
[[nodiscard]] inline bool has_wish(const Tournament& tournament, int round) noexcept {
  return std::any_of(tournament.wishes.begin(), tournament.wishes.end(),
                     [&](const Wish& wish) { return is_about(wish, round); });
}

// True if a wish about the round must not change the value of any criterion of the round.
[[nodiscard]] inline bool has_strict_wish(const Tournament& tournament, int round) noexcept {
  return std::any_of(tournament.wishes.begin(), tournament.wishes.end(),
                     [&](const Wish& wish) { return wish.strict && is_about(wish, round); });
}

// Returns, for each wish about the round, the number of every player's group; -1: none.
[[nodiscard]] inline std::vector<std::vector<int>> wish_groups(const Tournament& tournament, int round) {
  std::vector<std::vector<int>> all;
  for (const Wish& wish : tournament.wishes) {
    if (!is_about(wish, round)) continue;
    std::vector<int>& numbers = all.emplace_back(tournament.players.size(), -1);
    for (std::size_t group = 0; group < wish.groups.size(); ++group)
      for (const PlayerIndex player : wish.groups[group]) numbers[at(player)] = static_cast<int>(group);
  }
  return all;
}

}  // namespace bloesem
