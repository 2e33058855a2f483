#include "engine/judge/repeated_player.hpp"

#include <algorithm>

namespace bloesem {

Violation repeated_player(std::string_view article, const std::string& name, PlayerIndex player, int times,
                          const std::vector<ProposedBoard>& boards) {
  const bool alone = std::any_of(boards.begin(), boards.end(), [player](const ProposedBoard& each) {
    return each.board.white == player && each.board.black == player;
  });
  if (alone && times == 2)
    return {article, name + " is paired with themselves", {player}, ViolationKind::WithThemselves};
  return {article,
          name + " is paired " + std::to_string(times) + " times",
          {player},
          ViolationKind::Repeated,
          times};
}

}  // namespace bloesem
