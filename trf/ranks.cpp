#include "trf/ranks.hpp"

#include <algorithm>
#include <cstddef>
#include <functional>

namespace bloesem::trf {

namespace {

std::vector<int> ranks_by_points(const std::vector<Points>& points) {
  std::vector<Points> descending = points;
  std::sort(descending.begin(), descending.end(), std::greater<>());
  std::vector<int> ranks;
  ranks.reserve(points.size());
  for (const Points own : points) {
    const auto equal = std::lower_bound(descending.begin(), descending.end(), own, std::greater<>());
    ranks.push_back(static_cast<int>(equal - descending.begin()) + 1);
  }
  return ranks;
}

}  // namespace

std::vector<int> ranks_of(const Tournament& tournament) {
  std::vector<Points> points;
  points.reserve(tournament.players.size());
  for (const Player& player : tournament.players)
    points.push_back(settled_points(tournament, player, tournament.rounds_played));
  std::vector<int> ranks = ranks_by_points(points);
  for (const PlayerGroup& group : tournament.groups) {
    std::vector<Points> own;
    for (const PlayerIndex player : group.players) own.push_back(points[static_cast<std::size_t>(player)]);
    const std::vector<int> within = ranks_by_points(own);
    for (std::size_t i = 0; i < within.size(); ++i)
      ranks[static_cast<std::size_t>(group.players[i])] = within[i];
  }
  return ranks;
}

int stranger_to(const Tournament& tournament, int largest) {
  std::vector<bool> taken(static_cast<std::size_t>(largest) + 1);
  for (const Player& player : tournament.players) {
    if (player.id >= 0 && player.id <= largest) taken[static_cast<std::size_t>(player.id)] = true;
  }
  int id = largest;
  while (id > 0 && taken[static_cast<std::size_t>(id)]) --id;
  return id;
}

}  // namespace bloesem::trf
