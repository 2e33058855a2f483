// The games played over the board, each once, on which strengths, upsets and ratings are based. Forfeits, byes
// and games without a result are not included.
#pragma once

#include <optional>
#include <vector>

#include "bloesem/tournament.hpp"

namespace bloesem::standings {

struct BoardGame {
  int round = 0;  // from 1
  PlayerIndex white = no_player;
  PlayerIndex black = no_player;
  // Half-points of the result itself, independent of the event's point system: 2, 1 or 0. Their sum can be less
  // than 2: an arbiter may end a game with 0-0 or 1/2-0.
  int white_score = 0;
  int black_score = 0;
  bool rated = false;          // false for W, D and L
  bool colours_known = false;  // false: `white` is the player with the lower pairing number
};

// Returns the games in order of rounds, then of pairing numbers. `after`: number of rounds counted; empty: all.
[[nodiscard]] std::vector<BoardGame> board_games(const Tournament& tournament, std::optional<int> after = {});

}  // namespace bloesem::standings
