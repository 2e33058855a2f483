#include "engine/dubov/average_rating.hpp"

#include <cstddef>
#include <cstdint>

namespace bloesem::swiss::dubov {

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
    for (int round = 0; round + 1 < task.round; ++round)
      if (const RoundEntry entry = players[at(field.player(p))].round(round); was_played(entry))
        ratings.push_back(players[at(entry.opponent)].rating);
    averages.push_back(average_of(ratings));
  }
  return averages;
}

}  // namespace bloesem::swiss::dubov
