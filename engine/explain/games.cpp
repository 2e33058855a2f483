#include "engine/explain/games.hpp"

#include <cstddef>

namespace bloesem::explain {
namespace {

Outcome rated(Outcome outcome) {
  switch (outcome) {
    case Outcome::UnratedWin: return Outcome::Win;
    case Outcome::UnratedDraw: return Outcome::Draw;
    case Outcome::UnratedLoss: return Outcome::Loss;
    default: return outcome;
  }
}

Outcome outcome_in(const Tournament& tournament, PlayerIndex player, int round) {
  return tournament.players[static_cast<std::size_t>(player)].round(round - 1).outcome;
}

// True if the points of the game are known by its result.
bool can_change(const Tournament& tournament, const PairOptions& options, const Game& game) {
  for (const GameOutcomes& outcomes : results_over_the_board)
    if (outcomes != game.outcomes) return !refuse_change(ending(game, outcomes), tournament, options);
  return false;
}

}  // namespace

std::vector<Game> games_of(const Tournament& tournament, int round) {
  std::vector<Game> games;
  for (std::size_t i = 0; i < tournament.players.size(); ++i) {
    const auto player = static_cast<PlayerIndex>(i);
    const RoundEntry entry = tournament.players[i].round(round - 1);
    if (entry.opponent == no_player || entry.opponent < player || entry.colour == Colour::None) continue;
    const bool black = entry.colour == Colour::Black;
    const PlayerIndex white = black ? entry.opponent : player;
    const PlayerIndex other = black ? player : entry.opponent;
    games.push_back(
        {round, white, other, {outcome_in(tournament, white, round), outcome_in(tournament, other, round)}});
  }
  return games;
}

std::vector<Change> other_results(const Tournament& tournament, const PairOptions& options, int round) {
  std::vector<Change> changes;
  for (const Game& game : games_of(tournament, round)) {
    if (!can_change(tournament, options, game)) continue;
    const GameOutcomes present(rated(game.outcomes.first), rated(game.outcomes.second));
    for (const GameOutcomes& outcomes : results_over_the_board)
      if (outcomes != present) changes.push_back(ending(game, outcomes));
  }
  return changes;
}

}  // namespace bloesem::explain
