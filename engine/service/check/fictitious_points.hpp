// Descriptions of accelerated rounds, in which players are paired by more points than they have.
#pragma once

#include <string>
#include <vector>

#include "bloesem/tournament.hpp"

namespace bloesem::service {

// True if any player has fictitious points when this round (from 1) is paired.
[[nodiscard]] bool is_accelerated(const Tournament& tournament, int round) noexcept;

// Returns sentences, one for each line, that say who has how many fictitious points and what they do. Empty if
// the round is not accelerated.
[[nodiscard]] std::vector<std::string> fictitious_points_words(const Tournament& tournament, int round);

// Returns the player's points before the round: "2.5", or "2.5+1.0" with fictitious points.
[[nodiscard]] std::string points_before(const Tournament& tournament, const Player& player, int round);

}  // namespace bloesem::service
