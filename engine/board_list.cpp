#include "engine/board_list.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "engine/check_tournament.hpp"
#include "engine/dutch/boards.hpp"
#include "engine/dutch/round_field.hpp"
#include "engine/edition_rules.hpp"

namespace bloesem {

using dutch::Position;
using dutch::RoundField;

std::vector<Board> published_boards(const Tournament& tournament, int round) {
  // Of the field only scores and order matter here, which all editions see alike.
  const RoundField field(tournament, rules_of(Edition::Baku2016), {round, round, {}, {}});
  std::vector<Position> position(tournament.players.size(), -1);
  for (Position p = 0; p < field.size(); ++p) position[static_cast<std::size_t>(field.player(p))] = p;
  std::vector<std::pair<Position, Position>> pairs;
  std::vector<Board> board_of(tournament.players.size());  // by the higher ranked player
  for (const Board& board : played_round(tournament, round).boards) {
    const Position white = position[static_cast<std::size_t>(board.white)];
    const Position black = position[static_cast<std::size_t>(board.black)];
    pairs.emplace_back(std::min(white, black), std::max(white, black));
    board_of[static_cast<std::size_t>(field.player(pairs.back().first))] = board;
  }
  dutch::sort_for_publication(pairs, field, [&](Position p) { return field.standings(p); });
  std::vector<Board> boards;
  boards.reserve(pairs.size());
  for (const auto& [higher, lower] : pairs) boards.push_back(board_of[static_cast<std::size_t>(field.player(higher))]);
  return boards;
}

}  // namespace bloesem
