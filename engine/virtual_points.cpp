#include "engine/virtual_points.hpp"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace bloesem {

int rounds_with_virtual_points(const Tournament& tournament) noexcept {
  std::size_t rounds = 0;
  for (const Player& player : tournament.players) rounds = std::max(rounds, player.virtual_points.size());
  return static_cast<int>(rounds);
}

void clear_virtual_points(Tournament& tournament, int first_round, int last_round) {
  for (Player& player : tournament.players) {
    std::vector<Points>& points = player.virtual_points;
    const auto end = std::min(static_cast<std::size_t>(last_round), points.size());
    for (auto round = static_cast<std::size_t>(first_round); round <= end; ++round) points[round - 1] = 0;
  }
}

void set_virtual_points(Tournament& tournament, int first_round, int last_round,
                        const std::function<Points(PlayerIndex player, int round)>& points_in) {
  const auto before = static_cast<std::size_t>(first_round - 1);
  for (std::size_t i = 0; i < tournament.players.size(); ++i) {
    std::vector<Points>& points = tournament.players[i].virtual_points;
    const std::size_t said = std::min(before, points.size());
    points.resize(before, 0);
    for (int round = first_round; round <= last_round; ++round)
      points.push_back(points_in(static_cast<PlayerIndex>(i), round));
    // Keeps the tournament's entries for earlier rounds, including zeros.
    while (points.size() > said && points.back() == 0) points.pop_back();
  }
}

}  // namespace bloesem
