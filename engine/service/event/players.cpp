#include "engine/service/event/players.hpp"

#include <optional>

#include "engine/platform/terminal.hpp"
#include "engine/service/player_id.hpp"
#include "engine/service/refusal.hpp"

namespace bloesem::service {

Result<PlayerIndex> player_with_id(const EventText& event, int id) {
  if (const std::optional<PlayerIndex> player = event.tournament().find(id)) return *player;
  return refusal("no player has the starting rank " + std::to_string(id));
}

std::string shown(const EventText& event, PlayerIndex player) {
  const Player& person = player_at(event.tournament(), player);
  std::string text = std::to_string(person.id);
  if (!person.name.empty()) text += " (" + trf::visible(person.name) + ")";
  return text;
}

}  // namespace bloesem::service
