#include "bloesem/late_decisions.hpp"

#include <algorithm>
#include <cstddef>

namespace bloesem {
namespace {

bool was_open(const LateDecision& game, int round) noexcept {
  return game.round >= 1 && game.round < round && game.first_round <= round && round <= game.last_round;
}

// Marks the player's entry as unfinished if it still has that game; otherwise leaves it unchanged.
void reopen(Tournament& tournament, const LateDecision& game, PlayerIndex player, PlayerIndex opponent) {
  if (player < 0 || player >= std::ssize(tournament.players)) return;
  Rounds& rounds = tournament.players[static_cast<std::size_t>(player)].rounds;
  const auto index = static_cast<std::size_t>(game.round) - 1;
  // A forfeit without colours was never a game that could be continued.
  if (index < rounds.size() && rounds[index].opponent == opponent && opponent != no_player &&
      rounds[index].colour != Colour::None)
    rounds[index].outcome = Outcome::Unfinished;
}

}  // namespace

std::optional<Tournament> known_when_paired(const Tournament& tournament, int round) {
  const auto& games = tournament.late_decisions;
  if (std::none_of(games.begin(), games.end(), [round](const LateDecision& g) { return was_open(g, round); }))
    return std::nullopt;
  Tournament known = tournament;
  for (const LateDecision& game : games) {
    if (!was_open(game, round)) continue;
    reopen(known, game, game.one, game.other);
    reopen(known, game, game.other, game.one);
  }
  known.late_decisions.clear();
  return known;
}

}  // namespace bloesem
