// The games that were played over the board, each once: what strengths, upsets and ratings are about. Forfeits,
// byes and games without a result are none.
#pragma once

#include <optional>
#include <vector>

#include "bloesem/tournament.hpp"

namespace bloesem::standings {

struct BoardGame {
  int round = 0;  // from 1
  PlayerIndex white = no_player;
  PlayerIndex black = no_player;
  // Half-points of the result itself, whatever the event pays for it: 2, 1, 0. They can be less than 2
  // together: an arbiter may end a game with 0-0 or 1/2-0.
  int white_score = 0;
  int black_score = 0;
  bool rated = false;          // not W, D or L
  bool colours_known = false;  // otherwise white is the one with the lower pairing number
};

// In the order of the rounds, then of the pairing numbers. `after`: rounds counted; nothing: all.
[[nodiscard]] std::vector<BoardGame> board_games(const Tournament& tournament, std::optional<int> after = {});

}  // namespace bloesem::standings
