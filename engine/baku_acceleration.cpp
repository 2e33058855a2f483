#include "bloesem/baku_acceleration.hpp"

#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

#include "engine/virtual_points.hpp"

namespace bloesem {
namespace {

constexpr int half_rounded_up(int number) { return (number + 1) / 2; }

constexpr int accelerated_rounds(int rounds_declared) { return half_rounded_up(rounds_declared); }

bool came_later(const Tournament& tournament, const Player& player) {
  return tournament.rounds_played > 0 && player.round(0) == RoundEntry{};
}

}  // namespace

bool has_late_entries(const Tournament& tournament) noexcept {
  return std::any_of(tournament.players.begin(), tournament.players.end(),
                     [&](const Player& player) { return came_later(tournament, player); });
}

PlayerIndex last_of_group_a(const Tournament& tournament) noexcept {
  std::vector<PlayerIndex> first_list;
  for (std::size_t i = 0; i < tournament.players.size(); ++i) {
    if (!came_later(tournament, tournament.players[i])) first_list.push_back(static_cast<PlayerIndex>(i));
  }
  if (first_list.empty()) return no_player;
  const std::size_t group_a = 2 * ((first_list.size() + 3) / 4);
  return first_list[std::min(group_a, first_list.size()) - 1];
}

Points baku_points(int round, int rounds_declared, Points win) noexcept {
  const int accelerated = accelerated_rounds(rounds_declared);
  if (round > accelerated) return 0;
  return round <= half_rounded_up(accelerated) ? win : win / 2;
}

std::optional<Error> accelerate_baku(Tournament& tournament, int rounds_declared, const BakuWording& wording) {
  if (!wording.admits(tournament.points)) {
    return Error{.code = ErrorCode::InvalidInput,
                 .message = "the Baku acceleration is defined " + std::string(wording.premise)};
  }
  const PlayerIndex last = last_of_group_a(tournament);
  const int stated = rounds_with_virtual_points(tournament);
  set_virtual_points(tournament, stated + 1, std::max(stated, accelerated_rounds(rounds_declared)),
                     [&](PlayerIndex player, int round) {
                       return player <= last ? baku_points(round, rounds_declared, tournament.points.win) : 0;
                     });
  return std::nullopt;
}

}  // namespace bloesem
