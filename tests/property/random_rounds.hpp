// Thousands of random rounds for properties that must hold in every round.
#pragma once

#include <functional>

#include "bloesem/pair_round.hpp"
#include "bloesem/tournament.hpp"
#include "engine/swiss/round_field.hpp"
#include "tests/support/random.hpp"

namespace bloesem::test {

// Returns the number of rounds per property: BLOESEM_PROPERTY_ROUNDS, or 600.
[[nodiscard]] int rounds_to_try();

// Returns an event before its first round, with 2 to 40 players, mostly few, and so many rounds that the last
// ones may be impossible. Some events have an acceleration, forbidden pairs, or another point system.
[[nodiscard]] Tournament random_event(Random& random);

// Calls `check` with tournaments whose coming round is to be paired: artificial ones, and every round of events
// that the engine plays. Some players are marked absent. Stops at the first failure and prints that tournament.
using Check = std::function<void(const Tournament& tournament, Random& random)>;
void for_random_rounds(const Check& check, int rounds = rounds_to_try());

// The same without the rounds that cannot be paired.
using CheckPaired =
    std::function<void(const Tournament& tournament, const RoundPairing& pairing, Random& random)>;
void for_random_pairings(const CheckPaired& check, int rounds = rounds_to_try());

// Returns the players to be paired in the coming round.
[[nodiscard]] swiss::RoundField field_of(const Tournament& tournament);

// A.9 under the 2016 text: true if an attempt was discarded and followed by a PPB and a CLB.
[[nodiscard]] bool has_ppb_and_clb(const RoundPairing& pairing);

}  // namespace bloesem::test
