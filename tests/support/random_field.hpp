// Seeded tournaments for comparing the engine with exhaustion: small, but crooked in every way that
// a tournament file can be.
#pragma once

#include "engine/model/tournament.hpp"
#include "tests/support/random.hpp"

namespace bloesem::test {

// Rounds made up from nothing: games with lopsided colours, forfeits, byes of every kind, late entries, some
// virtual points, forbidden pairs, several point systems. Nobody meets an opponent twice. At most five rounds,
// so that no colour difference beyond two goes with two games of the balancing colour at the end (W W W W B B),
// of which the rules do not say what is preferred.
[[nodiscard]] Tournament made_up_tournament(Random& random, int players, int rounds);

// Rounds paired by the engine itself, with random results, forfeits and absences. Ends early if a round cannot
// be paired.
[[nodiscard]] Tournament played_tournament(Random& random, int players, int rounds);

// Appends one round so paired; false: it cannot be.
bool play_round(Random& random, Tournament& tournament);

}  // namespace bloesem::test
