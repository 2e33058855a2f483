// Standings, crosstables, ranks in files, and their check.
#include <gmock/gmock.h>

#include <filesystem>
#include <string>
#include <vector>

#include "tests/support/files.hpp"
#include "tests/support/program/report_text.hpp"
#include "tests/support/program/run_program.hpp"

namespace bloesem::cli_test {
namespace {

using bloesem::test::content_of;
using ::testing::AllOf;
using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::StartsWith;

const std::filesystem::path events = std::filesystem::path(BLOESEM_FIXTURES_DIR) / "standings" / "trf";

// swiss.trf has five rounds; robin.trf is a round robin whose list leaves 2 and 3 tied.
class StandingsCommand : public ProgramTest {
 protected:
  void SetUp() override {
    write("swiss.trf", content_of(events / "tec-swiss.trf"));
    write("robin.trf", content_of(events / "tec-rr.trf"));
    write("open.trf", kersen_open());
  }

  // Writes the file with its list of tie-breaks and ranks by that list.
  void rank(const std::string& from, const std::string& list, const std::string& to) {
    const Finished done = run({"standings", from, "--tiebreaks", list, "--into", to});
    ASSERT_EQ(done.exit_code, 0) << done.err;
  }

  // Replaces columns 86-89 of a player's line.
  void put_rank(const std::string& name, const std::string& id, const std::string& rank) {
    std::string text = read(name);
    const std::size_t line = text.find("001 " + std::string(4 - id.size(), ' ') + id + ' ');
    ASSERT_NE(line, std::string::npos);
    text.replace(line + 85, 4, std::string(4 - rank.size(), ' ') + rank);
    write(name, text);
  }

  void expect_refused(const std::vector<std::string>& arguments, const std::string& message) {
    const std::vector<std::string> before = entries();
    const Finished done = run(arguments);
    EXPECT_EQ(done.exit_code, 3) << message;
    EXPECT_THAT(done.out, IsEmpty());
    EXPECT_THAT(done.err, HasSubstr(message));
    EXPECT_EQ(entries(), before);
  }
};

// C.06 V.4: B has missed more than half of the games.
TEST_F(StandingsCommand, CheckTellsWhoseGamesDoNotCount) {
  const auto row = [](const std::string& id, const std::string& name, const std::string& end) {
    return "001 " + std::string(4 - id.size(), ' ') + id + " m    " + name + std::string(33, ' ') + "2000" +
           std::string(28, ' ') + end + '\n';
  };
  write("table.trf", "012 RR\n042 2026/05/02\n142 3\n192 BERGER_ROUNDROBIN\n212 PTS,SB\n" +
                         row("1", "A", " 2.5    1     4 w 1     2 b +     3 w =") +
                         row("2", "B", " 0.0    3     3 w -     1 w -     4 b -") +
                         row("3", "C", " 2.5    1     2 b +     4 w 1     1 b =") +
                         row("4", "D", " 1.0    4     1 b 0     3 b 0     2 w +"));
  const Finished check = run({"check", "--standings-only", "table.trf"});
  EXPECT_EQ(check.exit_code, 7) << check.err;
  EXPECT_THAT(check.out, HasSubstr("\n  2 ranks above 4, but the games of 2 do not count\n"));
}

TEST_F(StandingsCommand, TheListOfTheFileOrdersThePlayers) {
  const Finished done = run({"standings", "swiss.trf"});
  EXPECT_EQ(done.exit_code, 0);
  EXPECT_THAT(done.err, IsEmpty());
  EXPECT_THAT(done.out,
              StartsWith("TEC exercise Swiss, standings after round 5 by PTS,BH,BH/C1,SB,DE (C.07 of 2026)\n\n"
                         "Rank  No  Name  Rating  Points    BH  BH/C1     SB  Decided by\n"
                         "   1   2  P02     2150     4.0  13.0   12.0   9.50\n"
                         "   2   3  P03     2100     3.5  15.5   13.0  10.50\n"
                         "   3   4  P04     2050     3.5  14.0   11.5   9.25  BH\n"
                         "   4   1  P01     2200     3.5  12.5   11.0   8.00  BH\n"
                         "   5  16  P16     1450     3.5  12.5   11.0   7.25  SB\n"));
}

TEST_F(StandingsCommand, WithoutAListAUsualOneIsTakenAndTold) {
  const Finished done = run({"standings", "open.trf", "--format", "csv"});
  EXPECT_EQ(done.exit_code, 0);
  EXPECT_THAT(
      done.out,
      StartsWith(
          "rank,id,title,name,rating,federation,points,BH/C1,BH,SB,DE,WIN,BWG,decided_by,after_round\n"));
  EXPECT_THAT(done.err, StartsWith("open.trf: note: "));
  EXPECT_THAT(done.err, HasSubstr("PTS,BH/C1,BH,SB,DE,WIN,BWG"));
  EXPECT_THAT(run({"standings", "open.trf", "--round-robin"}).err, HasSubstr("by PTS,DE,WIN,SB,KS"));
}

TEST_F(StandingsCommand, TheEditionComesFromTheDateOrAnOption) {
  const auto of_four = [this](const std::vector<std::string>& more) {
    std::vector<std::string> words{"standings", "swiss.trf", "--format", "csv", "--tiebreaks", "BH"};
    words.insert(words.end(), more.begin(), more.end());
    const std::string table = run(words).out;
    const std::size_t line = table.find(",4,,P04,");
    return table.substr(line, table.find('\n', line) - line);
  };
  EXPECT_EQ(of_four({}), ",4,,P04,2050,,3.5,14,BH,5");
  EXPECT_EQ(of_four({"--tiebreak-rules", "2024"}), ",4,,P04,2050,,3.5,15,BH,5");
  std::string text = read("swiss.trf");
  text.replace(text.find("042 ") + 4, 10, "01.05.2024");
  write("swiss.trf", text);
  EXPECT_EQ(of_four({}), ",4,,P04,2050,,3.5,15,BH,5");
  text.erase(text.find("042 "), 15);
  write("swiss.trf", text);
  EXPECT_EQ(of_four({}), ",4,,P04,2050,,3.5,14,BH,5");
  EXPECT_THAT(run({"standings", "swiss.trf"}).err, StartsWith("swiss.trf: warning: no start date (042)"));
}

TEST_F(StandingsCommand, WhyShowsTheWorkingOfBoth) {
  EXPECT_EQ(
      run({"standings", "swiss.trf", "--why", "1", "4"}).out,
      "4 P04 ranks above 1 P01 by BH\n"
      "  PTS  3.5   3.5\n"
      "  BH    14  12.5\n"
      "\n"
      "BH\n"
      "  4 P04: 14\n"
      "    Round  Opponent  Has  Counts  Adds\n"
      "        1        12    2       3     3  requested byes at the end count as draws; article 16.3\n"
      "        2     dummy  3.5     2.5   2.5  voluntarily unplayed; capped at a draw in each of 5 rounds; "
      "article 16.4.2\n"
      "        3        13  1.5     1.5   1.5\n"
      "        4         3  3.5     3.5   3.5\n"
      "        5         1  3.5     3.5   3.5\n"
      "  1 P01: 12.5\n"
      "    Round  Opponent  Adds\n"
      "        1         9   1.5\n"
      "        2        13   1.5\n"
      "        3         2     4\n"
      "        4        15     2\n"
      "        5         4   3.5\n");
}

TEST_F(StandingsCommand, WhyShowsTheTableOfADirectEncounter) {
  EXPECT_EQ(run({"standings", "robin.trf", "--why", "4", "6"}).out,
            "6 P06 ranks above 4 P04 by DE\n"
            "  PTS  1.5  1.5\n"
            "  DE     1    3\n"
            "\n"
            "DE\n"
            "  all of them have met:\n"
            "    Player  Points\n"
            "    6 P06      1.5\n"
            "    5 P05        1\n"
            "    4 P04      0.5\n"
            "  so: 6, then 5, then 4\n");
  EXPECT_THAT(run({"standings", "robin.trf", "--why", "3", "2"}).out,
              StartsWith("3 P03 and 2 P02 share their place: nothing in the list separates them\n"));
}

// Players 2 and 3 are equal to the end of the list.
TEST_F(StandingsCommand, TiesAreSharedOrDrawnOrDecided) {
  EXPECT_THAT(run({"standings", "robin.trf"}).out,
              HasSubstr("\n   2   3  P03     2100     3.5   2  6.25  0.5  shared\n"));
  EXPECT_THAT(run({"standings", "robin.trf", "--decided", "3,2"}).out,
              AllOf(HasSubstr("\n   2   3  P03"),
                    HasSubstr("\n   3   2  P02     2150     3.5   2  6.25  0.5  arbiter\n")));
  const std::string drawn = run({"standings", "robin.trf", "--lots", "4"}).out;
  EXPECT_THAT(drawn, AllOf(HasSubstr("lots\n"), Not(HasSubstr("shared"))));
  EXPECT_EQ(run({"standings", "robin.trf", "--lots", "4"}).out, drawn);
}

TEST_F(StandingsCommand, WhatCannotBeIsRefusedWithAdvice) {
  expect_refused({"standings", "swiss.trf", "--tiebreaks", "DE,BHX"}, "\"BHX\": no such code; nearest: BH");
  expect_refused({"standings", "swiss.trf", "--tiebreaks", "WIN/C1"}, "WIN does not take /C1");
  expect_refused({"standings", "robin.trf", "--tiebreaks", "SB,BH/C1"}, "not defined in a round robin");
  expect_refused({"standings", "swiss.trf", "--round-robin"}, "not defined in a round robin");
  expect_refused({"standings", "open.trf", "--tiebreaks", "ARO"}, "ARO");  // one player is unrated
  expect_refused({"standings", "swiss.trf", "--after", "6"}, "the tournament has 5 rounds");
  expect_refused({"standings", "swiss.trf", "--why", "1", "77"}, "found '77'");
  expect_refused({"standings", "swiss.trf", "--why", "4", "4"}, "expected two different players");
  expect_refused({"standings", "swiss.trf", "--decided", "77,1"}, "found '77'");
  expect_refused({"standings", "swiss.trf", "--decided", "2,3"}, "not tied");
  expect_refused({"standings", "swiss.trf", "--after", "3", "--into", "new.trf"},
                 "the ranks are written after all rounds");
  expect_refused({"standings", "swiss.trf", "--into", "-"}, "--into needs the name of a file");
  expect_refused({"standings", "swiss.trf", "-o", "swiss.trf"}, "would replace the tournament");
  std::string text = read("swiss.trf");
  text.replace(text.find("212 PTS"), 7, "212 XXX");
  write("swiss.trf", text);
  expect_refused({"standings", "swiss.trf"}, "the list of tie-breaks in line ");
}

TEST_F(StandingsCommand, RanksGoIntoTheFile) {
  rank("open.trf", "SB,DE", "ranked.trf");
  const std::string text = read("ranked.trf");
  EXPECT_THAT(text, HasSubstr("\n212 PTS,SB,DE\n"));
  EXPECT_THAT(text, HasSubstr("2400                             1.5    2     4 w 1"));
  const Finished done = run({"check", "ranked.trf"});
  EXPECT_EQ(done.exit_code, 0) << done.out;
  EXPECT_EQ(done.out, "1 standings, 0 differences\n1 tournament, 2 rounds, 0 differences\n");
  // From now on, ranks follow the file's list.
  ASSERT_EQ(run({"pair", "ranked.trf", "--into", "ranked.trf"}).exit_code, 0);
  EXPECT_EQ(run({"check", "ranked.trf"}).out,
            "1 tournament, 3 rounds, 0 differences\n");  // not compared: some games have no result
  EXPECT_EQ(run({"check", "ranked.trf", "--standings-only"}).exit_code, 3);
  ASSERT_EQ(run({"result", "ranked.trf", "3-2:1-0", "1-6:0-1", "5-4:="}).exit_code, 0);
  EXPECT_THAT(run({"check", "ranked.trf"}).out, StartsWith("1 standings, 0 differences\n"));
}

// The list is fixed before the first round, and lots must be drawn before witnesses, so both changes are
// noted.
TEST_F(StandingsCommand, ChangesOfTheListAndLotsAreOnRecord) {
  const Finished changed = run({"standings", "swiss.trf", "--tiebreaks", "SB", "--into", "new.trf"});
  EXPECT_THAT(changed.err, HasSubstr("warning: the list of tie-breaks was changed after round 5, before it was "
                                     "PTS,BH,BH/C1,SB,DE\n"));
  EXPECT_THAT(read("new.trf"),
              AllOf(HasSubstr("\n212 PTS,SB\n"), HasSubstr("\n### the list of tie-breaks was ")));
  ASSERT_EQ(run({"standings", "robin.trf", "--lots", "4", "--into", "drawn.trf"}).exit_code, 0);
  EXPECT_THAT(read("drawn.trf"), HasSubstr("\n### ranks of the tied: lots from seed 4\n"));
  EXPECT_EQ(run({"check", "drawn.trf", "--standings-only"}).exit_code, 0);
  ASSERT_EQ(run({"standings", "drawn.trf", "--decided", "3,2", "--into", "drawn.trf"}).exit_code, 0);
  EXPECT_THAT(read("drawn.trf"),
              AllOf(HasSubstr("\n### ranks of the tied: the arbiter's order 3 2\n"), Not(HasSubstr("lots"))));
}

TEST_F(StandingsCommand, CrosstablesShowWhoMetWhom) {
  EXPECT_THAT(
      run({"crosstable", "swiss.trf", "--order", "number", "--running"}).out,
      AllOf(
          HasSubstr(
              "\n   3   4  P04     2050  12b1 (1.0)  H (1.5)     13w1 (2.5)  3w= (3.0)   1b= (3.5)      3.5\n"),
          HasSubstr("11w- (0.5)"), HasSubstr(" U (1.0) ")));
  EXPECT_THAT(run({"crosstable", "robin.trf"}).out,
              AllOf(HasSubstr("\nRank  No  Name  Rating  1   2   3   6   5   4   Points\n"),
                    HasSubstr("\n   5   5  P05     1950  b=  b0  b0  w-  *   w1     1.5\n")));
  EXPECT_THAT(
      run({"crosstable", "swiss.trf", "--format", "csv"}).out,
      StartsWith(
          "rank,id,name,rating,R1,R2,R3,R4,R5,points,after_round\n1,2,P02,2150,10b1,7w1,1b=,16w1,3b=,4.0,5\n"));
}

// ---- the check

TEST_F(StandingsCommand, AWrongRankIsToldWithItsReason) {
  rank("swiss.trf", "BH,SB", "ranked.trf");
  put_rank("ranked.trf", "4", "4");
  put_rank("ranked.trf", "1", "3");
  const Finished done = run({"check", "ranked.trf", "--standings-only"});
  EXPECT_EQ(done.exit_code, 7);
  EXPECT_THAT(done.out, AllOf(StartsWith("ranked.trf: standings after round 5 by PTS,BH,SB\n"
                                         "  rank of 4: expected 3, found 4\n"
                                         "  rank of 1: expected 4, found 3\n"
                                         "  1 ranks above 4, but 4 is above by BH: 14 against 12.5\n"
                                         "  4 P04: 14\n"),
                              HasSubstr("\n        2     dummy  3.5     2.5   2.5  voluntarily unplayed; "),
                              EndsWith("1 standings, 2 differences\n")));
  EXPECT_EQ(run({"check", "ranked.trf", "--standings-only", "--tiebreaks", "SB,BH"}).exit_code, 7);
}

TEST_F(StandingsCommand, PairingsComeBeforeRanksInTheExitCode) {
  write("bad.trf", kersen_open_tampered());
  rank("bad.trf", "SB,DE", "bad.trf");
  EXPECT_EQ(run({"check", "bad.trf"}).exit_code, 6);
  put_rank("bad.trf", "4", "1");
  const Finished both = run({"check", "bad.trf"});
  EXPECT_EQ(both.exit_code, 6);
  EXPECT_THAT(both.out,
              AllOf(HasSubstr("bad.trf: round 2\n"), HasSubstr("  rank of 4: expected 5, found 1\n")));
  EXPECT_EQ(run({"check", "bad.trf", "--standings-only"}).exit_code, 7);
  const Finished pairings = run({"check", "bad.trf", "--pairings-only"});
  EXPECT_EQ(pairings.exit_code, 6);
  EXPECT_THAT(pairings.out, Not(HasSubstr("rank")));
  rank("open.trf", "SB,DE", "good.trf");
  put_rank("good.trf", "4", "1");
  EXPECT_EQ(run({"check", "good.trf"}).exit_code, 7);
  EXPECT_EQ(run({"check", "good.trf", "--pairings-only"}).exit_code, 0);
}

// Tied places may be filled by lot, but each rank only once and within the tied range.
TEST_F(StandingsCommand, LotsAmongTheTiedAreNoDifference) {
  rank("robin.trf", "DE,SB", "ranked.trf");
  const auto code_with = [this](const std::string& two, const std::string& three) {
    put_rank("ranked.trf", "2", two);
    put_rank("ranked.trf", "3", three);
    return run({"check", "ranked.trf", "--standings-only"}).exit_code;
  };
  EXPECT_EQ(code_with("2", "2"), 0);
  EXPECT_EQ(code_with("3", "2"), 0);
  EXPECT_EQ(code_with("3", "3"), 7);
  EXPECT_EQ(code_with("1", "2"), 7);
  EXPECT_EQ(code_with("2", ""), 7);
}

TEST_F(StandingsCommand, TheCheckEndsAtWhatNobodyCanCompute) {
  rank("swiss.trf", "BH", "ranked.trf");
  std::string text = read("ranked.trf");
  text.replace(text.find("212 PTS,BH"), 10, "212 PTS,OTHER_LUCK,BH");
  write("ranked.trf", text);
  put_rank("ranked.trf", "4", "4");
  put_rank("ranked.trf", "1", "3");
  const Finished done = run({"check", "ranked.trf", "--standings-only"});
  EXPECT_EQ(done.exit_code, 0);
  EXPECT_EQ(done.out,
            "ranked.trf: the ranks were checked down to OTHER_LUCK, which cannot be computed from results\n"
            "1 standings, 0 differences\n");
  put_rank("ranked.trf", "4", "1");
  EXPECT_EQ(run({"check", "ranked.trf", "--standings-only"}).exit_code, 7);
}

TEST_F(StandingsCommand, PointsThatContradictTheResultsCountOnceAndAreToldOnce) {
  rank("open.trf", "SB,DE", "ranked.trf");
  std::string text = read("ranked.trf");
  text.replace(text.find(" 1.5"), 4, " 2.0");
  write("ranked.trf", text);
  const Finished done = run({"check", "ranked.trf"});
  EXPECT_EQ(done.exit_code, 7);
  EXPECT_THAT(done.err, HasSubstr("warning: player 1: the points do not match the results (found '2.0'"));
  EXPECT_THAT(done.out, AllOf(HasSubstr("  points of 1 player contradict the results\n"),
                              HasSubstr("1 standings, 1 difference\n")));
}

TEST_F(StandingsCommand, WhatIsAskedForMustBePossible) {
  expect_refused({"check", "open.trf", "--standings-only", "--pairings-only"},
                 "--standings-only cannot be combined with");
  EXPECT_THAT(run({"check", "open.trf", "--standings-only"}).err, HasSubstr("there is no list of tie-breaks"));
  ASSERT_EQ(run({"convert", "open.trf", "--to", "json", "-o", "open.json"}).exit_code, 0);
  EXPECT_THAT(run({"check", "open.json", "--tiebreaks", "SB"}).err, HasSubstr("the file states no ranks"));
  EXPECT_EQ(run({"check", "open.trf", "--tiebreaks", "ARO"}).exit_code, 3);
}

// ---- the generator

TEST_F(StandingsCommand, GeneratedFilesStateTheirListAndRanks) {
  const std::vector<std::string> words{"generate", "--seed", "7",     "--players",   "20",         "--rounds",
                                       "6",        "--to",   "trf26", "--tiebreaks", "BH/C1,SB,DE"};
  std::vector<std::string> into = words;
  into.insert(into.end(), {"-o", "made.trf"});
  ASSERT_EQ(run(into).exit_code, 0);
  EXPECT_THAT(read("made.trf"), HasSubstr("\n212 PTS,BH/C1,SB,DE\n"));
  EXPECT_EQ(run({"check", "made.trf"}).out,
            "1 standings, 0 differences\n1 tournament, 6 rounds, 0 differences\n");
  EXPECT_EQ(run({"check", "made.trf", "--tiebreaks", "TPN"}).exit_code, 7);
  expect_refused({"generate", "--seed", "7", "--to", "json", "--tiebreaks", "SB"}, "do not hold ranks");
  expect_refused({"generate", "--seed", "7", "--tiebreaks", "SBX"}, "no such code");
}

TEST_F(StandingsCommand, ACampaignChecksFilesAndItself) {
  const std::vector<std::string> words{"campaign", "--tournaments", "300", "--standings", "BH/C1,BH,SB,DE,WIN"};
  const Finished done = run(words);
  EXPECT_EQ(done.exit_code, 0) << done.err;
  EXPECT_THAT(done.out,
              AllOf(StartsWith("300 tournaments written, read back and checked by PTS,BH/C1,BH,SB,DE,WIN:\n"),
                    HasSubstr(" rounds, 0 differences\n"), HasSubstr("tie-breaks), 0 differences\n"),
                    EndsWith(" copies with two ranks or points exchanged, 0 not noticed\n")));
  std::vector<std::string> alone = words;
  alone.insert(alone.end(), {"--jobs", "1"});
  EXPECT_EQ(run(alone).out, done.out);
  expect_refused({"campaign", "--tournaments", "3", "--standings", "BH", "--shape", "all"}, "--standings");
  expect_refused({"campaign", "--tournaments", "3", "--standings", "BY"}, "no such code");
}

}  // namespace
}  // namespace bloesem::cli_test
