#include "engine/swiss/unrated.hpp"

#include <algorithm>
#include <cstddef>
#include <string>

namespace bloesem::swiss {

std::vector<PlayerIndex> unrated(const RoundField& field, const RoundTask& task) {
  const std::vector<Player>& players = task.tournament->players;
  std::vector<PlayerIndex> found;
  const auto look_at = [&](PlayerIndex player) {
    if (players[at(player)].rating <= 0) found.push_back(player);
  };
  for (Position p = 0; p < field.size(); ++p) {
    look_at(field.player(p));
    for (int round = 0; round + 1 < task.round; ++round)
      if (const RoundEntry entry = players[at(field.player(p))].round(round); was_played(entry))
        look_at(entry.opponent);
  }
  std::sort(found.begin(), found.end());
  found.erase(std::unique(found.begin(), found.end()), found.end());
  return found;
}

std::optional<Error> refuse_unrated(const RoundField& field, const RoundTask& task, std::string_view system,
                                    std::string_view article) {
  const std::vector<PlayerIndex> players = unrated(field, task);
  if (players.empty()) return std::nullopt;
  const bool one = players.size() == 1;
  std::string message = one ? "player " : "players ";
  for (std::size_t i = 0; i < players.size(); ++i) {
    if (i > 0) message += i + 1 < players.size() ? ", " : " and ";
    message += std::to_string(task.tournament->id(players[i]));
  }
  message += one ? " has no rating: " : " have no rating: ";
  message.append(system).append(" needs the rating of every player, estimated if necessary (");
  message.append(article).append(")");
  return Error{ErrorCode::InvalidInput, message, {}};
}

}  // namespace bloesem::swiss
