#include "engine/cli/event/round_record.hpp"

#include <cstddef>
#include <string>

#include "engine/cli/event/players.hpp"

namespace bloesem::cli {

std::optional<Error> refuse_to_continue(const Event& event, std::optional<int> round) {
  if (round && *round != event.coming_round()) {
    return refusal("only the coming round, " + std::to_string(event.coming_round()) + ", can be written with --into");
  }
  const int last = event.last_round();
  int missing = 0;
  for (std::size_t i = 0; last > 0 && i < event.tournament().players.size(); ++i) {
    const auto player = static_cast<PlayerIndex>(i);
    if (event.awaits_result(player, last) && player < event.entry(player, last).opponent) ++missing;
  }
  if (missing == 0) return std::nullopt;
  return refusal("round " + std::to_string(last) + " is not finished: " + std::to_string(missing) +
                 " games have no result (an adjourned game is entered as ?)");
}

void write_round(Event& event, const RoundPairing& pairing, const std::vector<PlayerIndex>& absent) {
  for (const PlayerIndex player : absent) {
    if (event.entry(player, pairing.round).outcome != Outcome::Absent) continue;
    event.set_entry(player, pairing.round, {no_player, Colour::None, Outcome::ZeroBye});
  }
  event.begin_round();
  for (const Board& board : pairing.boards) {
    event.set_entry(board.white, pairing.round, {board.black, Colour::White, Outcome::Unfinished});
    event.set_entry(board.black, pairing.round, {board.white, Colour::Black, Outcome::Unfinished});
  }
  if (pairing.bye) event.set_entry(*pairing.bye, pairing.round, {no_player, Colour::None, Outcome::PairingBye});
}

}  // namespace bloesem::cli
