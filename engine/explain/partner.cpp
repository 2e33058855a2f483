#include "engine/explain/partner.hpp"

#include <algorithm>
#include <cstddef>

namespace bloesem::explain {

PlayerIndex opponent_in(const RoundPairing& pairing, PlayerIndex player) {
  for (const Board& board : pairing.boards) {
    if (board.white == player) return board.black;
    if (board.black == player) return board.white;
  }
  return no_player;
}

PlayerIndex opponent_in(const Result<RoundPairing>& answer, PlayerIndex player) {
  return answer ? opponent_in(*answer, player) : no_player;
}

Value partner_in(const Result<RoundPairing>& answer, PlayerIndex player) {
  if (const PlayerIndex opponent = opponent_in(answer, player); opponent != no_player) return opponent;
  if (!answer) return std::string("not-paired");
  const std::vector<PlayerIndex> byes = byes_of(*answer);
  return std::string(std::find(byes.begin(), byes.end(), player) == byes.end() ? "not-paired" : "bye");
}

std::string present_result(const Subject& subject, const Change& change) {
  return result_text(subject.tournament, present_result_of(subject.tournament, change));
}

}  // namespace bloesem::explain
