// Every command that reads a tournament refuses a file without players.
#include <gmock/gmock.h>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "tests/cli/help_text.hpp"
#include "tests/support/program/report_text.hpp"
#include "tests/support/program/run_program.hpp"

namespace bloesem::cli_test {
namespace {

using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using namespace std::string_literals;

using Words = std::vector<std::string>;

// Each command that reads a tournament, with the arguments it needs besides the file.
const std::vector<std::pair<std::string, Words>>& readers() {
  static const std::vector<std::pair<std::string, Words>> commands{
      {"pair", {}},
      {"result", {"1-2:1-0"}},
      {"standings", {}},
      {"crosstable", {}},
      {"rankings", {"--by", "federation"}},
      {"prizes", {"--amounts", "100"}},
      {"ratings", {}},
      {"upsets", {}},
      {"zermelo", {}},
      {"report", {}},
      {"check", {}},
      {"judge", {"--round", "1"}},
      {"explain", {}},
      {"verify", {"--proof", "none"}},
      {"lint", {}},
      {"convert", {"--to", "trf16"}},
  };
  return commands;
}

struct Foreign {
  std::string what;
  std::string bytes;
  std::string told;  // part of the message
};

const std::vector<Foreign>& foreign_files() {
  static const std::vector<Foreign> files{
      {"empty", "", "the file is empty"},
      {"blank lines", "\n  \n\r\n", "the file is empty"},
      {"README", "# Bloesem\n\nPairs Swiss tournaments.\n", ""},
      {"accounts", "root:x:0:0:root:/root:/bin/bash\n", ""},
      {"header only", "012 Bloesem Open\nXXR 9\n", ""},
      {"ELF", "\x7F"s + "ELF\x02\x01\x01\0\0\0"s + "\xF0\xFF\n"s, "this is a program"},
      {"script", "#!/bin/sh\nexit 0\n", "this is a script"},
      {"zeros", std::string(100, '\0') + "x\n", "this is a binary file"},
      {"UTF-16 without a mark", "0\0001\0002\0 \0A\0"s, "this is a text in UTF-16: save the file as UTF-8"},
      {"PDF", "%PDF-1.7\n%\xE2\xE3\xCF\xD3\n", "this is a PDF document"},
      {"Excel", "PK\x03\x04\x14\0\x06\0"s + "[Content_Types].xml\n" + "PK\x03\x04xl/workbook.xml",
       "this is an Excel workbook: save its list of players as CSV"},
      {"LibreOffice", "PK\x03\x04\x14\0"s + "mimetypeapplication/vnd.oasis.opendocument.spreadsheetPK",
       "spreadsheet (LibreOffice)"},
      {"ZIP", "PK\x03\x04\x14\0open.trf"s, "this is a ZIP archive"},
      {"old Excel", "\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1"s + std::string(8, '\0'), "Excel or Word"},
      {"HTML", "\n<!DOCTYPE html>\n<html><body>1 Appel 2100</body></html>\n", "this is a web page"},
      {"XML", "<?xml version=\"1.0\"?>\n<tournament/>\n", "this is an XML file"},
      {"SQLite", "SQLite format 3\0\x10\0"s, "this is a database"},
      {"picture", "\x89PNG\r\n\x1A\n"s, "this is a picture"},
      {"semicolons", "No.;Name;FideID;FED;Rtg\n1;Appel, Ans;123;NED;2100\n",
       "this is a list of players; use 'bloesem new --players'"},
      {"title above", "Bloesem Open\n\n\"Rg\",\"Nom\",\"Elo\"\n1,Appel,2100\n", "this is a list of players"},
      {"tabs", "Naam\tRating\nAppel, Ans\t2100\n", "this is a list of players"},
      {"pairs", "2\n1 4\n3 2\n", "this is a list of pairs; use 'bloesem judge FILE --pairs PAIRS'"},
      {"JSON", "{\"name\": \"x\", \"version\": \"1.0\"}\n", ""},
      {"the name of a file", "/home/ans/open.trf", "this looks like the name of a file, expected its contents"},
      {"JSON array", "[1, 2, 3]\n", "this is JSON"},
      {"JSON without players", R"({"schema": 1, "rounds_played": 0, "players": []})", ""},
  };
  return files;
}

class NotATournament : public ProgramTest {
 protected:
  [[nodiscard]] Finished read_with(const std::string& command, Words more, const Words& files) const {
    Words words{command};
    words.insert(words.end(), files.begin(), files.end());
    words.insert(words.end(), more.begin(), more.end());
    return run(words);
  }
};

TEST_F(NotATournament, EveryReaderRefusesIt) {
  for (const Foreign& foreign : foreign_files()) {
    write("file", foreign.bytes);
    for (const auto& [command, more] : readers()) {
      const Finished result = read_with(command, more, {"file"});
      // The keys of a JSON object are examined one by one, so lint finds problems in it.
      const bool has_problems = command == "lint" && foreign.what == "JSON";
      EXPECT_EQ(result.exit_code, has_problems ? 10 : 3)
          << command << " of " << foreign.what << ": " << result.out << result.err;
      const std::string& said = command == "lint" ? result.out : result.err;
      EXPECT_THAT(said, HasSubstr("file:")) << command << " of " << foreign.what;
      EXPECT_THAT(said, HasSubstr(foreign.told)) << command << " of " << foreign.what;
      if (command != "lint" && command != "check") {
        EXPECT_THAT(result.out, IsEmpty()) << command;
      }
      EXPECT_EQ(read("file"), foreign.bytes) << command;
    }
  }
}

// A new command that reads tournaments must be added to the list above.
TEST_F(NotATournament, EveryCommandIsKnownHere) {
  const Words others{"new", "generate", "campaign", "help", "completion"};
  for (const std::string& command : listed_commands(run({"--help"}).out)) {
    const bool reads = std::any_of(readers().begin(), readers().end(),
                                   [&](const auto& reader) { return reader.first == command; });
    EXPECT_TRUE(reads || std::count(others.begin(), others.end(), command) == 1) << command;
  }
}

// The bytes are decisive, even if they are not UTF-8, and no other finding comes first.
TEST_F(NotATournament, IsToldAloneAlsoWhenStrict) {
  write("program", "\x7F"s + "ELF\x02\xFF\xFE\0\n"s);
  for (const Words& words : {Words{"check", "program"}, Words{"check", "program", "--strict"}}) {
    const Finished result = run(words);
    EXPECT_EQ(result.exit_code, 3);
    EXPECT_EQ(std::count(result.err.begin(), result.err.end(), '\n'), 1) << result.err;
    EXPECT_THAT(result.err, HasSubstr("[no-players]"));
  }
  const Finished linted = run({"lint", "program", "--strict"});
  EXPECT_EQ(linted.exit_code, 3);
  EXPECT_THAT(linted.out, EndsWith("1 file, 1 error, 0 warnings\n"));
}

TEST_F(NotATournament, AModelForGeneratorsHasPlayers) {
  write("empty", "");
  const Finished result = run({"generate", "--model", "empty", "-o", "out.trf"});
  EXPECT_EQ(result.exit_code, 3) << result.err;
  EXPECT_THAT(entries(), ::testing::ElementsAre("empty"));
}

TEST_F(NotATournament, IsReadByTheDropInAsTheEnginesDo) {
  write("empty.trf", "XXR 5\n");
  const Finished result = run({"--dutch", "empty.trf", "-p"});
  EXPECT_EQ(result.exit_code, 0) << result.err;
  EXPECT_EQ(result.out, "0\n");
}

// `new` may make a file without players; the first player must be able to enter it.
TEST_F(NotATournament, TakesTheFirstEntryNevertheless) {
  ASSERT_EQ(
      run({"new", "open.trf", "--rounds", "5", "--initial-colour", "W", "--start", "2026/05/02"}).exit_code, 0);
  EXPECT_EQ(run({"pair", "open.trf"}).exit_code, 3);
  const Finished entered = run({"result", "open.trf", "--enter", "Appel, Ans;2100"});
  EXPECT_EQ(entered.exit_code, 0) << entered.err;
  EXPECT_THAT(read("open.trf"), HasSubstr("Appel, Ans"));
}

class NothingCompared : public ProgramTest {};

TEST_F(NothingCompared, IsSaidInTheLastLine) {
  write("empty", "");
  write("unplayed.trf", kersen_open_unplayed());
  write("k.trf", kersen_open());
  const std::string nothing = "0 tournaments, 0 rounds, 0 differences: nothing was compared\n";
  const Finished refused = run({"check", "empty", "empty"});
  EXPECT_EQ(refused.exit_code, 3);
  EXPECT_EQ(refused.out, nothing);
  const Finished unplayed = run({"check", "unplayed.trf"});
  EXPECT_EQ(unplayed.exit_code, 0) << unplayed.err;
  EXPECT_EQ(unplayed.out, "1 tournament, 0 rounds, 0 differences: nothing was compared\n");
  const Finished some = run({"check", "k.trf", "empty"});
  EXPECT_EQ(some.exit_code, 3);
  EXPECT_THAT(some.out, EndsWith(" differences: 1 file not compared\n"));
  EXPECT_THAT(run({"check", "k.trf"}).out, Not(HasSubstr("not compared")));
  EXPECT_THAT(run({"check", "--compare-rules", "empty"}).out, EndsWith(": nothing was compared\n"));
  EXPECT_THAT(run({"check", "--standings-only", "empty"}).out, EndsWith(": nothing was compared\n"));
}

}  // namespace
}  // namespace bloesem::cli_test
