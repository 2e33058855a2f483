// Results against the ratings: the lower rated won, or drew.
#pragma once

#include <optional>
#include <vector>

#include "engine/standings/board_games.hpp"

namespace bloesem::standings {

struct Upset {
  BoardGame game;
  PlayerIndex lower = no_player;
  PlayerIndex higher = no_player;
  int difference = 0;  // of the ratings, > 0
  bool drawn = false;
  // What they are ranked by, doubled: the difference for a win, half of it for a draw.
  int doubled_key = 0;
};

// The greatest key first; equal ones in the order of the rounds, then of the games. Games over the board
// between rated players, of one round (from 1), or of all.
[[nodiscard]] std::vector<Upset> upsets(const Tournament& tournament, std::optional<int> round = {});

}  // namespace bloesem::standings
