// Accelerated rounds, in words: players are paired by more points than they have.
#pragma once

#include <string>
#include <vector>

#include "bloesem/tournament.hpp"

namespace bloesem::cli {

// True if anybody has fictitious points when this round (from 1) is paired.
[[nodiscard]] bool is_accelerated(const Tournament& tournament, int round) noexcept;

// Who has how many, and what they do: sentences, one for each line. Empty if the round is not accelerated.
[[nodiscard]] std::vector<std::string> fictitious_points_words(const Tournament& tournament, int round);

// "2.5", with fictitious points "2.5+1.0": what the player has before the round.
[[nodiscard]] std::string points_before(const Tournament& tournament, const Player& player, int round);

}  // namespace bloesem::cli
