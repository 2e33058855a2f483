// Seeded tournaments for comparing the engine with exhaustion: small, but crooked in every way that
// a tournament file can be.
#pragma once

#include "bloesem/tournament.hpp"
#include "tests/support/random.hpp"

namespace bloesem::test {

// Rounds made up from nothing: games with lopsided colours, forfeits, byes of every kind, late entries, some
// virtual points, forbidden pairs, several point systems. Nobody meets an opponent twice. At most five rounds,
// so that no colour difference beyond two goes with two games of the balancing colour at the end (W W W W B B),
// of which the rules do not say what is preferred.
enum class Colours { Mixed, Lopsided };  // Lopsided: nearly everybody always has the same colour
[[nodiscard]] Tournament made_up_tournament(Random& random, int players, int rounds,
                                            Colours colours = Colours::Mixed);

// Two rounds in which everybody played White and then Black against somebody who has left since (the second
// half of the list). So all want the same, mildly, and only floats, which are random, and forbidden pairs
// matter.
[[nodiscard]] Tournament floating_tournament(Random& random, int players);

// Before the first round, with hardly anybody of the upper half allowed to meet anybody of the lower half: so
// S1 must exchange players with S2, mostly several.
[[nodiscard]] Tournament halved_tournament(Random& random, int players);

// Rounds paired by the engine itself, with random results, forfeits and absences. Ends early if a round cannot
// be paired.
[[nodiscard]] Tournament played_tournament(Random& random, int players, int rounds);

// Appends one round so paired; false: it cannot be.
bool play_round(Random& random, Tournament& tournament);

}  // namespace bloesem::test
