#include "engine/explain/taking_part.hpp"

#include <algorithm>

namespace bloesem::explain {
namespace {

bool is_in(const swiss::RoundField& field, PlayerIndex player) {
  for (swiss::Position p = 0; p < field.size(); ++p)
    if (field.player(p) == player) return true;
  return false;
}

// Pairs made by hand and a bye given in advance are in the round, but not in its field.
bool is_in_round(const Subject& subject, PlayerIndex player) {
  const std::vector<PlayerIndex>& seated = subject.options.seated;
  if (std::find(seated.begin(), seated.end(), player) != seated.end()) return true;
  if (!subject.answer) return false;
  const RoundPairing& round = *subject.answer;
  return round.bye == player || std::any_of(round.boards.begin(), round.boards.end(), [&](const Board& board) {
           return board.white == player || board.black == player;
         });
}

}  // namespace

std::vector<PlayerIndex> players_away(const Subject& subject, const swiss::RoundField& field,
                                      std::span<const PlayerIndex> players) {
  std::vector<PlayerIndex> away;
  for (const PlayerIndex player : players)
    if (!is_in(field, player) && !is_in_round(subject, player)) away.push_back(player);
  return away;
}

}  // namespace bloesem::explain
