// `bloesem result`: results of games, undoing, and files that are unusual.
#include "tests/cli/result_command.hpp"

#include <gmock/gmock.h>

#include <string>
#include <vector>

namespace bloesem::cli_test {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

// Results.

TEST_F(ResultCommand, EntersResults) {
  EXPECT_EQ(done({"1-4:1-0", "5-2:1/2"}),
            "round 1: 1-4 1-0\nround 1: 5-2 =\nround 1: 2 of 3 games have a result\n");
  EXPECT_EQ(line_of(1), "1.0 4 w 1");
  EXPECT_EQ(line_of(4), "0.0 1 b 0");
  EXPECT_EQ(line_of(5), "0.5 2 w =");
  EXPECT_EQ(line_of(3), "0.0 6 w");
}

TEST_F(ResultCommand, OnlyTheColumnsConcernedChange) {
  const std::string before = open_round("012 Not touched   \n999 what is this\n");
  write("a.trf", before);
  done({"1-4:0-1"});
  std::string after = read("a.trf");
  ASSERT_EQ(after.size(), before.size());
  std::vector<std::size_t> places;
  for (std::size_t i = 0; i < after.size(); ++i) {
    if (after[i] != before[i]) places.push_back(i);
  }
  // At most two results, Black's points and seven ranks change.
  EXPECT_EQ(line_of(1), "0.0 4 w 0");
  EXPECT_EQ(line_of(4), "1.0 1 b 1");
  EXPECT_LE(places.size(), 3U + 7U);
}

TEST_F(ResultCommand, ForfeitsAndUnratedGames) {
  EXPECT_EQ(done({"1-4:+/-", "5-2:-/-", "3-6:0-1u"}),
            "round 1: 1-4 +/-\nround 1: 5-2 -/-\nround 1: 3-6 0-1u\nround 1: 3 of 3 games have a result\n");
  EXPECT_EQ(line_of(1), "1.0 4 w +");
  EXPECT_EQ(line_of(4), "0.0 1 b -");
  EXPECT_EQ(line_of(2), "0.0 5 b -");
  EXPECT_EQ(line_of(3), "0.0 6 w L");
  EXPECT_EQ(line_of(6), "1.0 3 b W");
}

TEST_F(ResultCommand, AnAdjournedGameLetsTheNextRoundBePaired) {
  EXPECT_THAT(done({"1-4:?", "5-2:1-0", "3-6:1-0"}), HasSubstr("round 1: 1-4 ?\n"));
  EXPECT_EQ(line_of(1), "0.0 4 w ?");
  EXPECT_EQ(run({"pair", "a.trf", "--into", "a.trf"}).exit_code, 0);
  EXPECT_EQ(done({"--round", "1", "1-4:0-1"}),
            "round 1: 1-4 0-1, was ?\nround 1: 3 of 3 games have a result\n");
  EXPECT_EQ(line_of(4).substr(0, 9), "1.0 1 b 1");
}

TEST_F(ResultCommand, AResultCanBeTakenBack) {
  done({"1-4:1-0"});
  EXPECT_EQ(done({"1-4:*"}), "round 1: 1-4 *, was 1-0\nround 1: 0 of 3 games have a result\n");
  EXPECT_EQ(line_of(1), "0.0 4 w");
  EXPECT_EQ(done({"1-4:?", "5-2:*"}), "round 1: 1-4 ?\nround 1: 0 of 3 games have a result, 1 is adjourned\n");
  EXPECT_EQ(done({"1-4:*"}), "round 1: 1-4 *, was ?\nround 1: 0 of 3 games have a result\n");
}

TEST_F(ResultCommand, TheSameResultAgainChangesNothing) {
  done({"1-4:1-0"});
  const std::string before = read("a.trf");
  EXPECT_EQ(done({"1-4:1-0"}), "round 1: 1 of 3 games have a result\n");
  EXPECT_EQ(read("a.trf"), before);
}

TEST_F(ResultCommand, CorrectingAnOldRoundIsTold) {
  finish_round();
  EXPECT_EQ(run({"pair", "a.trf", "--into", "a.trf"}).exit_code, 0);
  EXPECT_EQ(done({"--round", "1", "1-4:="}),
            "round 1: 1-4 =, was 1-0 (round 2 was paired with the old result)\nround 1: 3 of 3 games have a "
            "result\n");
  EXPECT_EQ(line_of(1).substr(0, 9), "0.5 4 w =");
}

TEST_F(ResultCommand, AllRoundsPairedWithTheOldResultAreTold) {
  finish_round();
  for (int round = 2; round <= 4; ++round) {
    EXPECT_EQ(run({"pair", "a.trf", "-i"}).exit_code, 0);
    if (round == 3) {
      EXPECT_THAT(done({"--round", "1", "1-4:="}), HasSubstr("(rounds 2 and 3 were paired with"));
    }
    std::string table = run({"result", "a.trf", "--show"}).out;
    for (std::size_t at = table.find("  *  "); at != table.npos; at = table.find("  *  ")) table[at + 2] = '=';
    write("t.txt", table);
    done({"--table", "t.txt"});
  }
  EXPECT_THAT(done({"--round", "1", "1-4:0-1"}), HasSubstr("(rounds 2 to 4 were paired with the old result)"));
}

TEST_F(ResultCommand, ResultsAreToldInTheOrderTyped) {
  EXPECT_EQ(done({"Eik-Braam:1-0", "1-4:=", "b3:0-1"}),
            "round 1: 5-2 1-0\nround 1: 1-4 =\nround 1: 3-6 0-1\nround 1: 3 of 3 games have a result\n");
}

TEST_F(ResultCommand, WrongBoardsAreRefused) {
  EXPECT_THAT(refused({"4-2:1-0"}), ::testing::StartsWith("4 (Druif, Dina) and 2 (Braam, Bob) do not meet"));
  EXPECT_THAT(refused({"1-5:1-0"}), ::testing::StartsWith("1 (Appel, Ans) and 5 (Eik, Evi) do not meet"));
  EXPECT_THAT(refused({"7-1:1-0"}), ::testing::StartsWith("player 7 (Gember, Guus)"));
  EXPECT_THAT(refused({"1-4:1-0", "8-9:1-0"}), ::testing::HasSubstr("starting rank 8"));
  EXPECT_THAT(refused({"--round", "2", "1-4:1-0"}), ::testing::StartsWith("round 2"));
}

TEST_F(ResultCommand, BadWordsAreRefused) {
  EXPECT_THAT(refused({"1-4:2-0"}), StartsWith("board 1-4: found the game points 2.0-0.0"));
  EXPECT_THAT(refused({"1-4"}), ::testing::StartsWith("RESULT: found '1-4'"));
  EXPECT_THAT(refused({"1-1:1-0"}), ::testing::StartsWith("RESULT: found '1-1'"));
  EXPECT_THAT(refused({"0-1:1-0"}), ::testing::StartsWith("RESULT: found '0'"));
  EXPECT_THAT(refused({}), ::testing::HasSubstr("--help"));
  EXPECT_THAT(refused({"--round", "0", "1-4:1-0"}), ::testing::StartsWith("--round: found '0'"));
}

TEST_F(ResultCommand, TwoResultsOfOneGameAreRefused) {
  EXPECT_THAT(refused({"1-4:1-0", "1-4:0-1"}), ::testing::StartsWith("board 1-4 "));
  EXPECT_EQ(done({"1-4:1-0", "1-4:1-0"}), "round 1: 1-4 1-0\nround 1: 1 of 3 games have a result\n");
  write("t.txt", "1 1-0\n2 =\n1 =\n");
  EXPECT_THAT(refused({"--table", "t.txt"}), ::testing::StartsWith("t.txt:3:3: "));
  EXPECT_THAT(refused({"--table", "t.txt", "5-2:0-1"}), ::testing::StartsWith("t.txt:2:3: "));
}

TEST_F(ResultCommand, BeforeTheFirstRoundThereIsNothingToEnter) {
  write("a.trf", kersen_open_unplayed());
  write("r.res", "1 1\n1 4 1\n");
  write("t.txt", "1 1-0\n");
  EXPECT_THAT(refused({"1-4:1-0"}), ::testing::HasSubstr("no round"));
  EXPECT_THAT(refused({"--from", "r.res"}), ::testing::HasSubstr("no round"));
  EXPECT_THAT(refused({"--table", "t.txt"}), ::testing::HasSubstr("no round"));
  EXPECT_THAT(refused({"--show"}), ::testing::HasSubstr("no round"));
  EXPECT_THAT(refused({"--undo-round", "1"}), ::testing::HasSubstr("no round"));
  EXPECT_THAT(refused({"--pair", "1-4"}), ::testing::HasSubstr("choose round 1"));
}

TEST_F(ResultCommand, PointsAreRepairedAloneAndTold) {
  std::string file = open_round();
  file.replace(file.rfind('\n', file.find("Gember")) + 81, 4, " 7.5");
  write("a.trf", file);
  const Finished result = run({"result", "a.trf", "--recompute"});
  EXPECT_EQ(result.exit_code, 0) << result.err;
  EXPECT_THAT(result.err, ::testing::HasSubstr("[points-mismatch]"));
  EXPECT_EQ(line_of(7), "1.0 0000 - U");
}

// Undoing.

TEST_F(ResultCommand, RoundsAreTakenBackToTheBeginning) {
  finish_round();
  EXPECT_EQ(run({"pair", "a.trf", "--into", "a.trf"}).exit_code, 0);
  done({"2-3:1-0"});
  EXPECT_EQ(done({"--undo-round", "2", "--yes"}), "round 2: 3 games undone\n");
  EXPECT_EQ(line_of(1), "1.0 4 w 1");
  EXPECT_EQ(done({"--undo-round", "1", "--yes"}), "round 1: 3 games undone\n");
  EXPECT_EQ(line_of(1), "0.0");
  EXPECT_EQ(line_of(7), "0.0");
  EXPECT_THAT(refused({"--undo-round", "1"}), ::testing::HasSubstr("no round"));
}

TEST_F(ResultCommand, ARoundTakenBackKeepsWhatWasAskedFor) {
  done({"--withdraw", "3"});
  done({"--undo-round", "1"});
  EXPECT_EQ(line_of(3), "0.0");
  EXPECT_THAT(read("a.trf"), HasSubstr("240 Z 002    3\n"));
  done({"--return", "3"});
  EXPECT_THAT(read("a.trf"), Not(HasSubstr("240 ")));
}

TEST_F(ResultCommand, ARoundTakenBackTakesAnAssignedByeAlong) {
  finish_round();
  done({"--pairing-bye", "3"});
  const Finished undone = run({"result", "a.trf", "--undo-round", "1", "--yes"});
  EXPECT_EQ(undone.exit_code, 0);
  EXPECT_THAT(undone.err, ::testing::HasSubstr("a.trf: note: the bye given to 3 for round 2 "));
  EXPECT_EQ(line_of(3), "0.0");
}

TEST_F(ResultCommand, OneThingAfterTheOther) {
  const std::string each = "--enter, --undo, --redo, --log, ";
  EXPECT_THAT(refused({"--undo", "1-4:1-0"}), StartsWith(each));
  EXPECT_THAT(refused({"--undo", "--enter", "A"}), StartsWith(each));
  EXPECT_THAT(refused({"--show", "1-4:1-0"}), StartsWith(each));
  EXPECT_THAT(refused({"--enter", "A", "--absent", "3"}), StartsWith(each));
  EXPECT_THAT(refused({"--undo", "--round", "1"}), ::testing::HasSubstr("--round "));
}

// Malformed and unusual files.

TEST_F(ResultCommand, ABadFileIsRefusedAsByPair) {
  write("a.trf", open_round() + "001    1 m    Twice\n");
  EXPECT_THAT(refused({"1-4:1-0"}), StartsWith("a.trf:11:5: error: "));
  write("a.trf", "");
  EXPECT_EQ(run({"result", "a.trf", "1-4:1-0"}).exit_code, run({"pair", "a.trf"}).exit_code);
}

TEST_F(ResultCommand, WrongPointsAreRefusedOrRecomputed) {
  std::string text = open_round();
  text.replace(text.find("1.0    7"), 3, "4.5");
  write("a.trf", text);
  EXPECT_THAT(refused({"1-4:1-0"}), HasSubstr("the points do not match the results"));
  EXPECT_EQ(run({"result", "a.trf", "1-4:1-0", "--recompute"}).exit_code, 0);
  EXPECT_EQ(line_of(7), "1.0 0000 - U");
}

TEST_F(ResultCommand, OtherScoringSystems) {
  std::string text = open_round("XXS W=3 D=1 PAB=1\n");
  write("a.trf", text);
  done({"1-4:1-0", "5-2:="});
  EXPECT_EQ(line_of(1), "3.0 4 w 1");
  EXPECT_EQ(line_of(2), "1.0 5 b =");
  EXPECT_EQ(line_of(7), "1.0 0000 - U");
}

TEST_F(ResultCommand, LineEndsAndRanksStay) {
  for (const std::string end : {"\r", "\r\n", "\n\r"}) {
    std::string text;
    for (const char c : open_round()) text += c == '\n' ? end : std::string(1, c);
    write("a.trf", text);
    EXPECT_EQ(run({"result", "a.trf", "1-4:=", "--withdraw", "3"}).exit_code, 0);
    const std::string after = read("a.trf");
    std::string plain;
    for (std::size_t at = 0; at < after.size();) {
      const bool ends = after.compare(at, end.size(), end) == 0;
      plain += ends ? '\n' : after[at];
      at += ends ? end.size() : 1;
    }
    EXPECT_THAT(plain, Not(HasSubstr("\r")));
    EXPECT_THAT(plain, HasSubstr("240 Z 005    3\n001    1"));
  }
}

}  // namespace
}  // namespace bloesem::cli_test
