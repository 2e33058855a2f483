// Positions as the rules see them, composed freely: most of them cannot be reached by play.
#pragma once

#include <set>
#include <utility>
#include <vector>

#include "bloesem/tournament.hpp"
#include "criteria/player_facts.hpp"
#include "engine/campaign/shapes.hpp"
#include "engine/generator/random.hpp"

namespace bloesem::campaign {

struct StatePlayer {
  Points score = 0;             // pairing score in tenths, at least 10
  std::vector<Colour> colours;  // by round; None: not played
  // Of the last round and the one before, if played; otherwise the edition decides which float it leaves.
  criteria::Float previous = criteria::Float::None;
  criteria::Float before_previous = criteria::Float::None;
  bool had_bye = false;  // the first round without a game bars from the bye
};

struct State {
  int rounds = 0;  // number of rounds played
  bool last_round = false;
  std::vector<StatePlayer> players;  // in order of pairing numbers
  std::set<std::pair<int, int>> barred =
      {};  // pairs who have met or must not meet, from 0; the smaller index first
  std::vector<std::vector<int>> apart = {};  // players of one group must not meet each other, from 0
};

// Returns a state whose colours, floats, scores, meetings and byes are of several kinds, drawn independently.
// Small states are more likely.
[[nodiscard]] State random_state(generator::Random& random, Between players);

// Returns a tournament whose coming round is this state. Its players have met strangers who have left, and each
// other where the colours allow it; other pairs are forbidden, and fictitious points give the scores.
[[nodiscard]] Tournament tournament_of(const State& state);

}  // namespace bloesem::campaign
