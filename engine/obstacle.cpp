#include "engine/obstacle.hpp"

#include <algorithm>
#include <string>

namespace bloesem {

Error obstacle_error(const Tournament& tournament, std::span<const PlayerIndex> obstacle, int to_be_paired) {
  Error named{ErrorCode::NoValidPairing, {}, {}};
  for (const PlayerIndex p : obstacle)
    named.players.push_back(tournament.players[static_cast<std::size_t>(p)].id);
  std::sort(named.players.begin(), named.players.end());
  const bool bye_exists = to_be_paired % 2 == 1;
  if (named.players.size() == 1) {
    named.message = "player " + std::to_string(named.players.front()) + " has no legal opponent left" +
                    (bye_exists ? " and may not receive the bye" : "");
    return named;
  }
  std::string list;
  for (std::size_t i = 0; i < named.players.size(); ++i)
    list += (i == 0 ? "" : i + 1 == named.players.size() ? " and " : ", ") + std::to_string(named.players[i]);
  named.message = "players " + list +
                  " cannot all be paired: one of them always stays without a legal opponent" +
                  (bye_exists ? ", and the bye does not help" : "");
  return named;
}

}  // namespace bloesem
