// Players and their ids, the numbers used outside the program.
#pragma once

#include <cstddef>

#include "bloesem/tournament.hpp"

namespace bloesem::service {

[[nodiscard]] inline const Player& player_at(const Tournament& tournament, PlayerIndex player) {
  return tournament.players.at(static_cast<std::size_t>(player));
}

[[nodiscard]] inline int id_of(const Tournament& tournament, PlayerIndex player) {
  return player_at(tournament, player).id;
}

}  // namespace bloesem::service
