#include "engine/round_robin/withdrawal.hpp"

#include <algorithm>
#include <cstddef>

namespace bloesem::round_robin {
namespace {

bool contains(const std::vector<PlayerIndex>& players, PlayerIndex player) {
  return std::find(players.begin(), players.end(), player) != players.end();
}

const Player& player_at(const Tournament& tournament, PlayerIndex player) {
  return tournament.players[static_cast<std::size_t>(player)];
}

}  // namespace

Participation participation_of(const Tournament& tournament, PlayerIndex player, const Schedule& schedule) {
  Participation games{.scheduled = schedule.games_of_player()};
  const int number = player.value() + 1;
  for (int round = 1; round <= schedule.rounds(); ++round) {
    const RoundEntry entry = player_at(tournament, player).round(round - 1);
    if (round > tournament.rounds_played) {
      if (schedule.free_player(round) != number) ++games.open;
    } else if (was_played(entry)) {
      ++(entry.outcome == Outcome::Unfinished ? games.open : games.completed);
    } else if (entry.outcome == Outcome::ForfeitWin) {
      ++games.awarded;
    }
  }
  return games;
}

std::vector<PlayerIndex> not_counted(const Tournament& tournament, const Schedule& schedule,
                                     const std::vector<PlayerIndex>& withdrawn) {
  std::vector<PlayerIndex> players;
  for (PlayerIndex player = 0; player < std::ssize(tournament.players); ++player) {
    const Participation games = participation_of(tournament, player, schedule);
    if (!games.can_count() || (!games.counts() && contains(withdrawn, player))) players.push_back(player);
  }
  return players;
}

}  // namespace bloesem::round_robin
