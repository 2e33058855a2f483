#include "engine/board_list.hpp"

#include <algorithm>
#include <cstddef>
#include <tuple>
#include <utility>

#include "bloesem/check_tournament.hpp"
#include "engine/fixed_boards.hpp"
#include "engine/groups.hpp"
#include "matching/index.hpp"

namespace bloesem {
namespace {

// Orders players by points, most first, then by pairing number.
auto rank(const Tournament& tournament, PlayerIndex player, int before) {
  const Player& person = tournament.players[static_cast<std::size_t>(player)];
  return std::tuple(-standings_points(tournament, person, before), player);
}

// Points of the better player, points of the other, pairing number of the better one.
auto publication_key(const Tournament& tournament, const Board& board, int before) {
  const auto white = rank(tournament, board.white, before);
  const auto black = rank(tournament, board.black, before);
  const auto& better = std::min(white, black);
  return std::tuple(std::get<0>(better), std::get<0>(std::max(white, black)), std::get<1>(better));
}

}  // namespace

std::vector<Board> published_boards(const Tournament& tournament, int round) {
  std::vector<Board> boards = played_round(tournament, round).boards;
  std::sort(boards.begin(), boards.end(), [&](const Board& a, const Board& b) {
    return publication_key(tournament, a, round - 1) < publication_key(tournament, b, round - 1);
  });
  if (!tournament.groups.empty()) {
    const std::vector<int> groups = groups_of_players(tournament);
    std::stable_sort(boards.begin(), boards.end(),
                     [&](const Board& a, const Board& b) { return groups[at(a.white)] < groups[at(b.white)]; });
  }
  if (tournament.fixed_boards.empty()) return boards;
  // A list that cannot be honoured, after changes by hand, leaves the boards as sorted.
  const auto order = order_with_fixed_boards(tournament, round, boards);
  if (!order) return boards;
  std::vector<Board> seated;
  for (const std::size_t place : *order) seated.push_back(boards[place]);
  return seated;
}

}  // namespace bloesem
