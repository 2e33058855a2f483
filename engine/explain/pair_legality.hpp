// Which pairs of a round are on a board, and which the rules forbid.
#pragma once

#include <vector>

#include "bloesem/explain/all_pairs.hpp"
#include "engine/requested_round.hpp"
#include "engine/swiss/by_player.hpp"

namespace bloesem::explain {

struct PairLegality {
  RequestedRound request;
  swiss::ByPlayer<PlayerIndex> opponents;          // of the answer; no_player: none
  std::vector<std::vector<PlayerIndex>> met = {};  // by player, ascending

  // Returns Board, Met, Forbidden or Colours; Absent for a legal pair that is not on a board.
  [[nodiscard]] PairFate fate(swiss::Position a, swiss::Position b) const;
};

// Errors: those of requested_round.
[[nodiscard]] Result<PairLegality> pair_legality(const Subject& subject);

}  // namespace bloesem::explain
