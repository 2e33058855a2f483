// What results alone can compare: players divided into groups whose strengths have a finite ratio (Ford's
// condition), and groups into tiers such that every player of one tier is above every player of the next.
#pragma once

#include <vector>

#include "engine/standings/board_games.hpp"

namespace bloesem::standings {

// `stronger` did not lose: a win is one edge, a draw one edge in each direction.
struct ResultEdge {
  PlayerIndex stronger = no_player;
  PlayerIndex weaker = no_player;
};

struct ResultGroup {
  std::vector<PlayerIndex> players;  // in order of their numbers
  int tier = 0;                      // from 0, the best; not all groups of one tier can be compared
};

// Returns the strongly connected components of the edges between players [0, players), ordered so that none
// precedes one that is above it. Two groups are comparable if a chain of results leads from one to the other;
// tiers are the finest partition in which players of different tiers are ordered. Linear in players and edges.
[[nodiscard]] std::vector<ResultGroup> result_groups(int players, const std::vector<ResultEdge>& edges);

}  // namespace bloesem::standings
