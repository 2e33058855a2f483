#include "engine/obstacle.hpp"

#include <algorithm>
#include <string>

namespace bloesem {

Error obstacle_error(const Tournament& tournament, std::span<const PlayerIndex> obstacle, int to_be_paired) {
  Error error{ErrorCode::NoValidPairing, {}, {obstacle.begin(), obstacle.end()}};
  const auto id = [&](PlayerIndex p) { return tournament.players[static_cast<std::size_t>(p)].id; };
  std::vector<PlayerIndex>& players = error.players;
  std::sort(players.begin(), players.end(), [&](PlayerIndex a, PlayerIndex b) { return id(a) < id(b); });
  const bool bye_exists = to_be_paired % 2 == 1;
  if (players.size() == 1) {
    error.message = "player " + std::to_string(id(players.front())) + " has no legal opponent left" +
                    (bye_exists ? " and may not receive the bye" : "");
    return error;
  }
  std::string list;
  for (std::size_t i = 0; i < players.size(); ++i)
    list += (i == 0 ? "" : i + 1 == players.size() ? " and " : ", ") + std::to_string(id(players[i]));
  error.message = "players " + list +
                  " cannot all be paired: one of them always stays without a legal opponent" +
                  (bye_exists ? ", and the bye does not help" : "");
  return error;
}

}  // namespace bloesem
