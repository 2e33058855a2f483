// Positions as the rules see them, put together at will: most of them no play could reach.
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
  Points score = 0;             // pairing score, at least 10
  std::vector<Colour> colours;  // round by round; None: not played
  // Of the last round and the one before, where they were played; what was not counts as a downfloat.
  criteria::Float previous = criteria::Float::None;
  criteria::Float before_previous = criteria::Float::None;
  bool had_bye = false;  // in his first round without a game: he may have no other
};

struct State {
  int rounds = 0;  // played
  bool last_round = false;
  std::vector<StatePlayer> players;           // in the order of the pairing numbers
  std::set<std::pair<int, int>> barred = {};  // who have met or must not meet, from 0; the smaller first
};

// Colours, floats, scores, meetings and byes, each of several kinds that are drawn independently of each other.
// Small states are the likelier ones.
[[nodiscard]] State random_state(generator::Random& random, Between players);

// A tournament whose coming round is this state. Its players have met strangers who have left, and each other
// where the colours allow it; other pairs are forbidden, and fictitious points make the scores.
[[nodiscard]] Tournament tournament_of(const State& state);

}  // namespace bloesem::campaign
