#include "engine/fixed_boards.hpp"

#include <algorithm>
#include <string>
#include <utility>

#include "matching/index.hpp"

namespace bloesem {
namespace {

Error fixed_board_error(const Tournament& tournament, PlayerIndex player, int board, const std::string& why) {
  return {ErrorCode::InvalidInput,
          "board " + std::to_string(board) + " is fixed for player " + std::to_string(tournament.id(player)) +
              ", but " + why,
          {}};
}

// Returns the fixed board of each player in a round; 0: none.
std::vector<int> fixed_boards_in(const Tournament& tournament, int round) {
  std::vector<int> boards(tournament.players.size(), 0);
  std::vector<int> since(tournament.players.size(), 0);
  for (const FixedBoard& fixed : tournament.fixed_boards) {
    if (fixed.first_round > round || fixed.first_round < since[at(fixed.player)]) continue;
    boards[at(fixed.player)] = fixed.board;
    since[at(fixed.player)] = fixed.first_round;
  }
  return boards;
}

// Returns the player of a pair whose fixed board counts; no_player if there is none.
PlayerIndex settling_player(const Board& board, const std::vector<int>& fixed) {
  const int white = fixed[at(board.white)];
  const int black = fixed[at(board.black)];
  if (white == 0 && black == 0) return no_player;
  return black == 0 || (white != 0 && white <= black) ? board.white : board.black;
}

}  // namespace

Result<std::vector<std::size_t>> order_with_fixed_boards(const Tournament& tournament, int round,
                                                         const std::vector<Board>& boards) {
  constexpr auto open = static_cast<std::size_t>(-1);
  std::vector<std::size_t> order(boards.size(), open);
  std::vector<std::size_t> others;
  const std::vector<int> fixed = fixed_boards_in(tournament, round);
  for (std::size_t i = 0; i < boards.size(); ++i) {
    const PlayerIndex player = settling_player(boards[i], fixed);
    if (player == no_player) {
      others.push_back(i);
      continue;
    }
    const int board = fixed[at(player)];
    if (static_cast<std::size_t>(board) > boards.size())
      return fixed_board_error(
          tournament, player, board,
          "the last board of round " + std::to_string(round) + " is " + std::to_string(boards.size()));
    std::size_t& place = order[static_cast<std::size_t>(board) - 1];
    if (place != open)
      return fixed_board_error(
          tournament, player, board,
          "also for player " + std::to_string(tournament.id(settling_player(boards[place], fixed))));
    place = i;
  }
  auto next = others.begin();
  for (std::size_t& place : order)
    if (place == open) place = *next++;
  return order;
}

std::optional<Error> move_to_fixed_boards(const Tournament& tournament, RoundPairing& pairing) {
  if (tournament.fixed_boards.empty()) return std::nullopt;
  const auto order = order_with_fixed_boards(tournament, pairing.round, pairing.boards);
  if (!order) return order.error();
  const auto put = [&order](auto& list) {
    auto sorted = list;
    for (std::size_t i = 0; i < sorted.size(); ++i) sorted[i] = list[(*order)[i]];
    list = std::move(sorted);
  };
  put(pairing.boards);
  put(pairing.record.colour_rules);
  put(pairing.record.higher_is_white);
  return std::nullopt;
}

}  // namespace bloesem
