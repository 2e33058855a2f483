#include "engine/baku_acceleration.hpp"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace bloesem {
namespace {

constexpr int half_rounded_up(int number) { return (number + 1) / 2; }

constexpr int accelerated_rounds(int rounds_declared) { return half_rounded_up(rounds_declared); }

bool came_later(const Tournament& tournament, const Player& player) {
  return tournament.rounds_played > 0 && player.round(0) == RoundEntry{};
}

std::size_t rounds_with_points(const Tournament& tournament) {
  std::size_t rounds = 0;
  for (const Player& player : tournament.players) rounds = std::max(rounds, player.virtual_points.size());
  return rounds;
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

Points baku_points(int round, int rounds_declared) noexcept {
  const int accelerated = accelerated_rounds(rounds_declared);
  if (round > accelerated) return 0;
  return round <= half_rounded_up(accelerated) ? one_point : one_point / 2;
}

std::optional<Error> accelerate_baku(Tournament& tournament, int rounds_declared) {
  const PointSystem& points = tournament.points;
  if (points.win != one_point || points.draw != one_point / 2 || points.loss != 0) {
    return Error{.code = ErrorCode::InvalidInput,
                 .message = "the Baku acceleration is defined for 1, 1/2 and 0 points only (C.04.5.1)"};
  }
  const auto stated = static_cast<int>(rounds_with_points(tournament));
  const PlayerIndex last = last_of_group_a(tournament);
  for (PlayerIndex p = 0; p <= last; ++p) {
    std::vector<Points>& given = tournament.players[static_cast<std::size_t>(p)].virtual_points;
    given.resize(static_cast<std::size_t>(stated), 0);
    for (int round = stated + 1; round <= accelerated_rounds(rounds_declared); ++round) {
      given.push_back(baku_points(round, rounds_declared));
    }
  }
  return std::nullopt;
}

}  // namespace bloesem
