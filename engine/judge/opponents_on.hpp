// Who meets whom on some boards.
#pragma once

#include <vector>

#include "bloesem/pair_round.hpp"
#include "engine/swiss/by_player.hpp"

namespace bloesem {

// Returns the opponent of each player on these boards; no_player for the others.
[[nodiscard]] inline swiss::ByPlayer<PlayerIndex> opponents_on(const std::vector<Board>& boards) {
  swiss::ByPlayer<PlayerIndex> opponents(no_player);
  for (const Board& board : boards) {
    opponents.set(board.white, board.black);
    opponents.set(board.black, board.white);
  }
  return opponents;
}

}  // namespace bloesem
