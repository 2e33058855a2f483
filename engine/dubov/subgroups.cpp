#include "engine/dubov/subgroups.hpp"

#include <algorithm>
#include <cstddef>

namespace bloesem::swiss::dubov {

Subgroups split(const Round& round, std::span<const Position> bracket) {
  std::vector<Position> players(bracket.begin(), bracket.end());
  round.sort_by_number(players);
  if (std::none_of(players.begin(), players.end(), [&](Position p) { return round.has_played(p); })) {
    const auto half = players.begin() + static_cast<std::ptrdiff_t>(players.size() / 2);
    return {{players.begin(), half}, {half, players.end()}};
  }
  Subgroups groups;
  for (const Position p : players) (round.seeks_white(p) ? groups.first : groups.second).push_back(p);
  round.sort_by_average_rating(groups.first);
  return groups;
}

// The middle one of the list that is left is next to the gap: its last player before the gap, unless more are
// left behind it.
std::vector<Position> middle_out(std::span<const Position> list) {
  std::vector<Position> order;
  order.reserve(list.size());
  std::size_t before = (list.size() + 1) / 2;  // the players before this place are left
  std::size_t behind = before;                 // and those from this place on
  while (order.size() < list.size())
    order.push_back(before >= list.size() - behind ? list[--before] : list[behind++]);
  return order;
}

}  // namespace bloesem::swiss::dubov
