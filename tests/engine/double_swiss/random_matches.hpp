// Random events of matches, round by round, for comparisons of engines.
#pragma once

#include <functional>

#include "bloesem/pair_round.hpp"
#include "tests/support/random.hpp"

namespace bloesem::test {

// What an event is made of; everything else is drawn.
struct MatchEvent {
  int least_players = 4;
  int most_players = 13;
  int most_rounds = 9;
  bool game_points = false;  // of teams: drawn, too
};

// Plays a random event: late entries, absences, byes on request, forfeits, matches without a game, other
// points, fictitious points, corrections of single rounds, forbidden pairs. `pair` is asked for every round,
// with the options that belong to it, and its answer is played; an error ends the event.
void play_matches(Random& random, const MatchEvent& event,
                  const std::function<Result<RoundPairing>(const Tournament&, const PairOptions&)>& pair);

}  // namespace bloesem::test
