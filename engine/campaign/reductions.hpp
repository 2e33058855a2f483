// Smaller tournaments derived from one, each of them consistent. Forbidden pairs limited to some rounds are not
// handled: tournament_before() turns those of the coming round into plain ones.
#pragma once

#include <cstddef>
#include <vector>

#include "bloesem/tournament.hpp"

namespace bloesem::campaign {

// Returns the tournament without players [first, first + count). Their opponents get byes of the same worth.
[[nodiscard]] Tournament without_players(const Tournament& tournament, std::size_t first, std::size_t count);

// Returns the tournament without `count` of the played rounds, starting with `first` (from 0).
[[nodiscard]] Tournament without_rounds(const Tournament& tournament, std::size_t first, std::size_t count);

// Returns the tournament without `count` of the forbidden groups.
[[nodiscard]] Tournament without_forbidden(const Tournament& tournament, std::size_t first, std::size_t count);

// Returns the distance of an outcome from the simplest one: less is simpler.
[[nodiscard]] int complexity(Outcome outcome) noexcept;

// Returns variants in which the round (from 0) had a simpler outcome for the player and hence for the opponent,
// the simplest first.
[[nodiscard]] std::vector<Tournament> with_simpler_round(const Tournament& tournament, PlayerIndex player,
                                                         int round);

// Returns the tournament with numbers 1 to n, made-up names, and ratings that fall as the numbers rise.
[[nodiscard]] Tournament with_plain_labels(const Tournament& tournament);

}  // namespace bloesem::campaign
