// 112 tournaments with all values, ranks and direct encounters computed by another program
// (fixtures/README.md). Where that program is known to be wrong, the overlay has the correct value.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "bloesem/standings/standings.hpp"
#include "bloesem/standings/working.hpp"
#include "bloesem/trf/reader.hpp"
#include "engine/standings/evaluation.hpp"
#include "tests/support/files.hpp"

namespace bloesem::standings {
namespace {

namespace fs = std::filesystem;

const fs::path folder = fs::path(BLOESEM_FIXTURES_DIR) / "standings";

std::vector<std::string> split(const std::string& line, char separator) {
  std::vector<std::string> cells(1);
  for (const char c : line) {
    if (c == separator) {
      cells.emplace_back();
    } else {
      cells.back().push_back(c);
    }
  }
  return cells;
}

using Rows = std::vector<std::vector<std::string>>;

Rows table(const fs::path& file) {
  std::ifstream stream(file);
  EXPECT_TRUE(stream) << file;
  Rows rows;
  for (std::string line; std::getline(stream, line);) rows.push_back(split(line, '\t'));
  return rows;
}

struct Subject {
  std::string id;
  Tournament tournament;
  std::string list;  // record 212
  StandingsOptions options;
};

// `mode`: "swiss", "predetermined", "swiss after 3".
Subject subject(const std::string& id, const std::string& mode) {
  const std::string file = bloesem::test::content_of(folder / "trf" / (id + ".trf"));
  trf::ReadResult read = trf::read_tournament(file, {.purpose = trf::Purpose::Check});
  EXPECT_TRUE(read.tournament) << id;
  Subject result{.id = id, .tournament = *std::move(read.tournament), .list = {}, .options = {}};
  for (const trf::TieBreak& key : read.standings.value().keys)
    result.list += (result.list.empty() ? "" : ",") + key.text();
  result.options.round_robin = mode == "predetermined";
  if (const std::size_t after = mode.find("after "); after != std::string::npos)
    result.options.after = std::stoi(mode.substr(after + 6));
  return result;
}

const std::vector<Subject>& subjects() {
  static const std::vector<Subject> all = [] {
    std::vector<Subject> list;
    for (const auto& row : table(folder / "INDEX.tsv"))
      if (row[0] != "id") list.push_back(subject(row[0], row[3]));
    return list;
  }();
  return all;
}

// Returns the overlay's value of a cell: tournament, player, column.
std::optional<std::string> corrected(const std::string& id, const std::string& player,
                                     const std::string& column) {
  static const auto overlay = [] {
    std::map<std::vector<std::string>, std::string> cells;
    for (const auto& row : table(folder / "known-divergences.tsv")) cells[{row[0], row[1], row[2]}] = row[4];
    return cells;
  }();
  const auto found = overlay.find({id, player, column});
  if (found == overlay.end()) return std::nullopt;
  return found->second;
}

// "12.50" and "12.5" are the same.
Value value_of(const std::string& text) {
  if (text.empty()) return std::nullopt;
  const std::size_t point = text.find('.');
  std::string decimals = point == std::string::npos ? "" : text.substr(point + 1);
  decimals.resize(2, '0');
  return std::stoll(text.substr(0, point)) * one + std::stoll(decimals);
}

std::string shown(const Value& value) { return value ? decimal_text(*value) : "nothing"; }

// Returns columns with intermediate values, which are not tie-breaks.
std::optional<Column> helper_column(Evaluation& evaluation, const std::string& name) {
  const Field& field = evaluation.field();
  Column column;
  for (PlayerIndex player = 0; player < field.players; ++player) {
    const auto at = static_cast<std::size_t>(player);
    int games = 0;
    int voluntary = 0;
    for (int round = 0; round < field.rounds; ++round) {
      games += field.cell(player, round).is(Trait::Game) ? 1 : 0;
      voluntary += field.cell(player, round).is(Trait::Voluntary) ? 1 : 0;
    }
    if (name == "NUM") column.emplace_back(games * one);
    if (name == "VUR") column.emplace_back(voluntary * one);
    if (name == "ABH")
      column.emplace_back(evaluation.scores(FinalGames::AsPlayed).players[at].worth * (one / one_point));
    if (name == "AFB")
      column.emplace_back(evaluation.scores(FinalGames::Drawn).players[at].worth * (one / one_point));
  }
  if (column.empty()) return std::nullopt;
  return column;
}

// The values of one tournament under both editions; codes of columns mark the older one.
class Columns {
 public:
  explicit Columns(const Subject& subject)
      : newest_(subject.tournament, subject.options, rounds(subject)),
        of_2024_(subject.tournament, with_2024(subject.options), rounds(subject)) {}

  Column operator()(std::string code) {
    const std::size_t mark = code.find("/V2024");
    if (mark == std::string::npos) return column(newest_, code);
    return column(of_2024_, code.erase(mark, 6));
  }

 private:
  static int rounds(const Subject& subject) {
    return counted_rounds(subject.tournament, subject.options).value();
  }
  static StandingsOptions with_2024(StandingsOptions options) {
    options.regulations = find_regulations("2024");
    return options;
  }

  // Includes the Buchholz of round robins, although it is not meant to be used.
  static Column column(Evaluation& evaluation, const std::string& code) {
    if (auto helper = helper_column(evaluation, code)) return *std::move(helper);
    const auto tie_break = parse_tie_break(code);
    EXPECT_TRUE(tie_break) << tie_break.error().message;
    if (row_of(tie_break->measure).needs_ratings && evaluation.refusal(*tie_break))
      return Column(evaluation.field().tournament.players.size());
    return evaluation.column(*tie_break);
  }

  Evaluation newest_;
  Evaluation of_2024_;
};

TEST(Oracle, EveryValue) {
  int compared = 0;
  for (const Subject& subject : subjects()) {
    const Rows rows = table(folder / "values" / (subject.id + ".tsv"));
    Columns column_of(subject);
    for (std::size_t c = 1; c < rows[0].size(); ++c) {
      const Column column = column_of(rows[0][c]);
      for (std::size_t r = 1; r < rows.size(); ++r) {
        const PlayerIndex player = subject.tournament.find(std::stoi(rows[r][0])).value();
        const std::string expected = corrected(subject.id, rows[r][0], rows[0][c]).value_or(rows[r][c]);
        const Value computed = column[static_cast<std::size_t>(player)];
        ++compared;
        EXPECT_EQ(computed, value_of(expected)) << subject.id << " player " << rows[r][0] << " " << rows[0][c]
                                                << ": " << shown(computed) << ", expected " << expected;
      }
    }
  }
  EXPECT_EQ(compared, 113'049);
}

// Returns the list without entries that need ratings, if a player has none.
std::vector<TieBreak> usable(const Evaluation& evaluation, const std::string& text) {
  std::vector<TieBreak> list = parse_tie_breaks(text).value();
  std::erase_if(list,
                [&](const TieBreak& t) { return row_of(t.measure).needs_ratings && evaluation.refusal(t); });
  return list;
}

// By player: the place, and the value of the last direct encounter of the list.
struct Compared {
  std::vector<int> ranks;
  Column encounters;
};

Compared outcome_of(const Subject& subject, const std::string& list) {
  Evaluation evaluation(subject.tournament, subject.options,
                        counted_rounds(subject.tournament, subject.options).value());
  const Standings standings = ordered(evaluation, usable(evaluation, list), subject.options).value();
  Compared outcome{std::vector<int>(subject.tournament.players.size()),
                   Column(subject.tournament.players.size())};
  for (const Place& place : standings.places)
    outcome.ranks[static_cast<std::size_t>(place.player)] = place.rank;
  for (std::size_t i = 0; i < standings.list.size(); ++i)
    if (standings.list[i].measure == Measure::DirectEncounter) outcome.encounters = standings.values[i];
  return outcome;
}

const std::map<std::string, std::string> lists = {{"L1", "PTS DE BH/C1 BH SB"},
                                                  {"L2", "PTS BH/C1 BH SB DE WIN BWG TPN"},
                                                  {"L3", "PTS DE/P SB WON"},
                                                  {"L4", "PTS WIN DE BPG RTNG"},
                                                  {"L5", "PTS DE"},
                                                  {"L6", "PTS BH DE PS"},
                                                  {"L7", "PTS SB KS DE TPN/R"}};

TEST(Oracle, EveryRankAndDirectEncounter) {
  int compared = 0;
  for (const Subject& subject : subjects()) {
    const Rows rows = table(folder / "ranks" / (subject.id + ".tsv"));
    for (std::size_t c = 1; c < rows[0].size(); ++c) {
      const std::string name = split(rows[0][c], '.').at(0);
      const bool is_rank = split(rows[0][c], '.').at(1) == "rank";
      const Compared outcome = outcome_of(subject, name == "own" ? subject.list : lists.at(name));
      for (std::size_t r = 1; r < rows.size(); ++r) {
        const auto at = static_cast<std::size_t>(subject.tournament.find(std::stoi(rows[r][0])).value());
        const std::string expected = corrected(subject.id, rows[r][0], rows[0][c]).value_or(rows[r][c]);
        const Value place = outcome.encounters[at];
        ++compared;
        EXPECT_EQ(is_rank ? outcome.ranks[at] : static_cast<int>(place.value_or(0) / one),
                  expected.empty() ? 0 : std::stoi(expected))
            << subject.id << " player " << rows[r][0] << " " << rows[0][c];
      }
    }
  }
  EXPECT_EQ(compared, 26'112);
}

// Rounds the quotient to `unit`, halves upwards, by counting up from below.
Hundredths rounded(Hundredths total, int divisor, Hundredths unit) {
  Hundredths value = 0;
  while (2 * divisor * value > 2 * total) value -= unit;
  while (2 * divisor * (value + unit) <= 2 * total + divisor * unit) value += unit;
  return value;
}

void expect_sound(const Working& working, const TieBreak& tie_break, const Value& value) {
  Hundredths sum = 0;
  int counted = 0;
  for (const Contribution& part : working.contributions) {
    EXPECT_EQ(part.amount * one, part.used * part.factor);
    EXPECT_EQ(part.part == Part::Counted, part.cut_order == 0);
    EXPECT_EQ(part.part == Part::Counted || !part.article.empty(), true) << "a cut without its article";
    if (part.part != Part::Counted) continue;
    sum += part.amount;
    ++counted;
  }
  EXPECT_EQ(sum, working.total);
  EXPECT_EQ(working.value, value);
  if (!value || tie_break.measure == Measure::PerfectPerformance) return;
  const bool average =
      working.formula.find(" / ") != std::string::npos || tie_break.measure == Measure::Performance;
  EXPECT_EQ(working.divisor, average ? counted : 1);
  const Hundredths unit = tie_break.measure == Measure::OpponentsBuchholz ? 1 : one;
  EXPECT_EQ(*value, (average ? rounded(sum, working.divisor, unit) : sum) + working.added);
}

// Every value equals the sum of its workings.
TEST(Oracle, WorkingsAddUp) {
  const std::vector<TieBreak> list =
      parse_tie_breaks(
          "PTS,WIN,WON,BPG,BWG,PS/C1,REP,STD,TPN,KS/L+1,SB,SB/C2,SB/M1/P,BH/C2,BH/M2,FB/C1,FB/M1/P,AOB,AOB/"
          "F,ARO,ARO/M1,"
          "TPR,PTP,APRO,APPO,RTNG,ARO/C1/U1400")
          .value();
  for (const Subject& subject : subjects()) {
    Evaluation evaluation(subject.tournament, subject.options,
                          counted_rounds(subject.tournament, subject.options).value());
    Workings workings(subject.tournament, subject.options);
    for (const TieBreak& tie_break : list) {
      if (evaluation.refusal(tie_break)) {
        EXPECT_FALSE(workings.of(tie_break, 0)) << subject.id << " " << tie_break.text();
        continue;
      }
      const Column column = evaluation.column(tie_break);
      for (PlayerIndex player = 0; player < static_cast<PlayerIndex>(column.size()); ++player) {
        SCOPED_TRACE(subject.id + " " + tie_break.text() + " player " + std::to_string(player + 1));
        expect_sound(workings.of(tie_break, player).value(), tie_break,
                     column[static_cast<std::size_t>(player)]);
      }
    }
  }
}

}  // namespace
}  // namespace bloesem::standings
