#include "bloesem/check_tournament.hpp"

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <string>
#include <utility>

#include "bloesem/edition_choice.hpp"
#include "bloesem/validate.hpp"
#include "bloesem/work_limit.hpp"
#include "engine/groups.hpp"
#include "engine/pair_consistent.hpp"
#include "matching/index.hpp"

namespace bloesem {
namespace {

bool same(const Board& expected, const Board& found, bool coloured) {
  if (expected == found) return true;
  return !coloured && expected.white == found.black && expected.black == found.white;
}

PlayerIndex smaller(const Board& board) { return std::min(board.white, board.black); }

// Returns the indexes of the boards in the order of their smaller players.
std::vector<std::size_t> by_smaller_player(const std::vector<Board>& boards) {
  std::vector<std::size_t> order(boards.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::stable_sort(order.begin(), order.end(),
                   [&](std::size_t a, std::size_t b) { return smaller(boards[a]) < smaller(boards[b]); });
  return order;
}

// Puts the byes into the order of the groups.
void sort_byes(const Tournament& tournament, std::vector<PlayerIndex>& byes) {
  if (byes.size() < 2 || tournament.groups.empty()) return;
  const std::vector<int> groups = groups_of_players(tournament);
  std::stable_sort(byes.begin(), byes.end(),
                   [&](PlayerIndex a, PlayerIndex b) { return groups[at(a)] < groups[at(b)]; });
}

PlayerIndex in_whole(PlayerIndex player, const GroupPart& part) {
  return player == no_player ? player : part.players[at(player)];
}

// Returns the difference with players of the whole tournament.
RoundDifference in_whole(RoundDifference difference, const GroupPart& part) {
  difference.group = part.name;
  for (std::vector<Board>* const boards : {&difference.expected, &difference.found})
    for (Board& board : *boards) board = {in_whole(board.white, part), in_whole(board.black, part)};
  if (difference.expected_bye) difference.expected_bye = in_whole(*difference.expected_bye, part);
  if (difference.found_bye) difference.found_bye = in_whole(*difference.found_bye, part);
  for (PlayerIndex& player : difference.impossible_players) player = in_whole(player, part);
  return difference;
}

// Replays each group by itself.
Result<CheckReport> check_groups(const Tournament& tournament, const PairOptions& options) {
  const Result<std::vector<GroupPart>> parts = split_groups(tournament);
  if (!parts) return parts.error();
  CheckReport whole;
  for (const GroupPart& part : *parts) {
    Result<CheckReport> report = check_tournament(part.tournament, options_of_part(options, part));
    if (!report) return error_of_part(report.error(), part);
    whole.rounds += report->rounds;
    for (RoundDifference& difference : report->differences)
      whole.differences.push_back(in_whole(std::move(difference), part));
  }
  return whole;
}

}  // namespace

RoundDifference difference_of(const RoundPairing& expected, const PlayedRound& found) {
  RoundDifference difference;
  difference.round = expected.round;
  std::vector<bool> matched(found.boards.size(), false);
  const std::vector<std::size_t> order = by_smaller_player(found.boards);
  for (const Board& board : expected.boards) {
    auto at = std::lower_bound(order.begin(), order.end(), smaller(board),
                               [&](std::size_t i, PlayerIndex p) { return smaller(found.boards[i]) < p; });
    while (at != order.end() && smaller(found.boards[*at]) == smaller(board) &&
           !same(board, found.boards[*at], found.coloured[*at]))
      ++at;
    if (at == order.end() || smaller(found.boards[*at]) != smaller(board))
      difference.expected.push_back(board);
    else
      matched[*at] = true;
  }
  for (std::size_t i = 0; i < found.boards.size(); ++i)
    if (!matched[i]) difference.found.push_back(found.boards[i]);
  // Whoever has no game in a round of a table is free, and files mark that in many ways, or not at all.
  const bool free_by_table = has_table(expected.edition) && !found.bye;
  if (expected.bye != found.bye && !free_by_table) {
    difference.expected_bye = expected.bye;
    difference.found_bye = found.bye;
  }
  return difference;
}

bool is_difference(const RoundDifference& d) noexcept {
  return !d.expected.empty() || !d.found.empty() || d.expected_bye || d.found_bye || !d.impossible.empty();
}

PairOptions replay_options(const Tournament& tournament, const PairOptions& options) {
  PairOptions replay = options;
  if (!replay.rounds_declared && !tournament.rounds_declared) replay.rounds_declared = tournament.rounds_played;
  return replay;
}

std::vector<PlayerIndex> byes_of(const PlayedRound& round) {
  std::vector<PlayerIndex> byes = round.further_byes;
  if (round.bye) byes.insert(byes.begin(), *round.bye);
  return byes;
}

PlayedRound played_round(const Tournament& tournament, int round) {
  PlayedRound result;
  std::vector<PlayerIndex> byes;
  for (std::size_t i = 0; i < tournament.players.size(); ++i) {
    const auto self = static_cast<PlayerIndex>(i);
    const RoundEntry entry = tournament.players[i].round(round - 1);
    if (entry.outcome == Outcome::PairingBye) byes.push_back(self);
    if (entry.opponent == no_player) continue;
    // Adds each pair once: at its White or, if the colours are unknown, at the smaller index.
    const Colour theirs = tournament.players[static_cast<std::size_t>(entry.opponent)].round(round - 1).colour;
    const bool coloured = entry.colour != Colour::None || theirs != Colour::None;
    const bool first = entry.colour == Colour::White || theirs == Colour::Black;
    if (coloured ? !first : self > entry.opponent) continue;
    result.boards.push_back({self, entry.opponent});
    result.coloured.push_back(coloured);
  }
  sort_byes(tournament, byes);
  if (!byes.empty()) {
    // Without groups, a file may have several by mistake; the last one counts.
    const bool grouped = !tournament.groups.empty();
    result.bye = grouped ? byes.front() : byes.back();
    if (grouped) result.further_byes.assign(byes.begin() + 1, byes.end());
  }
  return result;
}

int last_round_to_check(const Tournament& tournament) noexcept {
  for (int round = tournament.rounds_played; round > 0; --round) {
    bool bye = false;
    bool somebody_waits = false;
    for (const Player& player : tournament.players) {
      const RoundEntry entry = player.round(round - 1);
      if (entry.opponent != no_player) return round;
      bye = bye || took_part(entry);
      somebody_waits = somebody_waits || entry.outcome == Outcome::Absent;
    }
    if (bye && !somebody_waits) return round;
  }
  return 0;
}

Result<CheckReport> check_tournament(const Tournament& tournament, const PairOptions& options) {
  if (options.time_limit) {
    PairOptions unlimited = options;
    unlimited.time_limit.reset();
    return within({.time = options.time_limit}, [&] { return check_tournament(tournament, unlimited); });
  }
  if (std::optional<Error> error = refuse_contradictions(tournament)) return *std::move(error);
  if (!tournament.groups.empty()) return check_groups(tournament, options);
  PairOptions replay = replay_options(tournament, options);
  CheckReport report;
  const int first = options.round.value_or(1);
  const int last = options.round.value_or(last_round_to_check(tournament));
  for (int round = first; round <= last; ++round) {
    replay.round = round;
    Result<RoundPairing> expected = pair_consistent(tournament, replay);
    ++report.rounds;
    RoundDifference difference;
    if (expected) {
      difference = difference_of(*expected, played_round(tournament, round));
    } else if (expected.error().code == ErrorCode::NoValidPairing) {
      RoundPairing nothing;
      nothing.round = round;
      difference = difference_of(nothing, played_round(tournament, round));
      difference.impossible = expected.error().message;
      difference.impossible_players = expected.error().players;
    } else {
      Error error = expected.error();
      error.message = "round " + std::to_string(round) + ": " + error.message;
      return error;
    }
    if (is_difference(difference)) report.differences.push_back(std::move(difference));
  }
  return report;
}

}  // namespace bloesem
