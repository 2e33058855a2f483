#include "engine/standings/open_games.hpp"

#include <algorithm>
#include <cstddef>

#include "bloesem/standings/standings.hpp"

namespace bloesem::standings {

namespace {

bool is_open(const RoundEntry& entry) noexcept {
  return entry.outcome == Outcome::Unfinished && entry.opponent != no_player;
}

// Returns the number of open games in the first `rounds` rounds; each game is on record for two players.
int count_open(const Tournament& tournament, int rounds) noexcept {
  int count = 0;
  for (const Player& player : tournament.players) {
    const int last = std::min(rounds, static_cast<int>(player.rounds.size()));
    for (int round = 0; round < last; ++round) count += is_open(player.round(round)) ? 1 : 0;
  }
  return count / 2;
}

}  // namespace

std::optional<int> round_in_play(const Tournament& tournament) noexcept {
  const int last = last_paired_round(tournament);
  const bool open =
      last > 0 && std::any_of(tournament.players.begin(), tournament.players.end(),
                              [last](const Player& player) { return is_open(player.round(last - 1)); });
  return open ? std::optional(last) : std::nullopt;
}

OpenGames open_games(const Tournament& tournament, int round) {
  OpenGames games;
  for (std::size_t i = 0; i < tournament.players.size(); ++i) {
    const auto player = static_cast<PlayerIndex>(i);
    const RoundEntry entry = tournament.players[i].round(round - 1);
    if (!is_open(entry) || entry.opponent < player) continue;
    const bool black = entry.colour == Colour::Black;
    games.emplace_back(black ? entry.opponent : player, black ? player : entry.opponent);
  }
  return games;
}

Coverage coverage_of(const Tournament& tournament, std::optional<int> after, bool with_open_games) {
  Coverage coverage{.in_play = round_in_play(tournament)};
  const int last = coverage.in_play && !with_open_games ? *coverage.in_play - 1 : last_paired_round(tournament);
  coverage.rounds = after.value_or(last);
  if (after && coverage.in_play.value_or(0) > *after) coverage.in_play.reset();
  coverage.open_games = count_open(tournament, coverage.rounds);
  return coverage;
}

}  // namespace bloesem::standings
