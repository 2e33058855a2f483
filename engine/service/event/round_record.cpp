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

std::vector<PlayerIndex> away_from_table(const Tournament& tournament, const RoundPairing& pairing,
                                         const std::vector<PlayerIndex>& absent) {
  std::vector<PlayerIndex> away;
  if (!has_table(pairing.edition) || pairing.round <= tournament.rounds_played) return away;
  // The column of the round has an announced absence, or a bye that the arbiter gave.
  const auto is_away = [&](PlayerIndex player) {
    return player_at(tournament, player).round(pairing.round - 1).outcome != Outcome::Absent ||
           std::find(absent.begin(), absent.end(), player) != absent.end();
  };
  for (const Board& board : pairing.boards)
    for (const PlayerIndex player : {board.white, board.black})
      if (is_away(player)) away.push_back(player);
  return away;
}

void write_round(EventText& event, const RoundPairing& pairing, const std::vector<PlayerIndex>& absent) {
  const std::vector<PlayerIndex> away = away_from_table(event.tournament(), pairing, absent);
  for (const PlayerIndex player : absent) {
    if (event.entry(player, pairing.round).outcome != Outcome::Absent) continue;
    event.set_entry(player, pairing.round, {no_player, Colour::None, Outcome::ZeroBye});
  }
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
  for (const PlayerIndex bye : byes_of(pairing)) {
    // A file of another program may have announced a bye for the player whom the table leaves free.
    if (has_table(pairing.edition)) event.announce(bye, pairing.round, Outcome::Absent);
    event.set_entry(bye, pairing.round, {no_player, Colour::None, left_over_in(pairing.edition)});
  }
}

}  // namespace bloesem::service
