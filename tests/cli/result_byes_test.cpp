// `bloesem result`: byes and absences: --half-bye, --full-bye, --pairing-bye, --absent, --withdraw, --return.
#include <gmock/gmock.h>

#include <filesystem>
#include <string>

#include "tests/cli/result_command.hpp"

namespace bloesem::cli_test {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

TEST_F(ResultCommand, ByesOfTheComingRound) {
  finish_round();
  EXPECT_EQ(done({"--half-bye", "4,7", "--absent", "5", "--full-bye", "6"}),
            "round 2: 4 (Druif, Dina) has a half-point bye\n"
            "round 2: 7 (Gember, Guus) has a half-point bye\n"
            "round 2: 6 (Framboos, Fe) has a full-point bye\n"
            "round 2: 5 (Eik, Evi) is absent (zero-point bye)\n");
  EXPECT_EQ(line_of(4), "0.0 1 b 0 0000 - H");
  EXPECT_THAT(read("a.trf"), HasSubstr("240 F 002    6\n240 H 002    4    7\n240 Z 002    5\n001    1"));
  EXPECT_EQ(run({"pair", "a.trf"}).out, "2\n2 1\n3 0\n");
}

TEST_F(ResultCommand, ByesOfALaterRoundWait) {
  EXPECT_EQ(done({"--round", "4", "--half-bye", "3"}), "round 4: 3 (Citroen, Cas) has a half-point bye\n");
  EXPECT_EQ(line_of(3), "0.0 6 w");
  EXPECT_THAT(read("a.trf"), HasSubstr("240 H 004    3\n"));
  EXPECT_THAT(refused({"--round", "6", "--half-bye", "3"}), ::testing::HasSubstr("5 rounds"));
  EXPECT_THAT(refused({"--round", "4", "--pairing-bye", "3"}), StartsWith("the pairing-allocated bye"));
}

TEST_F(ResultCommand, ByesOfAPairedRound) {
  EXPECT_THAT(refused({"--round", "1", "--half-bye", "3"}), ::testing::StartsWith("player 3 (Citroen, Cas)"));
  EXPECT_EQ(done({"--round", "1", "--half-bye", "7"}),
            "round 1: 7 (Gember, Guus) has a half-point bye, had U\n");
  EXPECT_EQ(line_of(7), "0.5 0000 - H");
  EXPECT_EQ(done({"--round", "1", "--pairing-bye", "7"}),
            "round 1: 7 (Gember, Guus) has the pairing-allocated bye, had H\nround 1: bye of 7: legal\n");
  EXPECT_EQ(line_of(7), "1.0 0000 - U");
}

TEST_F(ResultCommand, AByeOfAnOldRoundIsTold) {
  finish_round();
  EXPECT_EQ(run({"pair", "a.trf", "--into", "a.trf"}).exit_code, 0);
  EXPECT_EQ(done({"--round", "1", "--half-bye", "7"}),
            "round 1: 7 (Gember, Guus) has a half-point bye, had U (round 2 was paired without it)\n");
}

TEST_F(ResultCommand, WithdrawalsAndReturns) {
  EXPECT_EQ(done({"--withdraw", "3"}), "round 2: 3 (Citroen, Cas) is withdrawn from this round on\n");
  EXPECT_EQ(line_of(3), "0.0 6 w 0000 - Z") << "the game in progress goes on";
  EXPECT_THAT(read("a.trf"), HasSubstr("240 Z 002    3\n240 Z 003    3\n240 Z 004    3\n240 Z 005    3\n"));
  EXPECT_EQ(done({"--round", "4", "--return", "3"}),
            "round 4: 3 (Citroen, Cas) plays again from this round on\n");
  EXPECT_THAT(read("a.trf"), HasSubstr("240 Z 002    3\n240 Z 003    3\n001"));
  EXPECT_EQ(done({"--return", "3"}), "round 2: 3 (Citroen, Cas) plays again from this round on\n");
  EXPECT_EQ(read("a.trf"), open_round());
  EXPECT_THAT(refused({"--return", "3"}), ::testing::StartsWith("player 3 (Citroen, Cas)"));
  EXPECT_THAT(refused({"--round", "6", "--withdraw", "3"}), ::testing::HasSubstr("no round"));
}

TEST_F(ResultCommand, ALaterWishTakesThePlaceOfAnEarlierOne) {
  done({"--half-bye", "3"});
  done({"--absent", "3"});
  EXPECT_THAT(read("a.trf"), Not(HasSubstr("240 H")));
  EXPECT_EQ(line_of(3), "0.0 6 w 0000 - Z");
  done({"--pairing-bye", "3"});
  EXPECT_THAT(read("a.trf"), Not(HasSubstr("240 ")));
  done({"--return", "3"});
  EXPECT_EQ(read("a.trf"), open_round());
}

TEST_F(ResultCommand, ContradictionsAreRefused) {
  const std::string twice = "player 3 ";
  EXPECT_THAT(refused({"--half-bye", "3", "--absent", "3"}), StartsWith(twice));
  EXPECT_THAT(refused({"--withdraw", "3", "--return", "3"}), StartsWith(twice));
  EXPECT_THAT(refused({"--half-bye", "3", "--withdraw", "3"}), StartsWith(twice));
  EXPECT_THAT(refused({"--absent", "3,3"}), StartsWith(twice));
  EXPECT_THAT(refused({"--pair", "3-2,4-3"}), StartsWith(twice));
  EXPECT_THAT(refused({"--pair", "3-2", "--absent", "3"}), StartsWith(twice));
}

TEST_F(ResultCommand, OneByeARound) {
  done({"--pairing-bye", "3"});
  EXPECT_THAT(
      refused({"--pairing-bye", "4"}),
      StartsWith("round 2: both 3 (Citroen, Cas) and 4 (Druif, Dina) would have the pairing-allocated bye; "));
  EXPECT_THAT(done({"--pairing-bye", "4", "--absent", "3"}), HasSubstr("round 2: bye of 4: legal\n"));
  EXPECT_THAT(refused({"--round", "1", "--pairing-bye", "4"}), HasSubstr("has an opponent in round 1"));
  EXPECT_THAT(refused({"--pairing-bye", "1,2"}), HasSubstr("would have the pairing-allocated bye"));
}

TEST_F(ResultCommand, AByeWithNobodyElseIsRefused) {
  done({"--absent", "1,2,3,4,5,6"});
  EXPECT_THAT(refused({"--pairing-bye", "7"}), ::testing::HasSubstr("round 2: "));
}

TEST_F(ResultCommand, AnAssignedByeIsPairedAround) {
  finish_round();
  EXPECT_EQ(done({"--pairing-bye", "7"}),
            "round 2: 7 (Gember, Guus) has the pairing-allocated bye\n"
            "round 2: bye of 7: NOT legal\n"
            "  C.2: 7 had the bye in round 1\n");
  const Finished pairs = run({"pair", "a.trf", "--into", "a.trf"});
  EXPECT_EQ(pairs.out, "4\n2 1\n4 3\n6 5\n7 0\n");
  EXPECT_EQ(line_of(7), "2.0 0000 - U 0000 - U");
}

// A bye without games may also be what is left of a round, but not if the journal shows that it was given.
TEST_F(ResultCommand, AnAssignedByeIsNoDoubt) {
  const std::string doubt = "[lone-bye]";
  finish_round();
  done({"--pairing-bye", "3"});
  EXPECT_THAT(run({"pair", "a.trf"}).err, Not(HasSubstr(doubt)));
  EXPECT_THAT(run({"pair", "a.trf", "--into", "b.trf"}).err, Not(HasSubstr(doubt)));
  std::filesystem::copy_file(path("a.trf"), path("c.trf"));
  EXPECT_THAT(run({"pair", "c.trf"}).err, HasSubstr(doubt)) << "without a journal";
  done({"--undo"});
  std::string by_hand = read("a.trf");
  by_hand.replace(by_hand.find('\n', by_hand.find("Framboos")), 1, "  0000 - U\n");
  write("a.trf", by_hand);
  EXPECT_THAT(run({"pair", "a.trf"}).err, HasSubstr(doubt)) << "not in the journal";
}

TEST_F(ResultCommand, AByeInAdvanceLeavesAnEvenNumber) {
  finish_round();
  EXPECT_THAT(done({"--pairing-bye", "1", "--absent", "2"}),
              HasSubstr("round 2: 5 players remain to be paired, an odd number"));
  EXPECT_THAT(done({"--absent", "3", "--pairing-bye", "1"}), Not(HasSubstr("remain")));
}

TEST_F(ResultCommand, WithoutANumberOfRoundsNobodyLeavesForGood) {
  std::string text = open_round();
  text.erase(text.find("XXR 5\n"), 6);
  write("a.trf", text);
  EXPECT_THAT(refused({"--withdraw", "3"}), StartsWith("the number of rounds"));
  EXPECT_THAT(done({"--absent", "3"}), StartsWith("round 2: 3"));
}

// The record XXZ lists absentees of the coming round.

TEST_F(ResultCommand, AbsenteesOfXxzCanReturn) {
  write("a.trf", open_round("XXZ 3 5\n"));
  EXPECT_EQ(done({"--return", "3"}), "round 2: 3 (Citroen, Cas) plays again from this round on\n");
  EXPECT_THAT(read("a.trf"), Not(HasSubstr("XXZ")));
  EXPECT_EQ(line_of(3), "0.0 6 w");
  EXPECT_EQ(line_of(5), "0.0 2 w 0000 - Z");
}

TEST_F(ResultCommand, XxzDoesNotChangeItsRoundWhenOneIsTakenBack) {
  write("a.trf", open_round("XXZ 3 5\n"));
  EXPECT_EQ(done({"--undo-round", "1"}), "round 1: 3 games undone\n");
  EXPECT_THAT(read("a.trf"), Not(HasSubstr("XXZ")));
  EXPECT_THAT(read("a.trf"), HasSubstr("240 Z 002    3    5\n"));
  EXPECT_EQ(run({"pair", "a.trf", "--into", "a.trf"}).out, "4\n1 4\n5 2\n3 6\n7 0\n");
  EXPECT_EQ(line_of(3), "0.0 6 w 0000 - Z");
}

}  // namespace
}  // namespace bloesem::cli_test
