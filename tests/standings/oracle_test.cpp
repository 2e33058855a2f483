// 112 tournaments with every value, rank and direct encounter, by another program (fixtures/README.md). Where
// that program is known to be wrong the overlay has the right value.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "engine/standings/evaluation.hpp"
#include "engine/standings/standings.hpp"
#include "engine/standings/working.hpp"
#include "tests/support/files.hpp"
#include "trf/reader.hpp"

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

// "swiss", "predetermined", "swiss after 3"
Subject subject(const std::string& id, const std::string& mode) {
  const std::string file = testing::content_of(folder / "trf" / (id + ".trf"));
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

// What the overlay says of a cell: tournament, player, column.
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

// The columns that are no tie-breaks but what they are made of.
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

// The edition is no part of our codes.
StandingsOptions edition_in(std::string& code, StandingsOptions options) {
  if (const std::size_t at = code.find("/V2024"); at != std::string::npos) {
    code.erase(at, 6);
    options.regulations = find_regulations("2024");
  }
  return options;
}

Column column_of(const Subject& subject, std::string code) {
  const StandingsOptions options = edition_in(code, subject.options);
  Evaluation evaluation(subject.tournament, options, counted_rounds(subject.tournament, options).value());
  if (auto helper = helper_column(evaluation, code)) return *std::move(helper);
  const auto tie_break = parse_tie_break(code);
  EXPECT_TRUE(tie_break) << tie_break.error().message;
  const bool round_robin_buchholz = subject.options.round_robin && row_of(tie_break->measure).swiss_only;
  if (evaluation.refusal(*tie_break) && !round_robin_buchholz) return Column(subject.tournament.players.size());
  return evaluation.column(*tie_break);
}

TEST(Oracle, EveryValue) {
  int compared = 0;
  for (const Subject& subject : subjects()) {
    const Rows rows = table(folder / "values" / (subject.id + ".tsv"));
    for (std::size_t c = 1; c < rows[0].size(); ++c) {
      const Column column = column_of(subject, rows[0][c]);
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

// The list without what needs ratings where somebody has none.
std::vector<TieBreak> usable(const Evaluation& evaluation, const std::string& text) {
  std::vector<TieBreak> list = parse_tie_breaks(text).value();
  std::erase_if(list,
                [&](const TieBreak& t) { return row_of(t.measure).needs_ratings && evaluation.refusal(t); });
  return list;
}

// By player: the place, and what the last direct encounter of the list made of him.
struct Outcome {
  std::vector<int> ranks;
  Column encounters;
};

Outcome outcome_of(const Subject& subject, const std::string& list) {
  Evaluation evaluation(subject.tournament, subject.options,
                        counted_rounds(subject.tournament, subject.options).value());
  const Standings standings = ordered(evaluation, usable(evaluation, list), subject.options).value();
  Outcome outcome{std::vector<int>(subject.tournament.players.size()),
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
      const Outcome outcome = outcome_of(subject, name == "own" ? subject.list : lists.at(name));
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

// Every value is what its working adds up to, and the working counts what it shows.
TEST(Oracle, WorkingsAddUp) {
  const Rows codes = {
      {"PTS", "WIN", "WON", "BPG", "BWG", "PS/C1", "REP", "STD", "TPN", "KS/L+1", "SB/C2", "SB/M1/P"},
      {"BH/C2", "BH/M2", "FB/C1", "FB/M1/P"}};
  for (const Subject& subject : subjects()) {
    Workings workings(subject.tournament, subject.options);
    for (const std::string& code : codes[0]) {
      const TieBreak tie_break = parse_tie_break(code).value();
      const Column column = column_of(subject, code);
      for (PlayerIndex player = 0; player < static_cast<PlayerIndex>(column.size()); ++player) {
        const Working working = workings.of(tie_break, player).value();
        Hundredths sum = 0;
        for (const Contribution& part : working.contributions) {
          EXPECT_EQ(part.amount * one, part.used * part.factor);
          EXPECT_EQ(part.part == Part::Counted, part.cut_order == 0);
          if (part.part == Part::Counted) sum += part.amount;
        }
        EXPECT_EQ(sum, working.total);
        EXPECT_EQ(working.value, working.total) << subject.id << " " << code;
        EXPECT_EQ(working.value, column[static_cast<std::size_t>(player)]) << subject.id << " " << code;
      }
    }
  }
}

}  // namespace
}  // namespace bloesem::standings
