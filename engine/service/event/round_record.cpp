#include "engine/service/event/round_record.hpp"

#include <algorithm>
#include <cstddef>
#include <string>

#include "bloesem/check_tournament.hpp"
#include "bloesem/edition_choice.hpp"
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

// True if an absence is announced for the round, or the arbiter gave a bye.
bool is_away(const EventText& event, PlayerIndex player, int round) {
  return event.entry(player, round).outcome != Outcome::Absent;
}

// Returns the players of a round of a table who are away. Their games stay scheduled and are lost by forfeit.
std::vector<PlayerIndex> away_from(const EventText& event, const RoundPairing& pairing) {
  std::vector<PlayerIndex> away;
  if (!has_table(pairing.edition)) return away;
  for (const Board& board : pairing.boards)
    for (const PlayerIndex player : {board.white, board.black})
      if (is_away(event, player, pairing.round)) away.push_back(player);
  return away;
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
  const std::vector<PlayerIndex> away = away_from(event, pairing);
  const auto is_gone = [&](PlayerIndex player) {
    return std::find(away.begin(), away.end(), player) != away.end();
  };
  for (const PlayerIndex player : away) event.announce(player, pairing.round, Outcome::Absent);
  event.begin_round();
  for (const Board& board : pairing.boards) {
    const bool open = !is_gone(board.white) && !is_gone(board.black);
    const auto result_of = [&](PlayerIndex player) {
      if (open) return Outcome::Unfinished;
      return is_gone(player) ? Outcome::ForfeitLoss : Outcome::ForfeitWin;
    };
    event.set_entry(board.white, pairing.round, {board.black, Colour::White, result_of(board.white)});
    event.set_entry(board.black, pairing.round, {board.white, Colour::Black, result_of(board.black)});
  }
  for (const PlayerIndex bye : byes_of(pairing))
    event.set_entry(bye, pairing.round, {no_player, Colour::None, left_over_in(pairing.edition)});
}

}  // namespace bloesem::service
