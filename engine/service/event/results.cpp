#include "engine/service/event/results.hpp"

#include <cstddef>
#include <string_view>
#include <utility>
#include <vector>

#include "bloesem/check_tournament.hpp"
#include "bloesem/edition_choice.hpp"
#include "engine/as_paired.hpp"
#include "engine/model/counted.hpp"
#include "engine/service/event/players.hpp"
#include "engine/service/player_id.hpp"
#include "engine/service/refusal.hpp"
#include "trf/text.hpp"

namespace bloesem::service {

namespace {

std::string board_name(int white, int black) { return std::to_string(white) + '-' + std::to_string(black); }

std::string in_round(int round) { return " in round " + std::to_string(round); }

// Returns the error for a White and Black who have no common board in the round.
Error no_such_board(const EventText& event, int round, PlayerIndex white, PlayerIndex black) {
  const RoundEntry entry = event.entry(white, round);
  if (entry.opponent == no_player)
    return refusal("player " + shown(event, white) + " has no opponent" + in_round(round));
  const auto id = [&](PlayerIndex player) { return std::to_string(id_of(event.tournament(), player)); };
  return refusal(shown(event, white) + " and " + shown(event, black) + " do not meet" + in_round(round) + "; " +
                 id(white) + " plays " + id(entry.opponent));
}

Result<std::string> confirm_bye(const EventText& event, int round, const ResultEntry& entry) {
  const Result<PlayerIndex> player = player_with_id(event, entry.white);
  if (!player) return player.error();
  if (event.entry(*player, round).outcome != Outcome::PairingBye) {
    return refusal("player " + shown(event, *player) + " does not have the bye" + in_round(round));
  }
  if (!(entry.result == *parse_board_result("+/-"))) {
    return refusal("the bye of player " + shown(event, *player) +
                   " can only be confirmed, as a win by forfeit");
  }
  return std::string();
}

void write_game(EventText& event, int round, const Board& board, int game, const GameResult& result) {
  event.set_outcome(board.white, round, game, result.white);
  event.set_outcome(board.black, round, game, result.black);
  if (!result.adjourned) return;
  for (const PlayerIndex player : {board.white, board.black}) event.set_adjourned(player, round, game);
}

void write_result(EventText& event, int round, const Board& board, const BoardResult& before,
                  const BoardResult& now) {
  write_game(event, round, board, 0, now.first);
  if (now.second) write_game(event, round, board, 1, *now.second);
  if (before.game_points == now.game_points) return;
  const auto points = now.game_points;
  event.set_game_points(board.white, round, points ? std::optional(points->first) : std::nullopt);
  event.set_game_points(board.black, round, points ? std::optional(points->second) : std::nullopt);
}

bool is_of_teams(const EventText& event) {
  const Result<EditionChoice> choice = choose_edition(event.tournament().heading);
  return choice && pairs_teams(choice->edition);
}

// True if the team that has more game points has won.
bool agree(const GameResult& result, const std::pair<Points, Points>& game_points) {
  switch (result.white) {
    case Outcome::Win: return result.black != Outcome::Loss || game_points.first > game_points.second;
    case Outcome::Loss: return result.black != Outcome::Win || game_points.first < game_points.second;
    case Outcome::Draw: return result.black != Outcome::Draw || game_points.first == game_points.second;
    default: return true;
  }
}

// Returns the result with as many games as a round has.
Result<BoardResult> fitting(const EventText& event, BoardResult result) {
  const bool is_match = event.games_of_a_round() > 1;
  const std::string found = "found '" + text_of(result) + "', ";
  if (result.game_points) {
    const std::string points = "found the game points " + trf::format_points(result.game_points->first) + '-' +
                               trf::format_points(result.game_points->second) + ", ";
    if (is_match || !is_of_teams(event))
      return refusal(points + "but only matches of teams have them; expected " + std::string(known_results));
    if (!agree(result.first, *result.game_points))
      return refusal(points + "but the team with more of them wins the match");
  }
  if (result.second && !is_match)
    return refusal(found + "but a round of this event is one game: give one result");
  if (is_match && !result.second) {
    if (!stands_for_both(result.first))
      return refusal(found +
                     "but a match has two games: give both results, with the points of the player named first "
                     "before the hyphen, like 1-0,=");
    result.second = result.first;
  }
  return result;
}

bool has_adjourned_game(const BoardResult& result) {
  return result.first.adjourned || (result.second && result.second->adjourned);
}

bool is_blank(const BoardResult& result) {
  return result.first == GameResult{} && (!result.second || *result.second == GameResult{});
}

// Returns the board that the entry names. InvalidInput: there is no such board.
Result<Board> find_board(const EventText& event, int round, const ResultEntry& entry) {
  const Result<PlayerIndex> white = player_with_id(event, entry.white);
  if (!white) return white.error();
  const Result<PlayerIndex> black = player_with_id(event, entry.black);
  if (!black) return black.error();
  const RoundEntry board = event.entry(*white, round);
  if (board.opponent != *black) return no_such_board(event, round, *white, *black);
  return board.colour == Colour::Black ? Board{*black, *white} : Board{*white, *black};
}

// Records a game of the round if later rounds were paired while it was open, so that they are replayed that
// way.
void note_open_game(EventText& event, int round, const Board& board, int game, const GameResult& before,
                    const GameResult& now) {
  const bool was_open = before.white == Outcome::Unfinished;
  const bool is_open = now.white == Outcome::Unfinished;
  if (!was_open && is_open) event.reopen_game(board.white, board.black, round, game);
  if (was_open && !is_open && (before.adjourned || event.is_reopened(board.white, round, game)))
    event.remember_open_game(board.white, board.black, round, game);
}

// True if the new result replaces one with which later rounds were paired.
bool corrects(const BoardResult& before, const BoardResult& now) {
  const auto had_ended = [](const GameResult& game) { return game.white != Outcome::Unfinished; };
  if (had_ended(before.first) && (before.first != now.first || before.game_points != now.game_points))
    return true;
  return before.second && had_ended(*before.second) && before.second != now.second;
}

Points game_points_in(const EventText& event, PlayerIndex team, int round) {
  const std::vector<Points>& points = player_at(event.tournament(), team).game_points;
  const auto index = static_cast<std::size_t>(round) - 1;
  return index < points.size() ? points[index] : 0;
}

Result<std::string> settle(EventText& event, int round, const ResultEntry& entry) {
  if (entry.black == 0) return confirm_bye(event, round, entry);
  const Result<Board> board = find_board(event, round, entry);
  if (!board) return board.error();
  const int white = id_of(event.tournament(), board->white);
  const bool is_reversed = white != entry.white;
  const Result<BoardResult> given = fitting(event, entry.result);
  if (!given) return refusal("board " + board_name(entry.white, entry.black) + ": " + given.error().message);
  const BoardResult result = is_reversed ? reversed(*given) : *given;
  const BoardResult before = result_on(event, round, board->white, board->black);
  if (before == result) return std::string();
  write_result(event, round, *board, before, result);
  std::string message = "round " + std::to_string(round) + ": " +
                        board_name(white, id_of(event.tournament(), board->black)) + ' ';
  message += text_of(result);
  if (is_reversed)
    message +=
        " (given as " + board_name(entry.white, entry.black) + ", but " + std::to_string(white) + " has White)";
  if (!is_blank(before)) message += ", was " + text_of(before);
  if (round < event.last_round()) {
    note_open_game(event, round, *board, 0, before.first, result.first);
    if (before.second) note_open_game(event, round, *board, 1, *before.second, *result.second);
    if (!event.has_table() && corrects(before, result))
      message += " (" + rounds_paired_since(event, round) + " paired with the old result)";
  }
  return message + '\n';
}

}  // namespace

std::string rounds_paired_since(const EventText& event, int round) {
  const int first = round + 1;
  const int last = event.last_round();
  if (first == last) return "round " + std::to_string(first) + " was";
  const std::string_view and_or_to = first + 1 == last ? " and " : " to ";
  return "rounds " + std::to_string(first) + std::string(and_or_to) + std::to_string(last) + " were";
}

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

BoardResult result_on(const EventText& event, int round, PlayerIndex white, PlayerIndex black) {
  const auto game = [&](int g) {
    return GameResult{event.game(white, round, g).outcome, event.game(black, round, g).outcome,
                      event.is_adjourned(white, round, g)};
  };
  BoardResult result{game(0)};
  if (event.games_of_a_round() > 1) result.second = game(1);
  const std::pair points(game_points_in(event, white, round), game_points_in(event, black, round));
  if (points.first + points.second > 0) result.game_points = points;
  return result;
}

std::string progress_of(const EventText& event, int round) {
  std::size_t games = 0;
  std::size_t finished = 0;
  std::size_t adjourned = 0;
  for (const Board& board : played_round(event.tournament(), round).boards) {
    ++games;
    if (event.awaits_result(board.white, round)) continue;
    ++(has_adjourned_game(result_on(event, round, board.white, board.black)) ? adjourned : finished);
  }
  std::string text = "round " + std::to_string(round) + ": " + std::to_string(finished) + " of " +
                     counted(games, "game") + (games == 1 ? " has a result" : " have a result");
  if (adjourned > 0)
    text += ", " + std::to_string(adjourned) + (adjourned == 1 ? " is" : " are") + " adjourned";
  return text + '\n';
}

}  // namespace bloesem::service
