#include "engine/service/event/results.hpp"

#include <cstddef>

#include "bloesem/check_tournament.hpp"
#include "engine/model/counted.hpp"
#include "engine/service/event/players.hpp"
#include "engine/service/player_id.hpp"
#include "engine/service/refusal.hpp"

namespace bloesem::service {

namespace {

std::string board_name(int white, int black) { return std::to_string(white) + '-' + std::to_string(black); }

std::string in_round(int round) { return " in round " + std::to_string(round); }

// Returns the error for a White and Black who have no common board in the round.
Error no_such_board(const EventText& event, int round, PlayerIndex white) {
  const RoundEntry entry = event.entry(white, round);
  std::string message = "player " + shown(event, white);
  if (entry.opponent == no_player) return refusal(message + " has no opponent" + in_round(round));
  const int own = id_of(event.tournament(), white);
  const int other = id_of(event.tournament(), entry.opponent);
  const bool is_black = entry.colour == Colour::Black;
  message += " plays board " + (is_black ? board_name(other, own) : board_name(own, other));
  return refusal(message + in_round(round));
}

Result<std::string> confirm_bye(const EventText& event, int round, const ResultEntry& entry) {
  const Result<PlayerIndex> player = player_with_id(event, entry.white);
  if (!player) return player.error();
  if (event.entry(*player, round).outcome != Outcome::PairingBye) {
    return refusal("player " + shown(event, *player) + " does not have the bye" + in_round(round));
  }
  if (!(entry.result == *parse_result("+/-"))) {
    return refusal("the bye of player " + shown(event, *player) +
                   " can only be confirmed, as a win by forfeit");
  }
  return std::string();
}

void write_result(EventText& event, int round, PlayerIndex player, Outcome outcome, bool adjourned) {
  RoundEntry entry = event.entry(player, round);
  entry.outcome = outcome;
  event.set_entry(player, round, entry);
  if (adjourned) event.set_adjourned(player, round);
}

// Returns the board that the entry names. InvalidInput: there is no such board.
Result<Board> find_board(const EventText& event, int round, const ResultEntry& entry) {
  const Result<PlayerIndex> white = player_with_id(event, entry.white);
  if (!white) return white.error();
  const Result<PlayerIndex> black = player_with_id(event, entry.black);
  if (!black) return black.error();
  const RoundEntry board = event.entry(*white, round);
  if (board.opponent != *black) return no_such_board(event, round, *white);
  return board.colour == Colour::Black ? Board{*black, *white} : Board{*white, *black};
}

// Records the game if later rounds were paired while it was open, so that they are replayed that way.
void note_open_game(EventText& event, int round, const Board& board, const GameResult& before,
                    const GameResult& now) {
  const bool was_open = before.white == Outcome::Unfinished;
  const bool is_open = now.white == Outcome::Unfinished;
  if (!was_open && is_open) event.reopen_game(board.white, board.black, round);
  if (was_open && !is_open && (before.adjourned || event.is_reopened(board.white, round)))
    event.remember_open_game(board.white, board.black, round);
}

Result<std::string> settle(EventText& event, int round, const ResultEntry& entry) {
  if (entry.black == 0) return confirm_bye(event, round, entry);
  const Result<Board> board = find_board(event, round, entry);
  if (!board) return board.error();
  const int white = id_of(event.tournament(), board->white);
  const bool is_reversed = white != entry.white;
  const GameResult result = is_reversed ? reversed(entry.result) : entry.result;
  const GameResult before = result_on(event, round, board->white, board->black);
  if (before == result) return std::string();
  write_result(event, round, board->white, result.white, result.adjourned);
  write_result(event, round, board->black, result.black, result.adjourned);
  std::string message = "round " + std::to_string(round) + ": " +
                        board_name(white, id_of(event.tournament(), board->black)) + ' ';
  message += name_of(result);
  if (is_reversed)
    message +=
        " (given as " + board_name(entry.white, entry.black) + ", but " + std::to_string(white) + " has White)";
  const bool finished = before.white != Outcome::Unfinished;
  if (round < event.last_round()) note_open_game(event, round, *board, before, result);
  if (finished || before.adjourned) message += ", was " + std::string(name_of(before));
  if (finished && round < event.last_round()) {
    message += " (round " + std::to_string(round + 1) + " was paired with the old result)";
  }
  return message + '\n';
}

}  // namespace

std::optional<Error> refuse_unpaired(const EventText& event, int round) {
  if (event.last_round() == 0) return refusal("no round has been paired yet");
  if (round >= 1 && round <= event.last_round()) return std::nullopt;
  return refusal("round " + std::to_string(round) + " has not been paired");
}

Result<std::string> enter_result(EventText& event, int round, const ResultEntry& entry) {
  Result<std::string> done = settle(event, round, entry);
  if (!done) return refusal(entry.source + done.error().message);
  return done;
}

GameResult result_on(const EventText& event, int round, PlayerIndex white, PlayerIndex black) {
  return {event.entry(white, round).outcome, event.entry(black, round).outcome,
          event.is_adjourned(white, round)};
}

std::string progress_of(const EventText& event, int round) {
  std::size_t games = 0;
  std::size_t finished = 0;
  for (const Board& board : played_round(event.tournament(), round).boards) {
    ++games;
    if (!event.awaits_result(board.white, round)) ++finished;
  }
  return "round " + std::to_string(round) + ": " + std::to_string(finished) + " of " + counted(games, "game") +
         (games == 1 ? " has a result\n" : " have a result\n");
}

}  // namespace bloesem::service
