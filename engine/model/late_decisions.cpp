#include "bloesem/late_decisions.hpp"

#include <algorithm>
#include <cstddef>

#include "engine/model/extras.hpp"

namespace bloesem {
namespace {

bool was_open(const LateDecision& game, int round) noexcept {
  return game.round >= 1 && game.round < round && game.first_round <= round && round <= game.last_round;
}

// Changes the adjustment of a match to what it was before that game was decided: what its games brought beyond
// the value of an unfinished match.
void take_back(const Tournament& tournament, const LateDecision& game, PlayerIndex player, Player& who) {
  const auto index = static_cast<std::size_t>(game.round) - 1;
  const Points brought = points_of(who.rounds[index].outcome, tournament.points) -
                         points_of(Outcome::Unfinished, tournament.points);
  const Points change = brought - (player == game.one ? game.less_for_one : game.less_for_other);
  if (change == 0) return;
  if (who.adjustments.size() <= index) who.adjustments.resize(index + 1);
  who.adjustments[index] += change;
}

// Marks the player's entry as unfinished if it still has that game; otherwise leaves it unchanged.
void reopen(Tournament& tournament, const LateDecision& game, PlayerIndex player, PlayerIndex opponent) {
  if (player < 0 || player >= std::ssize(tournament.players)) return;
  Player& who = tournament.players[static_cast<std::size_t>(player)];
  const auto index = static_cast<std::size_t>(entry_of(tournament, game));
  // A forfeit without colours was never a game that could be continued.
  if (index >= who.rounds.size() || who.rounds[index].opponent != opponent || opponent == no_player ||
      who.rounds[index].colour == Colour::None)
    return;
  if (tournament.rounds_are_matches) take_back(tournament, game, player, who);
  who.rounds[index].outcome = Outcome::Unfinished;
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
