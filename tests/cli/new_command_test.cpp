// `bloesem new`: a tournament file from a list of players.
#include <gmock/gmock.h>

#include <array>
#include <filesystem>
#include <string>
#include <utility>
#include <vector>

#include "tests/support/program/report_text.hpp"
#include "tests/support/program/run_program.hpp"

namespace bloesem::cli_test {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::StartsWith;

class NewCommand : public ProgramTest {
 protected:
  // Returns the new file, after checking that the engine can pair it.
  [[nodiscard]] std::string made(const std::vector<std::string>& arguments, std::string_view input = {}) const {
    std::filesystem::remove(path("a.trf"));
    const Finished result = run(words(arguments), input);
    EXPECT_EQ(result.exit_code, 0) << result.err;
    EXPECT_THAT(result.out, IsEmpty());
    EXPECT_THAT(result.err, StartsWith("a.trf: "));  // the summary, and no warning
    EXPECT_EQ(run({"pair", "a.trf", "--rules", "2016"}).err, "") << read("a.trf");
    return read("a.trf");
  }

  // Returns the first line of the error message; no file may exist.
  [[nodiscard]] std::string refused(const std::vector<std::string>& arguments, int exit_code = 3) const {
    const Finished result = run(words(arguments));
    EXPECT_EQ(result.exit_code, exit_code);
    EXPECT_THAT(result.out, IsEmpty());
    EXPECT_FALSE(std::filesystem::exists(path("a.trf")));
    return result.err.substr(0, result.err.find('\n'));
  }

 private:
  static std::vector<std::string> words(const std::vector<std::string>& arguments) {
    std::vector<std::string> all{"new", "a.trf", "--rounds", "5", "--initial-colour", "W"};
    all.insert(all.end(), arguments.begin(), arguments.end());
    return all;
  }
};

TEST_F(NewCommand, BracketsArePartOfAName) {
  const std::string file = made({"--name", "[Test]", "--player", "[x]"});
  EXPECT_THAT(file, StartsWith("012 [Test]\n"));
  EXPECT_THAT(file, HasSubstr("001    1      [x] "));
}

TEST_F(NewCommand, WritesAReport) {
  EXPECT_EQ(made({"--name", "Bloesem Open", "--city", "Tiel", "--federation", "NED", "--start", "2025/05/02",
                  "--end", "2025/05/04", "--arbiter", "Kers, Karin", "--player", "Braam, Bob;1990;;NED",
                  "--player", "Appel, Ans;2100;WFM"}),
            "012 Bloesem Open\n"
            "022 Tiel\n"
            "032 NED\n"
            "042 2025/05/02\n"
            "052 2025/05/04\n"
            "062 2\n"
            "072 2\n"
            "092 Individual: Swiss-System\n"
            "102 Kers, Karin\n"
            "192 FIDE_DUTCH_2017\n"
            "XXR 5\n"
            "XXC white1\n"
            "001    1  WFM Appel, Ans                        2100                             0.0    1\n"
            "001    2      Braam, Bob                        1990 NED                         0.0    1\n");
}

TEST_F(NewCommand, EveryFieldOfAListFindsItsColumns) {
  write("list.csv",
        "NAME;COUNTRY;BIRTHDAY;GENDER;TITLE;IDFIDE;ELOFIDE\r\n"
        "Zoë Appel;NED;1990/03/12;f;WGM;1234567;2400\r\n");
  EXPECT_THAT(
      made({"--players", "list.csv"}),
      HasSubstr("001    1 wWGM Zoë Appel                         2400 NED     1234567 1990/03/12  0.0    1\n"));
}

TEST_F(NewCommand, ListAndSinglePlayersAreOneField) {
  write("list.csv", "NAME;ELOFIDE\nLow;1500\nHigh;2500\n");
  const std::string text = made({"--players", "list.csv", "--player", "Middle;2000", "--player", "Unrated"});
  EXPECT_THAT(text, HasSubstr("062 4\n072 3\n"));
  std::vector<std::string> names;
  for (const char* name : {"High", "Middle", "Low", "Unrated"}) names.emplace_back(name);
  std::size_t at = 0;
  for (const std::string& name : names) {
    const std::size_t found = text.find(name);
    EXPECT_GT(found, at) << name;
    at = found;
  }
  EXPECT_EQ(made({"--players", "-"}, "NAME;ELOFIDE\nHigh;2500\nLow;1500\n"),
            made({"--player", "Low;1500", "--player", "High;2500"}));
}

TEST_F(NewCommand, AnExistingFileIsLeftAlone) {
  for (const char* content : {"", "something"}) {
    write("a.trf", content);
    const Finished result = run({"new", "a.trf", "--rounds", "5", "--initial-colour", "W", "--player", "A"});
    EXPECT_EQ(result.exit_code, 3);
    EXPECT_THAT(result.err, StartsWith("bloesem: error: a.trf "));
    EXPECT_EQ(read("a.trf"), content);
  }
}

TEST_F(NewCommand, BadPlayersAreRefused) {
  write("list.csv", "NAME;ELOFIDE\nA;1500\nB;strong\n");
  EXPECT_THAT(refused({"--players", "list.csv"}), ::testing::HasSubstr("list.csv, line 3: "));
  write("list.csv", "");
  EXPECT_THAT(refused({"--players", "list.csv"}), StartsWith("bloesem: error: list.csv, "));
  EXPECT_THAT(refused({"--players", "no.csv"}, 5), ::testing::StartsWith("bloesem: error: no.csv "));
  EXPECT_THAT(refused({"--player", "A;18x0"}),
              ::testing::StartsWith("bloesem: error: --player: found 'A;18x0'"));
}

// A line break would begin a record of its own.
TEST_F(NewCommand, TextsAreOneLine) {
  EXPECT_THAT(refused({"--name", "A\nXXR 9"}),
              ::testing::StartsWith("bloesem: error: --name: found 'A\\x0aXXR 9'"));
  EXPECT_THAT(refused({"--city", "A\rB"}), ::testing::StartsWith("bloesem: error: --city: found 'A\\x0dB'"));
  EXPECT_THAT(refused({"--player", "A\r001    1"}), HasSubstr("control characters"));
  EXPECT_THAT(made({"--name", "Caf\xe9", "--player", "Jos\xe9", "--player", "Zoë"}), HasSubstr("012 Café\n"));
}

TEST_F(NewCommand, DatesMustTellTheEdition) {
  const auto expect_refused = [&](const std::string& option, const std::string& date) {
    const std::string told = refused({option, date});
    EXPECT_THAT(told, StartsWith("bloesem: error: " + option + ": "));
    EXPECT_THAT(told, ::testing::AllOf(HasSubstr("'" + date + "'"), HasSubstr("YYYY/MM/DD")));
  };
  expect_refused("--start", "yesterday");
  expect_refused("--end", "2025/13/02");
  // In some countries 1/2 is the second of January, when the other rules were in force.
  for (const char* date : {"2-5-2026", "02.05.2026", "1/2/2026", "26/02/01", "2026/02/30", "2026"})
    expect_refused("--start", date);
  for (const char* date : {"2025/05/02", "2025-05-02", "2025.5.2"})
    EXPECT_THAT(made({"--start", date, "--player", "A", "--player", "B"}), HasSubstr("042 2025/05/02\n"));
}

TEST_F(NewCommand, LongNamesAreCutAndTold) {
  const Finished result = run({"new", "a.trf", "--rounds", "5", "--initial-colour", "W", "--player",
                               "Aaaaaaaaaa Bbbbbbbbbb Cccccccccc Dddddddddd;1800", "--player", "E"});
  EXPECT_EQ(result.exit_code, 0);
  EXPECT_THAT(result.err,
              StartsWith("bloesem: warning: the name 'Aaaaaaaaaa Bbbbbbbbbb Cccccccccc Dddddddddd' "));
  EXPECT_THAT(read("a.trf"), HasSubstr(" Aaaaaaaaaa Bbbbbbbbbb Cccccccccc  1800 "));
}

TEST_F(NewCommand, ALinkIsNotReplaced) {
  std::filesystem::create_symlink("nowhere", path("a.trf"));
  EXPECT_EQ(run({"new", "a.trf", "--rounds", "5", "--initial-colour", "W", "--player", "E"}).exit_code, 3);
  EXPECT_TRUE(std::filesystem::is_symlink(path("a.trf")));
}

TEST_F(NewCommand, ListsOfSpreadsheets) {
  write("list.csv", "\"NAME\";\"ELOFIDE\"\n\"Appel, \"\"An\"\"\";\"2000\"\n");
  EXPECT_THAT(made({"--players", "list.csv"}), HasSubstr(" Appel, \"An\" "));
  std::filesystem::remove(path("a.trf"));
  write("list.csv", "NAME;ELOFIDE\n\"Appel; Ans\";2000\n");
  EXPECT_THAT(made({"--players", "list.csv"}), HasSubstr(" Appel; Ans "));
  std::filesystem::remove(path("a.trf"));
  for (const char* list : {"NAME;ELOFIDE;elofide\nAns;1;2\n", "NAME\n\"Appel\n", "NAME\n\"Appel\" Ans\n",
                           "NAME;ELOFIDE\nAppel; Ans;2000\n", "\xFF\xFEN\0A\0"}) {
    write("list.csv", list);
    EXPECT_THAT(refused({"--players", "list.csv"}), StartsWith("bloesem: error: list.csv, line "));
  }
}

TEST_F(NewCommand, ManyPlayers) {
  std::string list = "NAME;ELOFIDE\n";
  for (int i = 1; i <= 9999; ++i) list += "Player " + std::to_string(i) + ";" + std::to_string(i % 3000) + "\n";
  write("list.csv", list);
  EXPECT_EQ(run({"new", "a.trf", "--rounds", "5", "--initial-colour", "B", "--players", "list.csv"}).exit_code,
            0);
  EXPECT_THAT(read("a.trf"), HasSubstr("\n001 9999      Player "));
  EXPECT_EQ(run({"result", "a.trf", "--absent", "17"}).exit_code, 0);
  std::filesystem::remove(path("a.trf"));
  write("list.csv", list + "One more\n");
  EXPECT_THAT(refused({"--players", "list.csv"}, 4), ::testing::HasSubstr("9999"));
}

TEST_F(NewCommand, PlayersMayComeLater) {
  EXPECT_EQ(run({"new", "a.trf", "--rounds", "5", "--initial-colour", "W"}).exit_code, 0);
  EXPECT_EQ(run({"result", "a.trf", "--enter", "Braam;1900", "--enter", "Appel;2000"}).exit_code, 0);
  const std::string entered = read("a.trf");
  EXPECT_EQ(entered, made({"--player", "Appel;2000", "--player", "Braam;1900"}));
}

// ---- lists of other programs: what is lost is told

TEST_F(NewCommand, TheHeaderOfChessResultsLosesNothing) {
  write("list.csv",
        "No.;Name;FideID;FED;Rtg;Club/City\n"
        "1;Zonnebloem, Zus;1000003;NED;2300;Tiel\n"
        "2;Appel, Ans;1000001;BEL;1900;Gent\n");
  const Finished result =
      run({"new", "a.trf", "--rounds", "5", "--initial-colour", "W", "--players", "list.csv"});
  EXPECT_EQ(result.exit_code, 0);
  EXPECT_EQ(
      result.err,
      "a.trf: 2 players, 2 rated, numbers 1 to 2; columns used: Name, FideID, FED=federation, Rtg=rating, "
      "Club/City=club; ignored: No.\n");
  EXPECT_THAT(
      read("a.trf"),
      HasSubstr("001    1      Zonnebloem, Zus                   2300 NED     1000003             0.0    1\n"
                "001    2      Appel, Ans                        1900 BEL     1000001             0.0    1\n"
                "### bloesem:club 1 Tiel\n"
                "### bloesem:club 2 Gent\n"));
}

TEST_F(NewCommand, UnknownColumnsAreNamedInOneLine) {
  write("list.csv", "Name;Rtg;Phone;E-mail\nA;1800;123;a@b\nB;1700;456;b@c\n");
  const Finished result =
      run({"new", "a.trf", "--rounds", "5", "--initial-colour", "W", "--players", "list.csv"});
  EXPECT_EQ(result.exit_code, 0);
  EXPECT_THAT(result.err, StartsWith("bloesem: warning: list.csv: "));
  EXPECT_THAT(result.err, HasSubstr("\na.trf: 2 players, 2 rated, numbers 1 to 2; columns used: Name, "
                                    "Rtg=rating; ignored: Phone, E-mail\n"));
}

TEST_F(NewCommand, WhatLooksLikeSomethingLackingIsRefusedWithWhatToWrite) {
  const std::vector<std::array<std::string, 3>> lists = {
      {"Name;Fed;Strength\nA;NED;1800\nB;BEL;0\n", "ratings", "Strength=rating"},
      {"Name;Rtg;Team\nA;1800;NED\nB;1700;BEL\n", "federations", "Team=federation"},
      {"Name;Rtg;ID\nA;1800;1000001\nB;1700;1000002\n", "FIDE numbers", "ID=fide-id"},
  };
  for (const auto& [list, what, choice] : lists) {
    write("list.csv", list);
    const std::string error = refused({"--players", "list.csv"});
    EXPECT_THAT(error, StartsWith("bloesem: error: list.csv, line 1: the column '"));
    EXPECT_THAT(error, HasSubstr(what));
    EXPECT_THAT(error, HasSubstr(choice));
    EXPECT_THAT(made({"--players", "list.csv", "--columns", choice}), HasSubstr("001    1      A "));
    EXPECT_EQ(run({"new", "b.trf", "--rounds", "5", "--initial-colour", "W", "--players", "list.csv",
                   "--columns", choice.substr(0, choice.find('=')) + "=ignore"})
                  .exit_code,
              0);
    std::filesystem::remove(path("a.trf"));
    std::filesystem::remove(path("b.trf"));
  }
}

TEST_F(NewCommand, MessagesAboutAListNameTheOption) {
  const std::vector<std::pair<std::string, std::string>> lists{
      {"Name;Strength\nA;1800\nB;0\n", "use --columns HEADING=MEANING"},
      {"Name;Elo;Rtg\nA;1800;1900\nB;0;0\n", "use --columns HEADING=MEANING"},
      {"Who;Elo\nA;1800\n", "use --columns HEADING=MEANING"},
      {"Name;Birth\nA;2-5-1990\n", "use --birth-dates dmy or mdy"}};
  for (const auto& [list, option] : lists) {
    write("list.csv", list);
    EXPECT_THAT(refused({"--players", "list.csv"}), HasSubstr(option)) << list;
  }
}

TEST_F(NewCommand, AnotherFileIsNoListOfPlayers) {
  const std::vector<std::pair<std::string, std::string>> files{
      {"PK\x03\x04[Content_Types].xml\nPK\x03\x04xl/workbook.xml", ": this is an Excel workbook: save"},
      {std::string("PK\x03\x04\x14\0open.trf", 13), ": this is a ZIP archive"},
      {"<!DOCTYPE html>\n<html><body>1 Appel 2100</body></html>\n",
       ": this is a web page (HTML), expected a list of players: a text with a player in each line (CSV,"},
      {"<?xml version=\"1.0\"?>\n<players/>\n", ": this is an XML file, expected a list of players: "},
      {"2\n1 4\n3 2\n", ": this is a list of pairs, expected a list of players: "},
      {kersen_open(), ": this is a tournament already, expected a list of players"},
      {"No.;Rating\n1;1800\n", ", line 1: expected the names of the columns"}};
  for (const auto& [bytes, message] : files) {
    write("list.csv", bytes);
    EXPECT_THAT(refused({"--players", "list.csv"}), HasSubstr("list.csv" + message));
  }
}

TEST_F(NewCommand, AListWithoutPlayersIsRefused) {
  write("list.csv", "Name;Rating\n");
  EXPECT_THAT(refused({"--players", "list.csv"}),
              HasSubstr("list.csv has the names of the columns, but no player"));
  EXPECT_THAT(refused({"--players", "list.csv", "--player", "Appel;2000"}), HasSubstr("no player"));
}

TEST_F(NewCommand, SomeMayNotMeet) {
  const std::vector<std::string> players{"--player", "Kok, An;1800", "--player", "Kok, Bo;2000",
                                         "--player", "Smit;1900",    "--player", "Bos;1700"};
  std::vector<std::string> arguments = players;
  arguments.insert(arguments.end(), {"--forbid", "Kok, An-Kok, Bo", "--forbid", "2-4"});
  const std::string text = made(arguments);
  EXPECT_THAT(text, HasSubstr("260 001 005    1    3\n"));
  EXPECT_THAT(text, HasSubstr("260 001 005    2    4\n"));
  std::filesystem::remove(path("a.trf"));
  arguments = players;
  arguments.insert(arguments.end(), {"--forbid", "Kok-Bos"});
  EXPECT_THAT(refused(arguments), HasSubstr("--forbid")) << "two players have this name";
  arguments = players;
  arguments.insert(arguments.end(), {"--forbid", "2-4", "--system", "round-robin"});
  EXPECT_THAT(refused(arguments), HasSubstr("in a round robin all players meet"));
}

TEST_F(NewCommand, ColumnsAreChosenByHeadingOrPosition) {
  write("list.csv", "Who;What;Where, when\nAns;1800;Tiel\nBob;1900;Gent\n");
  const std::string file =
      made({"--players", "list.csv", "--columns", "Who=name,2=rating", "--columns", "Where, when=club"});
  EXPECT_THAT(file, HasSubstr("001    1      Bob                               1900 "));
  EXPECT_THAT(file, HasSubstr("### bloesem:club 1 Gent\n"));
  std::filesystem::remove(path("a.trf"));
  EXPECT_THAT(refused({"--players", "list.csv", "--columns", "Who=name,Elo=rating"}),
              HasSubstr("chosen columns: found 'Elo'"));
  EXPECT_THAT(refused({"--players", "list.csv", "--columns", "Who=player"}),
              StartsWith("bloesem: error: --columns: found 'Who=player'"));
  EXPECT_THAT(refused({"--players", "list.csv", "--columns", "Who"}), HasSubstr("expected HEADING=MEANING"));
}

TEST_F(NewCommand, OnePlayerTwiceIsRefusedUnlessMeant) {
  const auto twice = [&](const std::string& list) {
    write("list.csv", list);
    return refused({"--players", "list.csv"});
  };
  EXPECT_THAT(twice("Name;Rtg\nJansen, Piet;1800\nX;1\nJANSEN PIET;1900\n"),
              HasSubstr("'Jansen, Piet' (line 2) and 'JANSEN PIET' (line 4); use --allow-duplicates"));
  EXPECT_THAT(twice("Name;FideID\nA;1000001\nB;1000001\n"), HasSubstr("the FIDE number 1000001 twice"));
  EXPECT_THAT(twice("Name;KNSB-nr\nA;77\nB;77\n"), HasSubstr("the national number 77 twice"));
  EXPECT_THAT(refused({"--player", "Jos\xe9", "--player", "jose"}), HasSubstr("'José' and 'jose'"));
  write("list.csv", "Name;Rtg\nJansen, Piet;1800\nJansen, Piet;1900\n");
  EXPECT_THAT(made({"--players", "list.csv", "--allow-duplicates"}), HasSubstr("062 2\n"));
}

TEST_F(NewCommand, SiblingsAndOthersWithLikeNamesAreNotOnePlayer) {
  EXPECT_THAT(
      made({"--player", "Druif, Dina", "--player", "Druif, Evi", "--player", "Li, Na", "--player", "Lin, A"}),
      HasSubstr("062 4\n"));
}

TEST_F(NewCommand, ALateEntryHasAnotherName) {
  (void)made({"--player", "Jansen, Piet;1800"});
  const Finished refused = run({"result", "a.trf", "--enter", "jansen, piet;1900"});
  EXPECT_EQ(refused.exit_code, 3);
  EXPECT_THAT(refused.err, ::testing::HasSubstr("1 (Jansen, Piet)"));
  EXPECT_EQ(run({"result", "a.trf", "--enter", "Bob", "--enter", "BOB"}).exit_code, 3);
  EXPECT_EQ(run({"result", "a.trf", "--enter", "Jansen, Klaas;1900"}).exit_code, 0);
  EXPECT_EQ(run({"result", "a.trf", "--enter", "jansen, piet;1900", "--allow-duplicates"}).exit_code, 0);
}

TEST_F(NewCommand, ClubsMoveWithTheNumbersOfTheirPlayers) {
  write("list.csv", "Name;Rtg;Club;KNSB-nr\nAns;2000;1. FC 9;71\nBob;1800;Tiel;72\n");
  EXPECT_THAT(made({"--players", "list.csv"}),
              HasSubstr("### bloesem:club 1 1. FC 9\n### bloesem:national-id 1 71\n### bloesem:club 2 Tiel\n"));
  EXPECT_EQ(run({"result", "a.trf", "--enter", "Zoe;1900"}).exit_code, 0);
  EXPECT_THAT(read("a.trf"), HasSubstr("### bloesem:club 1 1. FC 9\n### bloesem:national-id 1 71\n"
                                       "### bloesem:club 3 Tiel\n### bloesem:national-id 3 72\n"));
  for (const char* dialect : {"trf06", "trf16", "trf26", "trfx", "trfbx", "wide"})
    EXPECT_THAT(run({"convert", "a.trf", "--to", dialect}).out, HasSubstr("### bloesem:club 3 Tiel\n"))
        << dialect;
  EXPECT_THAT(run({"lint", "a.trf"}).out, Not(HasSubstr("unknown-record")));
}

TEST_F(NewCommand, WritesNowhereElse) {
  EXPECT_EQ(run({"new", "no/a.trf", "--rounds", "5", "--initial-colour", "W"}).exit_code, 5);
  EXPECT_THAT(run({"new", "-", "--rounds", "5", "--initial-colour", "W"}).out, HasSubstr("XXR 5\n"));
  EXPECT_THAT(entries(), IsEmpty());
}

TEST_F(NewCommand, RoundsAndColourMustBeGiven) {
  EXPECT_EQ(run({"new", "a.trf", "--rounds", "5"}).exit_code, 3);
  EXPECT_EQ(run({"new", "a.trf", "--initial-colour", "W"}).exit_code, 3);
  EXPECT_THAT(entries(), IsEmpty());
}

}  // namespace
}  // namespace bloesem::cli_test
