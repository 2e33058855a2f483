// Dubov System (C.04.4.1), article 1: ratings of opponents, upfloats, colours sought.
#pragma once

#include <span>
#include <vector>

#include "engine/literal/colours.hpp"
#include "engine/literal/facts.hpp"

namespace bloesem::literal {

struct DubovPlayer {
  Preference preference;        // 1.6; of a player without a game: mild, for Black
  int aro = 0;                  // 1.7
  int upfloats = 0;             // so far
  bool upfloated_last = false;  // in the round before this one
};

// 1.7: returns the mean, rounded to the nearest integer, halves up; 0 without ratings.
[[nodiscard]] int average_rating(std::span<const int> ratings) noexcept;

// 1.8: returns the number of upfloats that makes a player a maximum upfloater.
[[nodiscard]] constexpr int maximum_upfloats(int rounds_declared) noexcept { return 2 + rounds_declared / 5; }

// Returns the facts by place. `forfeits_upfloat`: see LiteralRound.
[[nodiscard]] std::vector<DubovPlayer> dubov_players(const Field& field, bool forfeits_upfloat);

}  // namespace bloesem::literal
