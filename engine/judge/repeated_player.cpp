#include "engine/judge/repeated_player.hpp"

namespace bloesem {

RepeatedPlayers::RepeatedPlayers(std::string_view article, const std::vector<ProposedBoard>& boards)
    : article_(article) {
  for (const ProposedBoard& each : boards)
    if (each.board.white == each.board.black) alone_.insert(each.board.white);
}

Violation RepeatedPlayers::violation(PlayerIndex player, const std::string& name, int times) const {
  if (times == 2 && alone_.contains(player))
    return {article_, name + " is paired with themselves", {player}, ViolationKind::WithThemselves};
  return {article_,
          name + " is paired " + std::to_string(times) + " times",
          {player},
          ViolationKind::Repeated,
          times};
}

}  // namespace bloesem
