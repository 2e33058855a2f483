#include "engine/round_robin/schedule.hpp"

#include <cstddef>
#include <utility>

#include "engine/round_robin/balanced_boards.hpp"

namespace bloesem::round_robin {

Result<Schedule> Schedule::of(int players, const Settings& settings) {
  if (std::optional<Error> error = refusal_of(settings, players)) return *std::move(error);
  return Schedule(players, settings);
}

int Schedule::table_round(int round) const noexcept {
  const int length = cycle_length();
  const TablePlace place{(round - 1) / length, (round - 1) % length + 1, length};
  return row_of(settings_.order).table_round(place, settings_.rotation.value_or(1));
}

bool Schedule::reversed(int round) const noexcept { return (round - 1) / cycle_length() % 2 == 1; }

std::optional<int> Schedule::free_player(int round) const noexcept {
  if (players_ % 2 == 0) return std::nullopt;
  return partner_of_last(table_size(players_), table_round(round));
}

ScheduledRound Schedule::round(int round) const {
  const int number = table_round(round);
  std::vector<Game> games = berger_round(table_size(players_), number);
  ScheduledRound scheduled{.boards = {}, .free = free_player(round)};
  if (scheduled.free) games.erase(games.begin());
  if (reversed(round))
    for (Game& game : games) std::swap(game.white, game.black);
  if (settings_.boards == Boards::Plain) {
    scheduled.boards = std::move(games);
    return scheduled;
  }
  for (const int game : balanced_board_order(players_, number))
    scheduled.boards.push_back(games[static_cast<std::size_t>(game)]);
  return scheduled;
}

}  // namespace bloesem::round_robin
