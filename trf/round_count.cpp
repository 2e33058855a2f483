#include "trf/round_count.hpp"

#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "trf/columns.hpp"

namespace bloesem::trf {

namespace {

// What one round column holds, over all players.
struct Column {
  int used = 0;    // players with any mark
  int paired = 0;  // players with an opponent
  int byes = 0;    // pairing-allocated byes
  Place first_use;
  Place second_bye;

  [[nodiscard]] bool has_pairing() const noexcept { return paired > 0 || byes > 0; }
};

Place block_place(const PlayerLine& player, int round) noexcept {
  return {player.line, in_round(round_opponent, round).first, in_round(round_result, round).last};
}

std::vector<Column> survey(const Roster& roster) {
  std::vector<Column> columns;
  for (const PlayerLine& player : roster.players()) {
    if (columns.size() < player.cells.size()) columns.resize(player.cells.size());
    for (int round = 0; round < static_cast<int>(player.cells.size()); ++round) {
      const Cell cell = player.cell(round);
      Column& column = columns[static_cast<std::size_t>(round)];
      if (!cell.broken && cell.opponent == 0 && cell.outcome == Outcome::Absent) continue;
      if (++column.used == 1) column.first_use = block_place(player, round);
      if (cell.broken || cell.opponent != 0) ++column.paired;  // the benefit of the doubt
      if (!cell.broken && cell.outcome == Outcome::PairingBye && ++column.byes == 2) {
        column.second_bye = block_place(player, round);
      }
    }
  }
  while (!columns.empty() && columns.back().used == 0) columns.pop_back();
  return columns;
}

class Counter {
 public:
  Counter(const Roster& roster, const ReadOptions& options, Diagnostics& out)
      : players_(static_cast<int>(roster.players().size())),
        columns_(survey(roster)),
        options_(options),
        out_(out),
        last_paired_(last_paired()) {}

  RoundCount count(std::optional<int> declared) {
    if (declared) limit_to(std::max(*declared, 0));
    report_byes();
    const int columns = size();
    const int settled = options_.purpose == Purpose::Pair ? settled_before_pairing() : settled_before_check();
    return {columns, settled, options_.purpose == Purpose::Pair ? settled : columns};
  }

 private:
  [[nodiscard]] int size() const noexcept { return static_cast<int>(columns_.size()); }
  [[nodiscard]] const Column& column(int round) const noexcept {
    return columns_[static_cast<std::size_t>(round)];
  }

  [[nodiscard]] int last_paired() const noexcept {
    int count = size();
    while (count > 0 && !column(count - 1).has_pairing()) --count;
    return count;
  }

  void limit_to(int declared) {
    if (size() <= declared) return;
    const std::string limit = std::to_string(declared);
    const Place place = std::find_if(columns_.begin() + declared, columns_.end(), [](const Column& c) {
                          return c.used > 0;
                        })->first_use;
    if (last_paired_ <= declared) {
      out_.warn(Code::SurplusColumn, place, {"marks after the last of " + limit + " rounds are ignored"});
      columns_.resize(static_cast<std::size_t>(declared));
      return;
    }
    Finding finding{"more round columns than rounds of the tournament", std::to_string(size()),
                    limit + " at most"};
    if (options_.purpose == Purpose::Pair) {
      out_.error(Code::TooManyRounds, place, std::move(finding));
    } else {
      out_.warn(Code::TooManyRounds, place, std::move(finding));
    }
  }

  void report_byes() {
    for (int round = 0; round < size(); ++round) {
      if (column(round).byes < 2) continue;
      out_.warn(Code::SecondBye, column(round).second_bye,
                {"round " + std::to_string(round + 1) + " has more than one pairing-allocated bye"});
    }
    if (options_.purpose == Purpose::Pair && !options_.round) report_lone_bye();
  }

  // A bye entered beforehand makes the round look paired.
  void report_lone_bye() {
    if (columns_.empty() || last_paired_ != size()) return;
    const Column& last = columns_.back();
    if (last.paired > 0 || last.used == players_) return;
    out_.warn(Code::LoneBye, last.first_use,
              {"round " + std::to_string(size()) + " has a bye, but no game; it counts as played"});
  }

  // Totals may or may not contain the byes of a last column in which nobody was paired.
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
                {"nobody was paired in round " + std::to_string(settled) +
                 "; it counts as played, because round " + std::to_string(settled + 1) + " is used too"});
    }
    if (settled < size() && column(settled).used == players_) {
      out_.error(Code::EverybodyAbsent, column(settled).first_use,
                 {"everybody is absent in the coming round " + std::to_string(settled + 1), "",
                  "somebody to pair, or the number of the round to pair as an option"});
    }
    return settled;
  }

  // A column without a pairing is history once a later one is used - unless it is empty: then the later marks
  // announce absences.
  [[nodiscard]] int settled_by_marks() const noexcept {
    if (last_paired_ == size() || column(last_paired_).used == 0) return last_paired_;
    return size() - 1;
  }

  int players_;
  std::vector<Column> columns_;
  const ReadOptions& options_;
  Diagnostics& out_;
  int last_paired_;
};

}  // namespace

RoundCount count_rounds(const Roster& roster, std::optional<int> declared, const ReadOptions& options,
                        Diagnostics& out) {
  return Counter(roster, options, out).count(declared);
}

}  // namespace bloesem::trf
