// Results against the ratings: the lower rated player won or drew.
#pragma once

#include <optional>
#include <vector>

#include "engine/standings/board_games.hpp"

namespace bloesem::standings {

struct Upset {
  BoardGame game;
  PlayerIndex lower = no_player;
  PlayerIndex higher = no_player;
  int difference = 0;  // rating difference, > 0
  bool drawn = false;
  // Sort key, doubled: the difference for a win, half of it for a draw.
  int doubled_key = 0;
};

// Returns upsets by descending key, equal ones in order of rounds, then of games. Considers games over the
// board between rated players, in one round (from 1) or in all.
[[nodiscard]] std::vector<Upset> upsets(const Tournament& tournament, std::optional<int> round = {});

}  // namespace bloesem::standings
