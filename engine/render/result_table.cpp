#include "engine/render/result_table.hpp"

#include <string>

#include "engine/platform/terminal.hpp"
#include "engine/render/display_width.hpp"
#include "engine/service/event/board_order.hpp"
#include "engine/service/event/game_result.hpp"
#include "engine/service/event/results.hpp"
#include "engine/service/player_id.hpp"

namespace bloesem::render {

namespace {

std::string row(const service::EventText& event, int round, int number, const Board& board) {
  const Player& white = service::player_at(event.tournament(), board.white);
  const Player& black = service::player_at(event.tournament(), board.black);
  const std::string result = text_of(service::result_on(event, round, board.white, board.black));
  std::string text(service::parse_board_result(result)
                       ? ""
                       : "#");  // a result that could not be read again is written as a comment
  text += right_aligned(std::to_string(number), 4) + right_aligned(std::to_string(white.id), 6) +
          right_aligned(std::to_string(black.id), 6) + "  " + left_aligned(result, 7);
  return text + " # " + trf::visible(white.name) + " - " + trf::visible(black.name) + '\n';
}

// Returns a comment about each group of players who may not meet in the round, such as brothers and sisters.
std::string bans_of(const Tournament& tournament, int round) {
  std::string text;
  const auto add = [&](const std::vector<PlayerIndex>& group) {
    std::string names;
    for (const PlayerIndex player : group) {
      const Player& member = service::player_at(tournament, player);
      names += (names.empty() ? "" : ", ") + std::to_string(member.id) + ' ' + trf::visible(member.name);
    }
    text += "# may not meet: " + names + '\n';
  };
  for (const std::vector<PlayerIndex>& group : tournament.forbidden_groups) add(group);
  for (const ForbiddenSpan& span : tournament.forbidden_spans)
    if (span.first_round <= round && round <= span.last_round) add(span.group);
  return text;
}

}  // namespace

std::string format_result_table(const service::EventText& event, int round) {
  std::string text = "# Round " + std::to_string(round) + ": board, White, Black, result (* = none yet";
  text += event.games_of_a_round() > 1 ? "; both games of a match: 1-0,=)\n" : ")\n";
  int number = 0;
  for (const Board& board : service::numbered_boards(event, round)) text += row(event, round, ++number, board);
  return text + bans_of(event.tournament(), round);
}

}  // namespace bloesem::render
