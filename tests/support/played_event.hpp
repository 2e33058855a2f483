// Random events whose rounds were paired by a system, and what arbiters add to a round.
#pragma once

#include <functional>
#include <utility>

#include "bloesem/pair_round.hpp"
#include "tests/support/random.hpp"

namespace bloesem::test {

// Returns the outcomes of one board: White's, Black's.
using DrawnResult = std::function<std::pair<Outcome, Outcome>(Random& random)>;

// How the events of a system are played.
struct EventKind {
  Edition edition;
  int three_points = 0;                                  // percent of the events that count 3-1-0
  void (*rate)(Random& random, Tournament& tournament);  // gives the players their ratings
  DrawnResult (*results)(Random& random);                // how this event's boards end
  Outcome (*absence)(Random& random);                    // what an absent player who has entered receives
};

// Returns an event with late entries and absent players; ends early where a round has no pairing. Two more
// rounds are declared than asked for.
[[nodiscard]] Tournament play_event(Random& random, const EventKind& kind, int players, int rounds);

// Gives some rounds virtual points, and some absent players.
void accelerate_and_excuse(Random& random, Tournament& tournament, PairOptions& options);

// Forbids up to `most` pairs in `percent` of the rounds.
void forbid_some(Random& random, PairOptions& options, int players, int percent, int most);

}  // namespace bloesem::test
