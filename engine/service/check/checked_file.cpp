#include "engine/service/check/checked_file.hpp"

#include <algorithm>
#include <utility>

#include "engine/model/counted.hpp"
#include "engine/service/player_id.hpp"

namespace bloesem::service {

namespace {

CheckedBoards boards_with_ids(const std::vector<Board>& boards, std::optional<PlayerIndex> bye,
                              const Tournament& tournament) {
  CheckedBoards checked;
  for (const Board& board : boards) {
    checked.boards.emplace_back(id_of(tournament, board.white), id_of(tournament, board.black));
  }
  if (bye) checked.bye = id_of(tournament, *bye);
  return checked;
}

}  // namespace

std::string side(const CheckedBoards& boards) {
  std::string text;
  for (const auto& [white, black] : boards.boards) {
    if (!text.empty()) text += ", ";
    text += std::to_string(white) + '-' + std::to_string(black);
  }
  if (boards.bye) text += (text.empty() ? "bye " : ", bye ") + std::to_string(*boards.bye);
  return text.empty() ? "nothing" : text;
}

CheckedRound with_ids(const RoundDifference& difference, const Tournament& tournament) {
  std::vector<int> players;
  for (const PlayerIndex player : difference.impossible_players) players.push_back(id_of(tournament, player));
  return {.round = difference.round,
          .expected = boards_with_ids(difference.expected, difference.expected_bye, tournament),
          .found = boards_with_ids(difference.found, difference.found_bye, tournament),
          .impossible = difference.impossible,
          .impossible_players = std::move(players)};
}

std::vector<CheckedFile> with_groups(std::vector<CheckedFile> files) {
  std::vector<CheckedFile> all;
  for (CheckedFile& file : files) {
    if (file.groups.empty()) {
      all.push_back(std::move(file));
      continue;
    }
    std::vector<CheckedFile> groups = std::move(file.groups);
    groups.front().messages.insert(0, file.messages);
    groups.front().code = platform::more_severe(groups.front().code, file.code);
    for (CheckedFile& group : groups) all.push_back(std::move(group));
  }
  return all;
}

CheckTotals totals_of(const std::vector<CheckedFile>& files) noexcept {
  CheckTotals totals;
  for (const CheckedFile& file : files) {
    if (file.standings) {
      ++totals.standings;
      totals.standings_differences += file.standings->differences();
    }
    if (!file.edition) continue;
    ++totals.tournaments;
    totals.rounds += file.rounds;
    totals.differences += static_cast<int>(file.differences.size());
  }
  return totals;
}

std::string uncompared(const std::vector<CheckedFile>& files, const CheckTotals& totals) {
  if (totals.rounds == 0 && totals.standings == 0) return ": nothing was compared";
  const auto refused = std::count_if(files.begin(), files.end(),
                                     [](const CheckedFile& file) { return !file.edition && !file.standings; });
  return refused == 0 ? "" : ": " + counted(refused, "file") + " not compared";
}

}  // namespace bloesem::service
