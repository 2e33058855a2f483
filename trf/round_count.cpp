#include "trf/round_count.hpp"

#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "engine/model/counted.hpp"
#include "trf/columns.hpp"

namespace bloesem::trf {

namespace {

// The contents of one round column over all players, or of the columns of a round.
struct RoundColumn {
  int used = 0;    // players with any mark
  int paired = 0;  // players with an opponent
  int byes = 0;    // pairing-allocated byes
  int full_byes = 0;
  Place first_use;
  Place second_bye;
  Place full_bye;

  [[nodiscard]] bool has_pairing() const noexcept { return paired > 0 || byes > 0; }
};

Place block_place(const PlayerLine& player, int round) noexcept {
  return {player.line, player.place(round_opponent, round).first, player.place(round_result, round).last};
}

void drop_unused_end(std::vector<RoundColumn>& columns) {
  while (!columns.empty() && columns.back().used == 0) columns.pop_back();
}

class Survey {
 public:
  std::vector<RoundColumn> take(const Roster& roster) {
    for (const PlayerLine& player : roster.players()) {
      if (columns_.size() < player.cells.size()) columns_.resize(player.cells.size());
      if (player.only_games) {
        see_games(player);
      } else {
        see_cells(player);
      }
    }
    add_games();
    drop_unused_end(columns_);
    return std::move(columns_);
  }

 private:
  void use(const PlayerLine& player, int round) {
    Place& first = columns_[static_cast<std::size_t>(round)].first_use;
    if (first.line == 0) first = block_place(player, round);
  }

  void see_cells(const PlayerLine& player) {
    for (int round = 0; round < static_cast<int>(player.cells.size()); ++round) {
      const Cell& cell = player.cells[static_cast<std::size_t>(round)];
      RoundColumn& column = columns_[static_cast<std::size_t>(round)];
      if (!cell.broken && cell.opponent == 0 && cell.outcome == Outcome::Absent) continue;
      ++column.used;
      use(player, round);
      if (cell.broken || cell.opponent != 0) ++column.paired;  // a broken cell may be a game
      if (!cell.broken && cell.outcome == Outcome::PairingBye && ++column.byes == 2) {
        column.second_bye = block_place(player, round);
      }
      if (!cell.broken && cell.outcome == Outcome::FullBye && ++column.full_byes == 1) {
        column.full_bye = block_place(player, round);
      }
    }
  }

  // Fast path for most rows: paired in every round up to the last one they have.
  void see_games(const PlayerLine& player) {
    const std::size_t rounds = player.cells.size();
    if (rows_of_games_.size() <= rounds) rows_of_games_.resize(rounds + 1);
    ++rows_of_games_[rounds];
    for (; begun_ < rounds; ++begun_) use(player, static_cast<int>(begun_));
  }

  void add_games() {
    int rows = 0;
    for (std::size_t rounds = rows_of_games_.size(); rounds-- > 1;) {
      rows += rows_of_games_[rounds];
      columns_[rounds - 1].used += rows;
      columns_[rounds - 1].paired += rows;
    }
  }

  std::vector<RoundColumn> columns_;
  std::vector<int> rows_of_games_;  // number of such rows by length
  std::size_t begun_ = 0;           // number of columns whose first use is known from them
};

// Returns the columns of matches, each of which takes two. A bye counts by its first mark.
std::vector<RoundColumn> matches_of(const std::vector<RoundColumn>& games) {
  std::vector<RoundColumn> matches;
  for (std::size_t first = 0; first < games.size(); first += 2) {
    RoundColumn& match = matches.emplace_back(games[first]);
    if (first + 1 == games.size()) break;
    const RoundColumn& second = games[first + 1];
    if (match.used == 0) match.first_use = second.first_use;
    match.used = std::max(match.used, second.used);
    match.paired = std::max(match.paired, second.paired);
  }
  return matches;
}

class Counter {
 public:
  Counter(const Roster& roster, const StatedRounds& stated, const ReadOptions& options, Diagnostics& out)
      : players_(static_cast<int>(roster.players().size())),
        columns_(stated.columns == 1 ? Survey().take(roster) : matches_of(Survey().take(roster))),
        stated_(stated),
        options_(options),
        out_(out),
        last_paired_(last_paired()) {}

  RoundCount count() {
    if (stated_.declared) limit_to(std::max(*stated_.declared, 0));
    report_byes();
    const int columns = size();
    const int settled = options_.purpose == Purpose::Pair ? settled_before_pairing() : settled_before_check();
    const int played = options_.purpose == Purpose::Pair ? settled : columns;
    return {columns * stated_.columns, settled * stated_.columns, played * stated_.columns};
  }

 private:
  [[nodiscard]] int size() const noexcept { return static_cast<int>(columns_.size()); }
  [[nodiscard]] const RoundColumn& column(int round) const noexcept {
    return columns_[static_cast<std::size_t>(round)];
  }

  [[nodiscard]] int last_paired() const noexcept {
    int count = size() - (ends_in_lone_bye() ? 1 : 0);
    while (count > 0 && !column(count - 1).has_pairing()) --count;
    return count;
  }

  // True if the last column has a bye, no game, and players without a mark. These are still to be paired,
  // unless the caller says that the round was played.
  [[nodiscard]] bool ends_in_lone_bye() const noexcept {
    if (columns_.empty() || options_.round.value_or(0) > size()) return false;
    const RoundColumn& last = columns_.back();
    return last.byes > 0 && last.paired == 0 && last.used < players_;
  }

  void limit_to(int declared) {
    if (size() <= declared) return;
    const Place place = std::find_if(columns_.begin() + declared, columns_.end(), [](const RoundColumn& c) {
                          return c.used > 0;
                        })->first_use;
    if (last_paired_ <= declared && !ends_in_lone_bye()) {
      out_.warn(Code::SurplusColumn, place,
                {"marks after the last of " + counted(declared, "round") + " are ignored"});
      columns_.resize(static_cast<std::size_t>(declared));
      drop_unused_end(columns_);
      last_paired_ = last_paired();
      return;
    }
    Finding finding{"more round columns than rounds of the tournament", std::to_string(size()),
                    std::to_string(declared) + " at most, or another number of rounds (142, XXR)"};
    finding.remedy = Remedy::StateRounds;
    if (options_.purpose == Purpose::Pair) {
      out_.error(Code::TooManyRounds, place, std::move(finding));
    } else {
      out_.warn(Code::TooManyRounds, place, std::move(finding));
    }
  }

  void report_byes() {
    const bool knows_u =
        std::any_of(columns_.begin(), columns_.end(), [](const RoundColumn& c) { return c.byes > 0; });
    for (int round = 0; round < size(); ++round) {
      const bool coming = options_.purpose == Purpose::Pair && round + 1 == size() && ends_in_lone_bye();
      if (coming && !options_.bye_is_assigned) report_assigned_bye();
      if (column(round).byes > stated_.byes && !stated_.of_teams) report_second_bye(round, coming);
      if (!knows_u) report_lone_full_bye(round);
    }
  }

  void report_assigned_bye() {
    out_.note(Code::LoneBye, columns_.back().first_use,
              {"round " + std::to_string(size()) +
               " has a bye, but no game: it is taken as the bye of the coming round, assigned beforehand"});
  }

  // An error only for the coming round: a played round cannot be changed.
  void report_second_bye(int round, bool coming) {
    Finding finding{"round " + std::to_string(round + 1) + " has more than one pairing-allocated bye", "",
                    "at most one U; byes on request are H, F or Z"};
    if (coming) {
      out_.error(Code::SecondBye, column(round).second_bye, std::move(finding));
    } else {
      out_.warn(Code::SecondBye, column(round).second_bye, std::move(finding));
    }
  }

  // A note, not a repair: a requested full-point bye looks the same. Only for files without any U, whose
  // writers evidently do not distinguish the two.
  void report_lone_full_bye(int round) {
    const RoundColumn& column = this->column(round);
    if (column.full_byes != 1 || column.paired == 0 || column.paired % 2 != 0) return;
    out_.note(Code::LoneFullBye, column.full_bye,
              {"round " + std::to_string(round + 1) +
                   " has one full-point bye and no other: probably the pairing-allocated bye; it is kept as F",
               "F", "U, if the pairing gave it"});
  }

  // Totals may or may not include the byes of a last column without a pairing.
  [[nodiscard]] int settled_before_check() const noexcept { return std::max(last_paired_, size() - 1); }

  int settled_before_pairing() {
    if (options_.round) return std::clamp(*options_.round, last_paired_ + 1, size() + 1) - 1;
    const int settled = settled_by_marks();
    if (settled + 1 < size()) {
      out_.warn(
          Code::FutureMarks, columns_.back().first_use,
          {"marks for a round after the coming round " + std::to_string(settled + 1) + " are ignored for now"});
    } else if (settled > last_paired_) {
      out_.warn(Code::FutureMarks, column(settled).first_use,
                {"no players were paired in round " + std::to_string(settled) +
                 "; it counts as played, because round " + std::to_string(settled + 1) + " is used too"});
    }
    if (settled < size() && column(settled).used == players_ && !is_announced(settled + 1)) {
      Finding finding{"everybody is absent in the coming round " + std::to_string(settled + 1), "",
                      "a player to pair, or a record 240 for that round"};
      finding.remedy = Remedy::StateRound;
      out_.error(Code::EverybodyAbsent, column(settled).first_use, std::move(finding));
    }
    return settled;
  }

  // A column without a pairing is history if a later one is used, unless it is empty: later marks then announce
  // absences.
  [[nodiscard]] int settled_by_marks() const noexcept {
    if (last_paired_ == size() || column(last_paired_).used == 0) return last_paired_;
    return size() - 1;
  }

  [[nodiscard]] bool is_announced(int round) const noexcept {
    return std::find(stated_.announced.begin(), stated_.announced.end(), round) != stated_.announced.end();
  }

  int players_;
  std::vector<RoundColumn> columns_;
  const StatedRounds& stated_;
  const ReadOptions& options_;
  Diagnostics& out_;
  int last_paired_;
};

}  // namespace

RoundCount count_rounds(const Roster& roster, const StatedRounds& stated, const ReadOptions& options,
                        Diagnostics& out) {
  return Counter(roster, stated, options, out).count();
}

}  // namespace bloesem::trf
