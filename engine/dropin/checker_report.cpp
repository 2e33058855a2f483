#include "engine/dropin/checker_report.hpp"

#include <algorithm>
#include <tuple>
#include <vector>

#include "engine/render/display_width.hpp"
#include "engine/service/player_id.hpp"

namespace bloesem::dropin {

namespace {

constexpr std::size_t id_width = 3;
const std::string empty_pair(id_width + 3 + id_width, ' ');
const std::string gap(16, ' ');
constexpr const char* titles = "  Checker pairings        Tournament pairings \n";

std::size_t indentation(Dialect dialect) { return dialect == Dialect::JaVaFo ? 2 : 4; }

// A bye is a board without Black.
using Boards = std::vector<Board>;

Boards boards_of(const RoundPairing& pairing) {
  Boards boards = pairing.boards;
  for (const PlayerIndex bye : byes_of(pairing)) boards.push_back({bye, no_player});
  return boards;
}

// Returns the board as this player's line in the file has it. Without colours, the later player in the list
// is given White.
Board board_of(const RoundEntry& entry, PlayerIndex player) {
  if (entry.opponent == no_player || entry.colour == Colour::White) return {player, entry.opponent};
  return {entry.opponent, player};
}

bool as_played(const Tournament& tournament, int round, const Board& expected) {
  const RoundEntry entry = service::player_at(tournament, expected.white).round(round - 1);
  return entry.opponent == expected.black && entry.colour != Colour::Black && took_part(entry);
}

// Returns the boards in the file of the players that are not `settled`.
Boards other_boards(const Tournament& tournament, int round, const std::vector<bool>& settled) {
  Boards boards;
  for (std::size_t i = 0; i < tournament.players.size(); ++i) {
    const auto player = static_cast<PlayerIndex>(i);
    const RoundEntry entry = tournament.players[i].round(round - 1);
    if (settled[i] || !took_part(entry)) continue;
    if (entry.opponent == no_player || player < entry.opponent) boards.push_back(board_of(entry, player));
  }
  return boards;
}

// Sorts by standings points (C.04.2.D.9), with byes last.
void sort_for_publication(const Tournament& tournament, int round, Boards& boards) {
  const auto rank = [&](PlayerIndex player) {
    return std::tuple(-standings_points(tournament, service::player_at(tournament, player), round - 1), player);
  };
  const auto key = [&](const Board& board) {
    if (board.black == no_player) return std::tuple(true, std::get<0>(rank(board.white)), 0, board.white);
    const auto [better, other] = std::minmax({rank(board.white), rank(board.black)});
    return std::tuple(false, std::get<0>(better), std::get<0>(other), std::get<1>(better));
  };
  std::sort(boards.begin(), boards.end(), [&](const Board& a, const Board& b) { return key(a) < key(b); });
}

std::string shown_id(const Tournament& tournament, PlayerIndex player) {
  return render::right_aligned(player == no_player ? "0" : std::to_string(service::id_of(tournament, player)),
                               id_width);
}

std::string shown(const Tournament& tournament, const Board& board) {
  return shown_id(tournament, board.white) + " - " + shown_id(tournament, board.black);
}

std::string differences(Dialect dialect, const Tournament& tournament, int round, const RoundPairing& pairing) {
  Boards expected;
  std::vector<bool> settled(tournament.players.size(), false);
  for (const Board& board : boards_of(pairing)) {
    if (!as_played(tournament, round, board)) {
      expected.push_back(board);
      continue;
    }
    settled[static_cast<std::size_t>(board.white)] = true;
    if (board.black != no_player) settled[static_cast<std::size_t>(board.black)] = true;
  }
  if (expected.empty()) return "";
  Boards found = other_boards(tournament, round, settled);
  sort_for_publication(tournament, round, found);
  std::string text = titles;
  for (std::size_t i = 0; i < found.size(); ++i) {
    text += std::string(indentation(dialect), ' ');
    text += i < expected.size() ? shown(tournament, expected[i]) : empty_pair;
    text += gap + shown(tournament, found[i]) + '\n';
  }
  return text + '\n';
}

}  // namespace

std::string report_round(Dialect dialect, const std::string& stem, const Tournament& tournament, int round,
                         const Result<RoundPairing>& expected) {
  const std::string number = std::to_string(round);
  const std::string title = stem + ": Round #" + number + '\n';
  if (!expected) return title + "No valid pairing exists for round " + number + ".\n\n";
  return title + differences(dialect, tournament, round, *expected);
}

}  // namespace bloesem::dropin
