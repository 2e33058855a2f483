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

// Returns the points of a round that do not count for the player.
Points uncounted_points(const Tournament& tournament, const std::vector<PlayerIndex>& uncounted,
                        PlayerIndex self, int round) {
  const Player& player = player_at(tournament, self);
  const RoundEntry entry = player.round(round);
  const Points gained = entry.outcome == Outcome::Unfinished ? 0 : points_of(entry.outcome, tournament.points);
  if (contains(uncounted, self)) return gained + player.adjusted(round + 1) - player.adjusted(round);
  return entry.opponent != no_player && contains(uncounted, entry.opponent) ? gained : 0;
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

std::vector<StandingsAdjustment> standings_adjustments(const Tournament& tournament,
                                                       const std::vector<PlayerIndex>& uncounted) {
  std::vector<StandingsAdjustment> adjustments;
  for (PlayerIndex player = 0; player < std::ssize(tournament.players); ++player) {
    for (int round = 0; round < tournament.rounds_played; ++round) {
      const Points points = uncounted_points(tournament, uncounted, player, round);
      if (points != 0) adjustments.push_back({player, round + 1, -points});
    }
  }
  return adjustments;
}

std::vector<ForfeitedGame> forfeits_of(const ScheduledRound& round, const std::vector<int>& gone) {
  const auto is_gone = [&](int number) { return std::find(gone.begin(), gone.end(), number) != gone.end(); };
  const auto result_of = [&](int own) { return is_gone(own) ? Outcome::ForfeitLoss : Outcome::ForfeitWin; };
  std::vector<ForfeitedGame> forfeits;
  for (const Game& game : round.boards) {
    if (!is_gone(game.white) && !is_gone(game.black)) continue;
    forfeits.push_back({game, result_of(game.white), result_of(game.black)});
  }
  return forfeits;
}

}  // namespace bloesem::round_robin
