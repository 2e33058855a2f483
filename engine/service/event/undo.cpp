#include "engine/service/event/undo.hpp"

#include <cstddef>

#include "bloesem/check_tournament.hpp"
#include "engine/model/counted.hpp"
#include "engine/service/event/results.hpp"
#include "engine/service/refusal.hpp"

namespace bloesem::service {

namespace {

bool has_result(const EventText& event, PlayerIndex player, int round) {
  for (int game = 0; game < event.games_of_a_round(); ++game)
    if (event.game(player, round, game).outcome != Outcome::Unfinished) return true;
  return false;
}

int results_in(const EventText& event, int round) {
  int results = 0;
  for (const Board& board : played_round(event.tournament(), round).boards)
    if (has_result(event, board.white, round)) ++results;
  return results;
}

// Returns "12 results of round 3 and 1 result of round 4"; empty if no result would be lost.
std::string results_from(const EventText& event, int first) {
  std::string text;
  for (int round = first; round <= event.last_round(); ++round) {
    const int results = results_in(event, round);
    if (results == 0) continue;
    text += (text.empty() ? "" : ", ") + std::to_string(results) + (results == 1 ? " result" : " results") +
            " of round " + std::to_string(round);
  }
  return text;
}

std::string undo_last_round(EventText& event) {
  const int round = event.last_round();
  event.end_round();
  int games = 0;
  for (std::size_t i = 0; i < event.tournament().players.size(); ++i) {
    const auto player = static_cast<PlayerIndex>(i);
    const RoundEntry entry = event.entry(player, round);
    if (!took_part(entry)) continue;
    if (entry.opponent != no_player && player < entry.opponent) ++games;
    event.set_entry(player, round, {});
  }
  return "round " + std::to_string(round) + ": " + counted(games, "game") + " undone\n";
}

}  // namespace

Result<std::string> undo_rounds_from(EventText& event, int round, bool sure) {
  if (std::optional<Error> error = refuse_unpaired(event, round)) return *std::move(error);
  const std::string lost = results_from(event, round);
  if (!lost.empty() && !sure) {
    return refusal("undoing round " + std::to_string(round) + " would lose " + lost + "; nothing was changed",
                   Remedy::AllowLoss);
  }
  std::string text;
  while (event.last_round() >= round) text += undo_last_round(event);
  return text;
}

}  // namespace bloesem::service
