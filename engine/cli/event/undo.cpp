#include "engine/cli/event/undo.hpp"

#include <cstddef>

#include "engine/cli/event/players.hpp"

namespace bloesem::cli {

Result<std::string> undo_last_round(Event& event) {
  const int round = event.last_round();
  if (round == 0) return refusal("no round has been paired yet");
  event.end_round();
  int games = 0;
  for (std::size_t i = 0; i < event.tournament().players.size(); ++i) {
    const auto player = static_cast<PlayerIndex>(i);
    const RoundEntry entry = event.entry(player, round);
    if (!took_part(entry)) continue;
    if (entry.opponent != no_player && player < entry.opponent) ++games;
    event.set_entry(player, round, {});
  }
  return "round " + std::to_string(round) + ": " + std::to_string(games) + " games taken back\n";
}

}  // namespace bloesem::cli
