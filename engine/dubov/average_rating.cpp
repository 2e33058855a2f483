#include "engine/dubov/average_rating.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>

namespace bloesem::swiss::dubov {
namespace {

// Calls visit(opponent) for each game of the player before this round.
template <class Visit>
void for_each_opponent(const Player& player, int round, Visit visit) {
  for (int r = 0; r + 1 < round; ++r)
    if (const RoundEntry entry = player.round(r); was_played(entry)) visit(entry.opponent);
}

}  // namespace

int average_of(std::span<const int> ratings) noexcept {
  if (ratings.empty()) return 0;
  const auto count = static_cast<std::int64_t>(ratings.size());
  std::int64_t sum = 0;
  for (const int rating : ratings) sum += rating;
  return static_cast<int>((2 * sum + count) / (2 * count));
}

std::vector<int> average_ratings(const RoundField& field, const RoundTask& task) {
  const std::vector<Player>& players = task.tournament->players;
  std::vector<int> averages;
  averages.reserve(at(field.size()));
  std::vector<int> ratings;
  for (Position p = 0; p < field.size(); ++p) {
    ratings.clear();
    for_each_opponent(players[at(field.player(p))], task.round,
                      [&](PlayerIndex opponent) { ratings.push_back(players[at(opponent)].rating); });
    averages.push_back(average_of(ratings));
  }
  return averages;
}

std::vector<PlayerIndex> unrated(const RoundField& field, const RoundTask& task) {
  const std::vector<Player>& players = task.tournament->players;
  std::vector<PlayerIndex> found;
  const auto look_at = [&](PlayerIndex player) {
    if (players[at(player)].rating <= 0) found.push_back(player);
  };
  for (Position p = 0; p < field.size(); ++p) {
    look_at(field.player(p));
    for_each_opponent(players[at(field.player(p))], task.round, look_at);
  }
  std::sort(found.begin(), found.end());
  found.erase(std::unique(found.begin(), found.end()), found.end());
  return found;
}

}  // namespace bloesem::swiss::dubov
