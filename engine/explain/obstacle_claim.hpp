// What is said of a round that cannot be paired.
#pragma once

#include <cstdint>
#include <vector>

#include "bloesem/explain/claim.hpp"

namespace bloesem::explain {

// Returns the claim that one of these players always stays without an opponent in the round (from 1), and
// without the bye if there is one.
[[nodiscard]] inline Claim claim_of_obstacle(const std::vector<PlayerIndex>& players, bool bye, int round) {
  const std::int64_t number = round;
  if (players.size() == 1)
    return {bye ? Statement::NoOpponentNorBye : Statement::NoOpponentLeft,
            {{"player", players.front()}, {"round", number}}};
  return {bye ? Statement::OneWithoutOpponentOrBye : Statement::OneWithoutOpponent,
          {{"players", players}, {"round", number}}};
}

}  // namespace bloesem::explain
