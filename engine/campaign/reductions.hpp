// Smaller tournaments made from one: each keeps the tournament consistent. Forbidden pairs of some rounds only
// are not looked at: tournament_before() makes those of the coming round plain ones.
#pragma once

#include <cstddef>
#include <vector>

#include "bloesem/tournament.hpp"

namespace bloesem::campaign {

// Without players first .. first + count - 1. Whoever met one of them has a bye worth as much instead.
[[nodiscard]] Tournament without_players(const Tournament& tournament, std::size_t first, std::size_t count);

// Without rounds first .. first + count - 1 (from 0) of those played.
[[nodiscard]] Tournament without_rounds(const Tournament& tournament, std::size_t first, std::size_t count);

// Without some of the forbidden groups.
[[nodiscard]] Tournament without_forbidden(const Tournament& tournament, std::size_t first, std::size_t count);

// How far an outcome is from the simplest there is: less is simpler.
[[nodiscard]] int complexity(Outcome outcome) noexcept;

// Simpler ways in which the round (from 0) may have gone for a player, and with him for his opponent; the
// simplest first.
[[nodiscard]] std::vector<Tournament> with_simpler_round(const Tournament& tournament, PlayerIndex player,
                                                         int round);

// Numbers 1 .. n, made-up names, ratings that fall with the number.
[[nodiscard]] Tournament with_plain_labels(const Tournament& tournament);

}  // namespace bloesem::campaign
