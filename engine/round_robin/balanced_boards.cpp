#include "engine/round_robin/balanced_boards.hpp"

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <span>
#include <string>
#include <utility>

#include "engine/round_robin/balanced_tables.hpp"
#include "engine/round_robin/berger.hpp"

namespace bloesem::round_robin {
namespace {

bool has_rule(int players) noexcept { return (players - 1) % 3 != 0; }

// Returns the seating if the last number meets number a: that of -a is the same.
int seating_of(int players, int round) noexcept {
  const int circle = players - 1;
  const int a = partner_of_last(players, round) % circle;
  return std::min(a, circle - a);
}

// In the table every number but the last sits twice at each board but the first, where the last always sits. In
// the round in which the last number meets a, the first board changes places with board |2a| + 1
// (docs/systems/round-robin.md#balanced-boards).
std::vector<int> order_by_rule(int players, int round) {
  std::vector<int> order(static_cast<std::size_t>(players / 2));
  std::iota(order.begin(), order.end(), 0);
  const int doubled = 2 * seating_of(players, round) % (players - 1);
  const int board = std::min(doubled, players - 1 - doubled);
  std::swap(order.front(), order[static_cast<std::size_t>(board)]);
  return order;
}

std::vector<int> order_by_table(std::string_view seating) {
  std::vector<int> order;
  order.reserve(seating.size());
  for (const char game : seating) order.push_back(game - 'A');
  return order;
}

}  // namespace

std::optional<Error> refuse_balanced_boards(int players) {
  const std::string about = "balanced boards for " + std::to_string(players) + " players: ";
  const auto refused = [&](std::string_view why) {
    return Error{ErrorCode::InvalidInput, about + std::string(why) + "; take boards=plain"};
  };
  if (players % 2 == 1) return refused("with an odd number one board is free in every round");
  if (players == 4) return refused("there is no such distribution");
  if (has_rule(players) || !seatings_for(players).empty()) return std::nullopt;
  return refused("no distribution is known here, since 3 divides the number of rounds");
}

std::vector<int> balanced_board_order(int players, int round) {
  const std::span<const std::string_view> seatings = seatings_for(players);
  if (seatings.empty()) return order_by_rule(players, round);
  return order_by_table(seatings[static_cast<std::size_t>(seating_of(players, round))]);
}

}  // namespace bloesem::round_robin
