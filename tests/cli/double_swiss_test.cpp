// Double-Swiss and Swiss Team through the program.
#include <gmock/gmock.h>

#include <filesystem>
#include <string>
#include <vector>

#include "tests/support/files.hpp"
#include "tests/support/program/run_program.hpp"
#include "tests/support/random.hpp"

namespace bloesem::cli_test {
namespace {

using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::StartsWith;

class MatchFiles : public ProgramTest {
 protected:
  void SetUp() override {
    const std::filesystem::path fixtures = BLOESEM_FIXTURES_DIR;
    write("event.trf", bloesem::test::content_of(fixtures / "systems/double-swiss-2026/t-40003.trf"));
  }
};

// Returns four teams after a round: 1 and 2 won with White and Black.
std::string team_event_of(const std::string& system) {
  return "001    1      Leiden                                                             2.0    1     3 w 1\n"
         "001    2      Delft                                                              2.0    2     4 b 1\n"
         "001    3      Goes                                                               0.0    3     1 b 0\n"
         "001    4      Sneek                                                              0.0    4     2 w 0\n"
         "XXR 5\nXXC white1\nXXS W=2 D=1\n" +
         system + '\n';
}

constexpr const char* third_match = "5\n1 3\n6 2\n10 4\n5 9\n8 7\n";

TEST_F(MatchFiles, RoundsAreMatches) {
  EXPECT_EQ(run({"check", "event.trf", "--system", "double-swiss"}).out,
            "1 tournament, 8 rounds, 0 differences\n");
  EXPECT_EQ(run({"pair", "event.trf", "--system", "double-swiss", "--round", "3"}).out, third_match);
  write("stated.trf", read("event.trf") + "192 FIDE_DOUBLESWISS\n");
  EXPECT_EQ(run({"pair", "stated.trf", "--round", "3", "--paranoid"}).out, third_match);
  EXPECT_EQ(run({"pair", "stated.trf", "--round", "3", "--reading", "c6=graded"}).out, third_match);
  EXPECT_EQ(run({"check", "stated.trf"}).exit_code, 0);
  EXPECT_EQ(run({"pair", "event.trf"}).exit_code, 3) << "16 columns, but 8 rounds";
}

TEST_F(MatchFiles, AnotherProgramsFileIsContinued) {
  std::string text = read("event.trf");
  text.replace(text.find("XXR 8"), 5, "XXR 9");
  write("event.trf", text + "192 FIDE_DOUBLESWISS\n");
  EXPECT_EQ(run({"pair", "event.trf", "--into", "event.trf"}).exit_code, 0);
  EXPECT_THAT(run({"result", "event.trf", "--show"}).out, HasSubstr("   1     9     1  *       # Player0009"));
  EXPECT_EQ(
      run({"result", "event.trf", "9-1:1-0,=", "b2:+/-", "6-3:0-0,-/+", "4-7:0-1,1-0", "5-8:=,="}).exit_code,
      0);
  EXPECT_THAT(read("event.trf"), HasSubstr(" 9 b 0     9 w =\n")) << "of player 1";
  EXPECT_EQ(run({"check", "event.trf"}).out, "1 tournament, 9 rounds, 0 differences\n");
}

// Returns a result that the boards of a system can have.
std::string some_result(const std::string& system, bloesem::test::Random& random) {
  const std::vector<std::string> games = {"1-0", "0-1", "=", "0-0", "1/2-0", "+/-", "-/+", "-/-"};
  const std::vector<std::string> teams = {"2.5-1.5", "2-2", "1½-2½", "1-0,4.0-0.0",
                                          "+/-,4-0", "0-1", "-/-",   "="};
  const auto one_of = [&](const std::vector<std::string>& words) {
    return words[random.between<std::size_t>(0, words.size() - 1)];
  };
  if (system == "team-swiss") return one_of(teams);
  const std::string first = one_of(games);
  return first + ',' + one_of(games);
}

class WholeEvents : public ProgramTest, public ::testing::WithParamInterface<const char*> {
 protected:
  void begin(int players, int rounds) const {
    std::string list = "name,rating\n";
    for (int i = 1; i <= players; ++i)
      list += "Player" + std::to_string(i) + "," + std::to_string(2400 - 10 * i) + "\n";
    write("players.csv", list);
    std::filesystem::remove(path("event.trf"));
    const Finished made = run({"new", "event.trf", "--players", "players.csv", "--rounds",
                               std::to_string(rounds), "--initial-colour", "W", "--system", GetParam()});
    ASSERT_EQ(made.exit_code, 0) << made.err;
  }

  // Plays the round that was paired last, with the results of boards entered one by one or in a table.
  void play(bloesem::test::Random& random) const {
    const std::string table = run({"result", "event.trf", "--show"}).out;
    std::vector<std::string> results{"result", "event.trf"};
    std::string filled;
    int board = 0;
    for (std::size_t at = table.find('*', table.find('\n')); at != std::string::npos;
         at = table.find('*', at + 1)) {
      const std::string result = some_result(GetParam(), random);
      results.push_back("b" + std::to_string(++board) + ":" + result);
      filled += std::to_string(board) + ' ' + result + '\n';
    }
    write("round.txt", filled);
    if (random.between(0, 1) == 0) results = {"result", "event.trf", "--table", "round.txt"};
    const Finished entered = run(results);
    ASSERT_EQ(entered.exit_code, 0) << entered.err << filled;
    ASSERT_THAT(entered.out, HasSubstr(std::to_string(board) + " of " + std::to_string(board) + " game"));
  }
};

TEST_P(WholeEvents, AreTheSameWhenTheyAreReplayed) {
  bloesem::test::Random random(2026);
  for (int number = 0; number < 12; ++number) {
    const int rounds = random.between(3, 5);
    begin(random.between(8, 13), rounds);
    for (int round = 1; round <= rounds; ++round) {
      if (random.between(0, 2) == 0) {
        const std::string kind = random.between(0, 1) == 0 ? "--half-bye" : "--absent";
        ASSERT_EQ(run({"result", "event.trf", kind, std::to_string(random.between(1, 8))}).exit_code, 0);
      }
      const Finished paired = run({"pair", "event.trf", "--into", "event.trf"});
      ASSERT_EQ(paired.exit_code, 0) << paired.err;
      const std::string before = read("event.trf");
      play(random);
      if (random.between(0, 3) > 0) continue;
      ASSERT_EQ(run({"result", "event.trf", "--undo-round", std::to_string(round), "--yes"}).exit_code, 0);
      ASSERT_EQ(run({"pair", "event.trf", "--into", "event.trf"}).exit_code, 0);
      EXPECT_EQ(read("event.trf"), before) << "the round again, as it was before its results";
      play(random);
    }
    EXPECT_EQ(run({"check", "event.trf", "--pairings-only"}).out,
              "1 tournament, " + std::to_string(rounds) + " rounds, 0 differences\n")
        << read("event.trf");
  }
}

INSTANTIATE_TEST_SUITE_P(OfMatches, WholeEvents, ::testing::Values("double-swiss", "team-swiss"),
                         [](const auto& tested) { return tested.param[0] == 'd' ? "DoubleSwiss" : "Teams"; });

TEST_F(MatchFiles, AWrongResultOfAMatchIsRefusedWithTheReason) {
  write("stated.trf", read("event.trf") + "192 FIDE_DOUBLESWISS\n");
  const auto refusal_of = [&](const std::string& file, const std::string& result) {
    const std::string before = read(file);
    const Finished finished = run({"result", file, result});
    EXPECT_EQ(finished.exit_code, 3) << result;
    EXPECT_EQ(read(file), before);
    return finished.err;
  };
  EXPECT_THAT(refusal_of("stated.trf", "1-10:1-0"),
              HasSubstr("board 1-10: found '1-0', but a match has two games: give both results"));
  EXPECT_THAT(refusal_of("stated.trf", "1-10:1-0,2-0"), HasSubstr("only matches of teams have them"));
  EXPECT_THAT(refusal_of("stated.trf", "1-10:1-0,x"), HasSubstr("expected a result"));
  EXPECT_THAT(refusal_of("stated.trf", "1-10:1.5-0.5"), HasSubstr("only matches of teams have them"));
  write("open.trf", team_event_of("192 FIDE_DUTCH_2026"));
  EXPECT_THAT(refusal_of("open.trf", "1-3:1-0,="), HasSubstr("a round of this event is one game"));
  EXPECT_THAT(refusal_of("open.trf", "1-3:2.5-1.5"), HasSubstr("only matches of teams have them"));
  write("teams.trf", team_event_of("### bloesem:system team-swiss"));
  EXPECT_THAT(refusal_of("teams.trf", "1-3:1-0,1.5-2.5"),
              HasSubstr("the team with more of them wins the match"));
}

TEST_F(MatchFiles, GamePointsOfTeamsAreKept) {
  write("teams.trf", team_event_of("### bloesem:system team-swiss"));
  EXPECT_THAT(run({"result", "teams.trf", "3-1:1-3", "2-4:2.5-1.5"}).out,
              HasSubstr("(given as 3-1, but 1 has White)"));
  const std::string text = read("teams.trf");
  EXPECT_THAT(text, HasSubstr("### bloesem:game-points 1 3.0\n"));
  EXPECT_THAT(text, HasSubstr("### bloesem:game-points 2 2.5\n")) << "2 has Black, but is named first";
  EXPECT_EQ(run({"result", "teams.trf", "1-3:1-0"}).exit_code, 0);
  EXPECT_THAT(read("teams.trf"), Not(HasSubstr("game-points 1 3.0"))) << "a result without game points";
}

TEST_F(MatchFiles, TheFileKeepsMatchPointsWhereGamePointsComeFirst) {
  write("teams.trf", team_event_of("### bloesem:system team-swiss 2026 scores=gp-mp"));
  EXPECT_EQ(run({"result", "teams.trf", "1-3:3-1", "2-4:1.5-2.5"}).exit_code, 0);
  const Finished paired = run({"pair", "teams.trf", "--into", "teams.trf"});
  EXPECT_EQ(paired.exit_code, 0) << paired.err;
  EXPECT_THAT(read("teams.trf"), HasSubstr("2.0"));
  EXPECT_EQ(run({"check", "teams.trf", "--pairings-only"}).exit_code, 0);
}

TEST_F(MatchFiles, TheFirstScoreRanksTeams) {
  const std::string system = "### bloesem:system team-swiss 2026 scores=gp-mp";
  write("teams.trf", team_event_of(system));
  const Finished without = run({"standings", "teams.trf", "--format", "csv"});
  EXPECT_THAT(without.err, HasSubstr("note: the points are match points: game points come first, but"));
  EXPECT_THAT(without.out, HasSubstr("1,2,,Delft,,,2.0,"));
  EXPECT_EQ(run({"result", "teams.trf", "1-3:2.5-1.5", "2-4:1-3"}).exit_code, 0);
  for (const char* command : {"standings", "crosstable"}) {
    const Finished list = run({command, "teams.trf", "--format", "csv"});
    EXPECT_THAT(list.err, Not(HasSubstr("match points")));
    EXPECT_THAT(list.out, HasSubstr("Sneek")) << list.err;
    EXPECT_LT(list.out.find("Sneek"), list.out.find("Leiden")) << "3 before 2.5 game points";
  }
  EXPECT_EQ(run({"standings", "teams.trf", "--into", "teams.trf"}).exit_code, 0);
  EXPECT_THAT(read("teams.trf"),
              HasSubstr("Leiden                                                             2.0"))
      << "the file keeps match points";
  EXPECT_THAT(read("teams.trf"), HasSubstr("2.0    2     3 w 1")) << "the rank by game points";
}

TEST_F(MatchFiles, AColumnTooManyOrTooFewIsNamed) {
  std::string text = read("event.trf");
  const std::size_t second_game = text.find("     6 b =");
  ASSERT_NE(second_game, std::string::npos);
  text.replace(second_game, 10, "  0000 - H");
  text.replace(text.find("     1 w =", second_game), 10, "  0000 - H");
  write("broken.trf", text);
  const Finished checked = run({"check", "broken.trf", "--system", "double-swiss"});
  EXPECT_EQ(checked.exit_code, 3);
  EXPECT_THAT(checked.err, HasSubstr("are not one match"));
}

// Writes an event of four players whose second match is in play, after a round of 2-0 and 1-1: 4 has a
// full-point bye, 3 a half-point bye.
class MatchInPlay : public ProgramTest {
 protected:
  void SetUp() override {
    ASSERT_EQ(run({"new", "event.trf", "--system", "double-swiss", "--rounds", "3", "--initial-colour", "W",
                   "--start", "2026/05/02", "--player", "P1;2350", "--player", "P2;2300", "--player", "P3;2250",
                   "--player", "P4;2200"})
                  .exit_code,
              0);
    ASSERT_EQ(run({"pair", "event.trf", "--into", "event.trf"}).exit_code, 0);
    ASSERT_EQ(run({"result", "event.trf", "b1:1-0,1-0", "b2:=,="}).exit_code, 0);
    ASSERT_EQ(run({"result", "event.trf", "--full-bye", "4", "--half-bye", "3"}).exit_code, 0);
  }
  void begin_second_match() const { ASSERT_EQ(run({"pair", "event.trf", "--into", "event.trf"}).exit_code, 0); }
};

TEST_F(MatchInPlay, StandingsCountMatchesAsThePageDoes) {
  const std::string first = run({"standings", "event.trf", "--format", "csv"}).out;
  EXPECT_THAT(first, HasSubstr("4,3,,P3,2250,,0.0,")) << "without the bye of the coming match: " << first;
  begin_second_match();
  const Finished during = run({"standings", "event.trf"});
  EXPECT_THAT(during.out, StartsWith("Standings after round 1; round 2 in play;"));
  EXPECT_THAT(during.out, HasSubstr("   1   1  P1      2350     2.0"));
  EXPECT_THAT(during.err, HasSubstr("note: round 2 is in play, 1 game without a result"));
  EXPECT_THAT(during.err, Not(HasSubstr("round 3")));
  EXPECT_EQ(run({"standings", "event.trf", "--after", "1", "--format", "csv"}).out, first);
  EXPECT_EQ(run({"report", "event.trf", "-o", "event.html"}).exit_code, 0);
  EXPECT_THAT(read("event.html"), HasSubstr("after round 1; round 2 in play"));
}

TEST_F(MatchInPlay, OtherListsCountMatchesToo) {
  begin_second_match();
  const Finished table = run({"crosstable", "event.trf", "--order", "number", "--format", "csv"});
  EXPECT_THAT(table.out, HasSubstr("1,1,P1,2350,3w11,2.0,1\n"));
  EXPECT_THAT(table.out, HasSubstr("2,2,P2,2300,4b==,1.0,1\n"));
  const std::string ratings = run({"ratings", "event.trf"}).out;
  EXPECT_THAT(ratings, HasSubstr("after round 1; round 2 in play"));
  EXPECT_THAT(ratings, HasSubstr(" 1  P1      2350      2")) << "both games are rated: " << ratings;
  EXPECT_EQ(run({"ratings", "event.trf", "--after", "1"}).out.find("in play"), std::string::npos);
  EXPECT_THAT(run({"ratings", "event.trf", "--after", "3"}).err, HasSubstr("the file has 2 rounds"));
  EXPECT_THAT(run({"zermelo", "event.trf"}).out, HasSubstr("after round 1; round 2 in play"));
  EXPECT_THAT(run({"prizes", "event.trf", "--amounts", "100"}).err, HasSubstr("round 2 is in progress"));
  EXPECT_THAT(run({"upsets", "event.trf", "--round", "1", "--format", "csv"}).out, HasSubstr("50.0,1,4,P4"));
  EXPECT_EQ(run({"upsets", "event.trf", "--round", "3"}).exit_code, 3);
}

TEST_F(MatchInPlay, WarningsCountMatches) {
  begin_second_match();
  EXPECT_THAT(run({"check", "event.trf"}).err, Not(HasSubstr("no result yet"))) << "of the last round";
  EXPECT_THAT(run({"lint", "event.trf"}).out, Not(HasSubstr("round 3")));
  ASSERT_EQ(run({"result", "event.trf", "b1:?"}).exit_code, 0);
  const Finished paired = run({"pair", "event.trf"});
  EXPECT_THAT(paired.err, HasSubstr("warning: round 2: no result yet for 2-1; to pair"));
  EXPECT_THAT(paired.err, Not(HasSubstr("round 4")));
}

// An event of six players, of whom 1 and 4 have not finished their first match when the second is paired.
class AdjournedMatch : public ProgramTest {
 protected:
  void begin(const std::string& first_board) const {
    std::filesystem::remove(path("event.trf"));
    std::filesystem::remove(path("event.trf.journal"));
    std::vector<std::string> made{"new", "event.trf",        "--system", "double-swiss", "--rounds",
                                  "4",   "--initial-colour", "W",        "--start",      "2026/05/02"};
    for (int i = 1; i <= 6; ++i) {
      made.emplace_back("--player");
      made.push_back("P" + std::to_string(i) + ";" + std::to_string(2400 - 50 * i));
    }
    ASSERT_EQ(run(made).exit_code, 0);
    ASSERT_EQ(run({"pair", "event.trf", "-i"}).exit_code, 0);
    ASSERT_EQ(run({"result", "event.trf", "b1:" + first_board, "b2:=,=", "b3:0-1,0-1"}).exit_code, 0);
    ASSERT_EQ(run({"pair", "event.trf", "-i"}).exit_code, 0);
  }
  [[nodiscard]] Finished decide(const std::string& result) const {
    return run({"result", "event.trf", "--round", "1", "1-4:" + result});
  }
};

TEST_F(AdjournedMatch, IsReplayedAsItWas) {
  for (const std::string open : {"?", "1-0,?", "?,0-1"})
    for (const std::string result : {"0-1,0-1", "1-0,=", "1-0,0-1"}) {
      begin(open);
      const Finished done = decide(result);
      EXPECT_EQ(done.exit_code, 0);
      const bool corrected = (open == "1-0,?" && result == "0-1,0-1") || (open == "?,0-1" && result == "1-0,=");
      EXPECT_EQ(done.out.find("paired with the old result") != std::string::npos, corrected) << done.out;
      const Finished checked = run({"check", "event.trf"});
      if (!corrected) {
        EXPECT_EQ(checked.out, "1 tournament, 2 rounds, 0 differences\n") << open << ' ' << result;
      }
    }
}

TEST_F(AdjournedMatch, LeavesAComment) {
  begin("1-0,?");
  EXPECT_EQ(decide("1-0,0-1").exit_code, 0);
  EXPECT_THAT(read("event.trf"), HasSubstr("\n### bloesem:open 1 2 1 4 2\n"));
  EXPECT_EQ(run({"result", "event.trf", "--round", "1", "1-4:*"}).exit_code, 0);
  EXPECT_THAT(read("event.trf"), HasSubstr("\n### bloesem:open 1 3- 1 4 1\n"));
  EXPECT_EQ(decide("1-0,0-1").exit_code, 0);
  EXPECT_THAT(read("event.trf"), Not(HasSubstr("1 3- 1 4"))) << "nothing was paired meanwhile";
  for (const std::string copy : {"copy.json", "copy.csv"}) {
    EXPECT_EQ(run({"convert", "event.trf", "--to", copy.substr(5), "-o", copy}).exit_code, 0);
    EXPECT_EQ(run({"check", copy}).out, "1 tournament, 2 rounds, 0 differences\n") << read(copy);
  }
}

TEST_F(AdjournedMatch, ACorrectedOneIsInTheJournal) {
  begin("1-0,1-0");
  EXPECT_THAT(decide("0-1,=").out, HasSubstr("(round 2 was paired with the old result)"));
  const Finished checked = run({"check", "event.trf"});
  EXPECT_EQ(checked.exit_code, 6);
  EXPECT_THAT(checked.out,
              HasSubstr("round 2 was paired before the result of 1-4 in round 1 was corrected from "
                        "2.0-0.0 to 0.5-1.5"));
  EXPECT_THAT(checked.out, HasSubstr("with the earlier result round 2 is right"));
}

TEST_F(AdjournedMatch, WhatIfItHadEndedOtherwise) {
  begin("1-0,1-0");
  EXPECT_THAT(run({"explain", "event.trf", "--round", "2", "--if", "1-4=0-1,1/2"}).out,
              HasSubstr("Suppose the match between 1 P1 and 4 P4 in round 1 had ended 0.5-1.5, not\n2.0-0.0."));
  EXPECT_THAT(run({"explain", "event.trf", "--round", "2", "--if", "1-4=0-1"}).err,
              HasSubstr("expected the results of both games of the match"));
  EXPECT_THAT(run({"explain", "event.trf", "--round", "2", "--if", "1-4=1-0,1-0"}).err,
              HasSubstr("the match of 1 and 4 in round 1 ended 2.0-0.0 already"));
}

TEST_F(MatchFiles, OneColumnForARoundIsNotTwo) {
  const std::filesystem::path fixtures = BLOESEM_FIXTURES_DIR;
  const std::string singles = bloesem::test::content_of(fixtures / "example/open.trf");
  write("singles.trf", singles);
  write("bye.trf", singles + "240 H 003    1\n");  // says another thing about halves of rounds
  for (const std::string file : {"singles.trf", "bye.trf"})
    for (const std::string command : {"pair", "check"}) {
      const Finished refused = run({command, file, "--system", "double-swiss"});
      EXPECT_EQ(refused.exit_code, 3);
      EXPECT_THAT(refused.err,
                  ::testing::ContainsRegex(file + ":[0-9]+:[0-9]+: error: .*one column for each round"));
    }
}

TEST_F(MatchFiles, EventsOfMatchesAreGeneratedAndReplayed) {
  for (const std::string system : {"double-swiss", "team-swiss"}) {
    const Finished generated = run(
        {"generate", "--system", system, "--players", "9", "--rounds", "4", "--seed", "1", "-o", "event.trf"});
    EXPECT_EQ(generated.exit_code, 0) << generated.err;
    EXPECT_THAT(run({"check", "event.trf"}).out, HasSubstr("1 tournament, 4 rounds, 0 differences"));
  }
}

TEST_F(MatchFiles, TeamsAreRankedByGamePointsForColours) {
  const std::string team_event = team_event_of("### bloesem:system team-swiss");
  write("teams.trf", team_event);
  const Finished paired = run({"pair", "teams.trf"});
  EXPECT_EQ(paired.out, "2\n2 1\n3 4\n") << paired.err;
  EXPECT_EQ(run({"pair", "teams.trf", "--reading", "preferences=type-b", "--reading", "scores=mp"}).out,
            "2\n2 1\n3 4\n");
  EXPECT_THAT(run({"pair", "teams.trf", "--reading", "scores=gp"}).err, HasSubstr("game points come first"));
  write("teams.trf", team_event + "### bloesem:game-points 1 2.5\n### bloesem:game-points 2 3\n");
  EXPECT_EQ(run({"pair", "teams.trf", "--reading", "scores=gp-mp"}).exit_code, 0);
}

}  // namespace
}  // namespace bloesem::cli_test
