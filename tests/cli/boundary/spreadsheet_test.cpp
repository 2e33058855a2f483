// Names that a spreadsheet would run as formulas are written so that it does not, and read back unchanged.
#include <gmock/gmock.h>

#include <algorithm>
#include <regex>
#include <string>
#include <string_view>
#include <vector>

#include "bloesem/trf/csv_text.hpp"
#include "bloesem/trf/list_writer.hpp"
#include "bloesem/trf/reader.hpp"
#include "bloesem/trf/source_text.hpp"
#include "bloesem/trf/tournament_file.hpp"
#include "tests/support/program/report_text.hpp"
#include "tests/support/program/run_program.hpp"
#include "tests/support/random.hpp"

namespace bloesem::cli_test {
namespace {

using ::testing::HasSubstr;
using Row = std::vector<std::string>;

const std::vector<std::string> formulas = {"=cmd|' /C calc'!A0",
                                           "+1+1",
                                           "-2+3",
                                           "@SUM(A1)",
                                           "\x1b[31mX",
                                           "'=1+1",
                                           "''@x",
                                           "\xEF\xBC\x9D"
                                           "1+1",
                                           "=\"a\";b"};

// Splits a line as a spreadsheet does.
Row cells_of(const std::string& line) {
  Row cells(1);
  bool quoted = false;
  for (std::size_t i = 0; i < line.size(); ++i) {
    const bool quote = line[i] == '"';
    if (quote && quoted && i + 1 < line.size() && line[i + 1] == '"')
      cells.back() += line[++i];
    else if (quote)
      quoted = !quoted;
    else if (line[i] == ',' && !quoted)
      cells.emplace_back();
    else
      cells.back() += line[i];
  }
  return cells;
}

std::vector<Row> rows_of(const std::string& text) {
  std::vector<Row> rows;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    rows.push_back(cells_of(text.substr(begin, end - begin)));
    begin = end + 1;
  }
  return rows;
}

bool runs(const std::string& cell) {
  static const std::regex harmless("[+-]?[0-9]+([.][0-9]+)?|[+=-]|");  // a number, or a result
  if (std::regex_match(cell, harmless)) return false;
  const auto first = static_cast<unsigned char>(cell.front());
  return std::string_view("=+-@").find(cell.front()) != std::string_view::npos || first < 0x20 ||
         first == 0x7f || cell.starts_with("\xEF\xBC\x9D");
}

class Spreadsheet : public ProgramTest {
 protected:
  void SetUp() override {
    std::vector<Entrant> entrants;
    int id = 0;
    for (const std::string& name : formulas) {
      ++id;
      const bool paired = id < static_cast<int>(formulas.size());
      const std::string opponent = std::to_string(id % 2 == 1 ? id + 1 : id - 1);
      const bool white = id % 2 == 1;
      entrants.push_back({id,
                          name,
                          2000 - 100 * id,
                          !paired || white ? "1.0" : "0.0",
                          {paired ? opponent + (white ? " w 1" : " b 0") : "0000 - U"}});
    }
    write("evil.trf", report("042 2026/05/02\nXXR 5\nXXC white1\n", entrants));
  }
};

TEST_F(Spreadsheet, NoListOfAnyCommandHasAFormula) {
  for (const Row& command : std::vector<Row>{{"standings", "--tiebreaks", "BH,SB"},
                                             {"crosstable", "--tiebreaks", "BH"},
                                             {"rankings", "--by", "number:1-5,6-9", "--tiebreaks", "BH"},
                                             {"prizes", "--amounts", "100,50", "--tiebreaks", "BH"},
                                             {"ratings"},
                                             {"upsets"},
                                             {"zermelo"},
                                             {"pair"}}) {
    Row words{command.front(), "evil.trf", "--format", "csv"};
    words.insert(words.end(), command.begin() + 1, command.end());
    const Finished list = run(words);
    EXPECT_EQ(list.exit_code, 0) << command.front() << list.err;
    for (const Row& row : rows_of(list.out)) {
      for (const std::string& cell : row) EXPECT_FALSE(runs(cell)) << command.front() << ": " << cell;
    }
  }
  for (const Row& row : rows_of(run({"convert", "evil.trf", "--to", "csv"}).out)) {
    for (const std::string& cell : row) EXPECT_FALSE(runs(cell)) << cell;
  }
}

TEST_F(Spreadsheet, RawIsAsItIsWhereItIsAskedFor) {
  const Row words{"standings", "evil.trf", "--format", "csv", "--tiebreaks", "BH"};
  EXPECT_THAT(run(words).out, HasSubstr(",'+1+1,"));
  Row raw = words;
  raw.emplace_back("--raw-csv");
  EXPECT_THAT(run(raw).out, HasSubstr(",+1+1,"));
  EXPECT_THAT(run({"convert", "evil.trf", "--to", "csv", "--raw-csv"}).out, HasSubstr(",@SUM(A1),"));
  EXPECT_THAT(run({"convert", "evil.trf", "--to", "csv"}).out, HasSubstr(",'@SUM(A1),"));
}

TEST_F(Spreadsheet, WhatIsReadAgainIsTheSame) {
  ASSERT_EQ(run({"convert", "evil.trf", "--to", "csv", "-o", "list.csv"}).exit_code, 0);
  const Finished from_list = run({"convert", "list.csv", "--to", "json"});
  EXPECT_EQ(from_list.exit_code, 0) << from_list.err;
  EXPECT_EQ(from_list.out, run({"convert", "evil.trf", "--to", "json"}).out);
  EXPECT_EQ(run({"convert", "list.csv", "--to", "csv"}).out, read("list.csv"));
}

TEST_F(Spreadsheet, AListOfStandingsIsAListOfPlayers) {
  write("list.csv", run({"standings", "evil.trf", "--format", "csv", "--tiebreaks", "BH"}).out);
  EXPECT_THAT(read("list.csv"), HasSubstr("'+1+1"));
  const Finished made = run({"new", "new.trf", "--name", "X", "--rounds", "5", "--initial-colour", "W",
                             "--players", "list.csv", "--allow-duplicates"});
  EXPECT_EQ(made.exit_code, 0) << made.err;
  EXPECT_THAT(read("new.trf"), HasSubstr(" +1+1 "));
  EXPECT_THAT(read("new.trf"), HasSubstr(" @SUM(A1) "));
}

TEST_F(Spreadsheet, NumbersAndResultsKeepTheirSigns) {
  const Finished ratings = run({"ratings", "evil.trf", "--format", "csv"});
  EXPECT_THAT(ratings.out, HasSubstr(",-"));
  EXPECT_THAT(ratings.out, ::testing::Not(HasSubstr(",'-0")));
}

// Any one-line text, including texts that begin with apostrophes of their own.
TEST(CsvText, EveryNameComesBack) {
  const std::vector<std::string> pieces = {"'", "=",  "+", "-", "@", "\t", "\x1b",     "\x7f",
                                           "a", "\"", ",", ";", " ", "#",  "\xC2\x9B", "\xEF\xBC\x9D"};
  test::Random random(8019);
  for (int i = 0; i < 20'000; ++i) {
    Tournament tournament;
    tournament.players.resize(2);
    for (Player& player : tournament.players) {
      player.id = 1 + static_cast<int>(&player - tournament.players.data());
      for (int length = random.between(0, 6); length > 0; --length)
        player.name += pieces[random.between<std::size_t>(0, pieces.size() - 1)];
    }
    tournament.name = tournament.players[0].name;
    const std::string text = trf::write_csv(tournament);
    const trf::SourceText source(text);
    const trf::ReadResult again = trf::read_tournament(source, source.lines(), trf::FileFormat::Csv, {});
    ASSERT_TRUE(again.tournament && again.tournament->players.size() == 2) << text;
    EXPECT_EQ(again.tournament->name, tournament.name) << text;
    for (std::size_t player = 0; player < 2; ++player)
      EXPECT_EQ(again.tournament->players[player].name, tournament.players[player].name) << text;
    for (const Row& row : rows_of(text)) {
      const bool is_player = row.size() == 4 && row[0] != "id";
      EXPECT_FALSE(is_player && runs(row[1])) << text;
    }
  }
}

TEST(CsvText, OrdinaryApostrophesStayAlone) {
  std::string line;
  trf::append_csv_text(line, "'t Hart, Jan");
  EXPECT_EQ(line, "\"'t Hart, Jan\"");
  EXPECT_EQ(trf::without_csv_guard("'t Hart"), "'t Hart");
  EXPECT_EQ(trf::without_csv_guard("'=1"), "=1");
  EXPECT_EQ(trf::without_csv_guard("''=1"), "'=1");
}

}  // namespace
}  // namespace bloesem::cli_test
