// What results alone can compare: players parted into groups whose strengths have a finite ratio (Ford's
// condition), and the groups into tiers, of which every player of one is above every player of the next.
#pragma once

#include <vector>

#include "engine/standings/board_games.hpp"

namespace bloesem::standings {

// `stronger` did not lose: he won, or it was a draw, which is an edge each way.
struct ResultEdge {
  PlayerIndex stronger = no_player;
  PlayerIndex weaker = no_player;
};

struct ResultGroup {
  std::vector<PlayerIndex> players;  // in the order of their numbers
  int tier = 0;                      // from 0, the best; groups of one tier cannot be compared
};

// The strongly connected components of the edges between players 0 .. n-1, no group in front of one that is
// above it. Two groups are comparable if a chain of results leads from one to the other; the tiers are the
// finest parting that orders all players of different tiers. Linear in players and edges.
[[nodiscard]] std::vector<ResultGroup> result_groups(int players, const std::vector<ResultEdge>& edges);

}  // namespace bloesem::standings
