// `bloesem result`: pairs made by hand and pairs that may not be made: --pair, --forbid.
#include <gmock/gmock.h>

#include <string>

#include "tests/cli/result_command.hpp"

namespace bloesem::cli_test {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

TEST_F(ResultCommand, TwoBoardsAreSwapped) {
  EXPECT_EQ(done({"--pair", "4-5,2-1"}), "round 1: pair 4-5: legal\nround 1: pair 2-1: legal\n");
  EXPECT_EQ(line_of(1), "0.0 2 b");
  EXPECT_EQ(line_of(4), "0.0 5 w");
  EXPECT_EQ(line_of(3), "0.0 6 w");
}

TEST_F(ResultCommand, NobodyIsLeftWithoutAnOpponent) {
  EXPECT_THAT(refused({"--pair", "1-5"}), ::testing::HasSubstr("2 (Braam, Bob), 4 (Druif, Dina)"));
  EXPECT_THAT(done({"--pair", "1-7", "--pairing-bye", "4"}), HasSubstr("round 1: bye of 4: legal\n"));
  EXPECT_EQ(line_of(4), "1.0 0000 - U");
  EXPECT_EQ(line_of(7), "0.0 1 b");
  EXPECT_THAT(done({"--pair", "4-5", "--absent", "2"}), HasSubstr("round 1: pair 4-5: legal\n"));
  EXPECT_EQ(line_of(2), "0.0 0000 - Z");
}

TEST_F(ResultCommand, ALatePlayerMeetsTheOneWithTheBye) {
  EXPECT_EQ(done({"--enter", "Hazelaar, Han;2250"}),
            "3 (Hazelaar, Han) enters; the 5 players below get the next higher number\n");
  EXPECT_EQ(done({"--pair", "3-8"}), "round 1: pair 3-8: legal\n");
  EXPECT_EQ(line_of(8), "0.0 3 b");
}

TEST_F(ResultCommand, AGameWithAResultIsNotPairedAnew) {
  done({"1-4:1-0"});
  EXPECT_THAT(refused({"--pair", "4-5,2-1"}), ::testing::HasSubstr("board 1-4 of round 1 "));
  EXPECT_THAT(refused({"--pair", "4-1"}), StartsWith("board 1-4 of round 1"));
  done({"1-4:?"});
  EXPECT_THAT(refused({"--pair", "4-1"}), StartsWith("board 1-4 of round 1 "));
  done({"1-4:*"});
  EXPECT_EQ(done({"--pair", "4-1"}), "round 1: pair 4-1: legal\n");
}

TEST_F(ResultCommand, TheComingRoundIsPairedByHand) {
  EXPECT_THAT(refused({"--round", "2", "--pair", "4-1,2-3,6-5", "--pairing-bye", "7"}), StartsWith("round 1 "));
  finish_round();
  EXPECT_EQ(done({"--round", "2", "--pair", "4-1,2-3,6-5", "--pairing-bye", "7"}),
            "round 2: 7 (Gember, Guus) has the pairing-allocated bye\n"
            "round 2: pair 4-1: NOT legal\n  C.1: 4 and 1 met in round 1\n"
            "round 2: pair 2-3: legal\n"
            "round 2: pair 6-5: legal\n"
            "round 2: bye of 7: NOT legal\n  C.2: 7 had the bye in round 1\n");
  EXPECT_EQ(line_of(4), "0.0 1 b 0 1 w");
  EXPECT_THAT(refused({"--round", "1", "--pair", "1-2"}), ::testing::HasSubstr("round 2"));
  EXPECT_THAT(refused({"--round", "4", "--pair", "1-2"}), ::testing::HasSubstr("round 2"));
}

TEST_F(ResultCommand, NoRoundBeyondTheLastIsPairedByHand) {
  std::string text = open_round();
  text.replace(text.find("XXR 5"), 5, "XXR 1");
  write("a.trf", text);
  finish_round();
  EXPECT_THAT(refused({"--round", "2", "--pair", "1-2,3-4,5-7", "--pairing-bye", "6"}),
              ::testing::HasSubstr("1 round"));
}

TEST_F(ResultCommand, ForbiddenPairsAreNotLegal) {
  write("a.trf", open_round("XXP 1 2\n"));
  EXPECT_THAT(done({"--pair", "4-5,2-1"}), HasSubstr("C.1: 2 and 1 must not meet: the tournament forbids it"));
}

TEST_F(ResultCommand, NoVerdictWithoutAnEdition) {
  std::string text = open_round();
  text.replace(0, text.find('\n'), "192 FIDE_SCHEVENINGEN");
  write("a.trf", text);
  EXPECT_THAT(done({"--pair", "4-5,2-1"}), StartsWith("round 1: "));
  EXPECT_EQ(run({"result", "a.trf", "--pair", "1-4,5-2", "--rules", "2016"}).exit_code, 3);
  const Finished judged = run({"result", "a.trf", "--pair", "1-4,5-2", "--system", "dutch", "--rules", "2016"});
  EXPECT_THAT(judged.out, StartsWith("round 1: pair 1-4: legal\n"));
  EXPECT_THAT(judged.err,
              ::testing::ContainsRegex("^a.trf: warning: record 192 .*'FIDE_SCHEVENINGEN'.*as requested\n$"));
}

TEST_F(ResultCommand, AVerdictUnderAnEditionThatNothingTellsComesWithAWarning) {
  std::string text = open_round();
  text.erase(0, text.find('\n') + 1);
  write("a.trf", text);
  EXPECT_THAT(run({"result", "a.trf", "--pair", "4-5,2-1"}).err,
              StartsWith("a.trf: warning: neither record 192 "));
  EXPECT_EQ(run({"result", "a.trf", "--pair", "1-4,5-2", "--rules", "2026"}).err, "");
  EXPECT_EQ(run({"result", "a.trf", "1-4:1-0"}).err, "");
}

TEST_F(ResultCommand, XxzIsToldWhereItEnds) {
  write("a.trf", open_round("XXZ 7\n"));
  finish_round();
  const Finished by_hand = run({"result", "a.trf", "--round", "2", "--pair", "4-6,2-3,1-5"});
  EXPECT_EQ(by_hand.exit_code, 0) << by_hand.err;
  EXPECT_THAT(by_hand.err, StartsWith("a.trf: note: record XXZ "));
}

// Bans.

TEST_F(ResultCommand, TwoPlayersMayNotMeetInTheRestOfTheEvent) {
  finish_round();
  const std::string before = read("a.trf");
  EXPECT_EQ(run({"result", "a.trf", "--forbid", "1-3", "--forbid", "Gember-Eik"}).out,
            "1 (Appel, Ans) and 3 (Citroen, Cas) may not meet from round 2 on\n"
            "7 (Gember, Guus) and 5 (Eik, Evi) may not meet from round 2 on\n");
  EXPECT_THAT(read("a.trf"), HasSubstr("260 002 005    1    3\n"));
  EXPECT_THAT(read("a.trf"), HasSubstr("260 002 005    5    7\n"));
  EXPECT_EQ(run({"check", "a.trf"}).exit_code, 0);
  EXPECT_THAT(run({"result", "a.trf", "--show", "--round", "1"}).out, Not(HasSubstr("may not meet")));
  EXPECT_EQ(run({"pair", "a.trf", "-i"}).exit_code, 0);
  const std::string shown = run({"result", "a.trf", "--show"}).out;
  EXPECT_THAT(shown, HasSubstr("# may not meet: 1 Appel, Ans, 3 Citroen, Cas\n"));
  write("t.txt", shown);
  EXPECT_EQ(run({"result", "a.trf", "--table", "t.txt"}).exit_code, 0) << "a comment";
  EXPECT_EQ(run({"result", "a.trf", "--undo"}).exit_code, 0);
  EXPECT_EQ(run({"result", "a.trf", "--undo"}).exit_code, 0);
  EXPECT_EQ(read("a.trf"), before);
}

TEST_F(ResultCommand, ABanNeedsTwoPlayersAndARound) {
  EXPECT_THAT(refused({"--forbid", "1-1"}), HasSubstr("two different players"));
  EXPECT_THAT(refused({"--forbid", "1-77"}), HasSubstr("77"));
  EXPECT_THAT(refused({"--forbid", "Appel"}), HasSubstr("--forbid"));
  write("a.trf", report("042 2025/05/02\nXXR 1\nXXC white1\n", {{1, "Appel, Ans", 2400, "1.0", {"2 w 1"}},
                                                                {2, "Braam, Bob", 2300, "0.0", {"1 b 0"}}}));
  EXPECT_THAT(refused({"--forbid", "1-2"}), HasSubstr("no round is left"));
}

}  // namespace
}  // namespace bloesem::cli_test
