#include "engine/service/event/round_record.hpp"

#include <cstddef>
#include <string>

#include "bloesem/check_tournament.hpp"
#include "engine/model/counted.hpp"
#include "engine/service/player_id.hpp"
#include "engine/service/refusal.hpp"

namespace bloesem::service {

namespace {

std::optional<Error> refuse_unfinished(const EventText& event, int round) {
  constexpr int max_named = 10;
  std::string boards;
  int count = 0;
  for (const Board& board : played_round(event.tournament(), round).boards) {
    if (!event.awaits_result(board.white, round) || ++count > max_named) continue;
    boards += boards.empty() ? "" : ", ";
    boards += std::to_string(id_of(event.tournament(), board.white)) + '-' +
              std::to_string(id_of(event.tournament(), board.black));
  }
  if (boards.empty()) return std::nullopt;
  if (count > max_named) boards += " and " + std::to_string(count - max_named) + " more";
  return refusal("round " + std::to_string(round) + " is not finished: no result for " + boards +
                 " (enter an adjourned game as ?)");
}

}  // namespace

std::optional<Error> refuse_to_continue(const EventText& event) {
  const std::optional<int> rounds = event.tournament().rounds_declared;
  if (rounds && event.coming_round() > *rounds) {
    return refusal("the tournament has only " + counted(*rounds, "round"));
  }
  for (int round = 1; round <= event.last_round(); ++round) {
    if (std::optional<Error> error = refuse_unfinished(event, round)) return error;
  }
  return std::nullopt;
}

void write_round(EventText& event, const RoundPairing& pairing, const std::vector<PlayerIndex>& absent) {
  for (const PlayerIndex player : absent) {
    if (event.entry(player, pairing.round).outcome != Outcome::Absent) continue;
    event.set_entry(player, pairing.round, {no_player, Colour::None, Outcome::ZeroBye});
  }
  event.begin_round();
  for (const Board& board : pairing.boards) {
    event.set_entry(board.white, pairing.round, {board.black, Colour::White, Outcome::Unfinished});
    event.set_entry(board.black, pairing.round, {board.white, Colour::Black, Outcome::Unfinished});
  }
  for (const PlayerIndex bye : byes_of(pairing))
    event.set_entry(bye, pairing.round, {no_player, Colour::None, Outcome::PairingBye});
}

}  // namespace bloesem::service
