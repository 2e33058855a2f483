// Seeded small tournaments for comparing the engine with exhaustion, with all irregularities that a
// tournament file can have.
#pragma once

#include "bloesem/tournament.hpp"
#include "tests/support/random.hpp"

namespace bloesem::test {

// Returns random rounds: games with lopsided colours, forfeits, byes of every kind, late entries, some
// virtual points, forbidden pairs, several point systems. No two players meet twice. At most five rounds,
// so that no colour difference above two coincides with two final games of the balancing colour (W W W W B
// B), for which the rules do not define a preference.
enum class Colours { Mixed, Lopsided };  // Lopsided: nearly every player always has the same colour
[[nodiscard]] Tournament made_up_tournament(Random& random, int players, int rounds,
                                            Colours colours = Colours::Mixed);

// Returns two rounds in which every player had White and then Black against an opponent who has since left
// (the second half of the list). All players have the same mild preference, so only random floats and
// forbidden pairs matter.
[[nodiscard]] Tournament floating_tournament(Random& random, int players);

// Returns a tournament before round 1 in which few players of the upper half may meet the lower half, so S1
// and S2 must exchange players, usually several.
[[nodiscard]] Tournament halved_tournament(Random& random, int players);

// Returns rounds paired by the engine itself, with random results, forfeits and absences. Ends early if a
// round cannot be paired.
[[nodiscard]] Tournament played_tournament(Random& random, int players, int rounds);

// Appends one such round. Returns false if it cannot be paired.
bool play_round(Random& random, Tournament& tournament);

}  // namespace bloesem::test
