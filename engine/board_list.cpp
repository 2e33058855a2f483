#include "engine/board_list.hpp"

#include <algorithm>
#include <cstddef>
#include <map>
#include <optional>
#include <tuple>
#include <utility>

#include "bloesem/check_tournament.hpp"
#include "bloesem/edition_choice.hpp"
#include "bloesem/late_decisions.hpp"
#include "engine/fixed_boards.hpp"
#include "engine/groups.hpp"
#include "engine/swiss/system.hpp"
#include "matching/index.hpp"

namespace bloesem {
namespace {

// Returns the number of each player by which boards of equal scores are ordered: the place in the ranking of
// the system, or the pairing number.
std::vector<int> numbers_before(const Tournament& tournament, int round, const PairOptions& options,
                                const EditionChoice& choice) {
  const auto own = choice.edition.system().ranking;
  const bool by_list = round > 1 && options.ranking && ranks_by_tie_breaks(choice.edition, choice.readings);
  std::vector<PlayerIndex> ranking;
  if (by_list)
    if (Result<std::vector<PlayerIndex>> listed = options.ranking(tournament, round))
      ranking = std::move(listed).value();
  if (ranking.empty() && own != nullptr) ranking = own(tournament, round);
  std::vector<int> numbers(tournament.players.size());
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    const PlayerIndex player = ranking.empty() ? static_cast<PlayerIndex>(i) : ranking[i];
    numbers[at(player)] = static_cast<int>(i);
  }
  return numbers;
}

// C.04.2.D.9: by the points of the better player, those of the other, and the number of the better one.
void sort_by_scores(const Tournament& tournament, int round, const std::vector<int>& numbers,
                    std::vector<Board>& boards) {
  const auto rank = [&](PlayerIndex player) {
    return std::pair(-standings_points(tournament, tournament.players[at(player)], round - 1),
                     numbers[at(player)]);
  };
  const auto key = [&](const Board& board) {
    const auto white = rank(board.white);
    const auto black = rank(board.black);
    const auto& [better, other] = std::minmax(white, black);
    return std::tuple(better.first, other.first, better.second);
  };
  std::sort(boards.begin(), boards.end(), [&](const Board& a, const Board& b) { return key(a) < key(b); });
}

// Puts the pairs of the table first, in its order.
void sort_by_table(const Tournament& tournament, int round, const EditionChoice& choice,
                   std::vector<Board>& boards) {
  const swiss::RoundTask task{.tournament = &tournament, .round = round, .readings = choice.readings};
  const Result<RoundPairing> scheduled = choice.edition.system().table(tournament, task, {});
  if (!scheduled) return;
  const auto pair_of = [](const Board& board) { return std::minmax({board.white, board.black}); };
  std::map<std::pair<PlayerIndex, PlayerIndex>, std::size_t> places;
  for (const Board& board : scheduled->boards) places.emplace(pair_of(board), places.size());
  const auto place = [&](const Board& board) {
    const auto found = places.find(pair_of(board));
    return found == places.end() ? places.size() : found->second;
  };
  std::stable_sort(boards.begin(), boards.end(),
                   [&](const Board& a, const Board& b) { return place(a) < place(b); });
}

// Returns the boards of a tournament without groups, before any is moved to a fixed place.
std::vector<Board> sorted_boards(const Tournament& tournament, int round, const PairOptions& options) {
  std::vector<Board> boards = played_round(tournament, round).boards;
  const Result<EditionChoice> chosen = choose_edition(tournament.heading, options.edition, options.readings);
  const EditionChoice choice = chosen ? *chosen : EditionChoice{};
  const std::optional<Tournament> known = known_when_paired(tournament, round);
  const Tournament& before = known ? *known : tournament;
  sort_by_scores(before, round, numbers_before(before, round, options, choice), boards);
  if (has_table(choice.edition)) sort_by_table(tournament, round, choice, boards);
  return boards;
}

// Returns the boards group by group; empty if the groups do not tell them all.
std::optional<std::vector<Board>> boards_by_groups(const Tournament& tournament, int round,
                                                   const PairOptions& options) {
  const Result<std::vector<GroupPart>> parts = split_groups(tournament);
  if (!parts) return std::nullopt;
  std::vector<Board> boards;
  for (const GroupPart& part : *parts)
    for (const Board& board : sorted_boards(part.tournament, round, options))
      boards.push_back({part.players[at(board.white)], part.players[at(board.black)]});
  return boards;
}

std::vector<Board> boards_before_seating(const Tournament& tournament, int round, const PairOptions& options) {
  if (tournament.groups.empty()) return sorted_boards(tournament, round, options);
  if (auto boards = boards_by_groups(tournament, round, options)) return *std::move(boards);
  std::vector<Board> boards = sorted_boards(tournament, round, options);
  const std::vector<int> groups = groups_of_players(tournament);
  std::stable_sort(boards.begin(), boards.end(),
                   [&](const Board& a, const Board& b) { return groups[at(a.white)] < groups[at(b.white)]; });
  return boards;
}

}  // namespace

std::vector<Board> published_boards(const Tournament& tournament, int round, const PairOptions& options) {
  std::vector<Board> boards = boards_before_seating(tournament, round, options);
  if (tournament.fixed_boards.empty()) return boards;
  // A list that cannot be honoured, after changes by hand, leaves the boards as sorted.
  const auto order = order_with_fixed_boards(tournament, round, boards);
  if (!order) return boards;
  std::vector<Board> seated;
  for (const std::size_t place : *order) seated.push_back(boards[place]);
  return seated;
}

}  // namespace bloesem
