// Names instead of starting ranks, boards instead of pairs, ranges, and pairs with White and Black
// exchanged.
#include <gmock/gmock.h>

#include <string>
#include <vector>

#include "tests/support/program/report_text.hpp"
#include "tests/support/program/run_program.hpp"

namespace bloesem::cli_test {
namespace {

using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

using Words = std::vector<std::string>;

class NamedPlayer : public ProgramTest {
 protected:
  // Round 1: 1-5, 6-2, 3-7, 8-4.
  void SetUp() override {
    write("a.trf",
          report("042 2026/05/02\nXXR 5\nXXC white1\n", {{1, "Kok, Jan", 2400, "0.0", {"5 w  "}},
                                                         {2, "Kok, Piet", 2300, "0.0", {"6 b  "}},
                                                         {3, "Kokshoorn, Anna", 2200, "0.0", {"7 w  "}},
                                                         {4, "Smit, Jan", 2100, "0.0", {"8 b  "}},
                                                         {5, "Smit-Kok, Eva", 2000, "0.0", {"1 b  "}},
                                                         {6, "de Vries, Bob", 1900, "0.0", {"2 w  "}},
                                                         {7, "Bob Vries", 1800, "0.0", {"3 b  "}},
                                                         {8, "M\xC3\xBCller, Uwe", 1700, "0.0", {"4 w  "}}}));
  }

  [[nodiscard]] Finished result(Words words) const {
    words.insert(words.begin(), {"result", "a.trf"});
    return run(words);
  }

  [[nodiscard]] std::string done(const Words& words) const {
    const Finished finished = result(words);
    EXPECT_EQ(finished.exit_code, 0) << finished.err;
    return finished.out;
  }

  [[nodiscard]] std::string refused(const Words& words) const {
    const std::string before = read("a.trf");
    const Finished finished = result(words);
    EXPECT_EQ(finished.exit_code, 3) << finished.out;
    EXPECT_THAT(finished.out, IsEmpty());
    EXPECT_EQ(read("a.trf"), before);
    return finished.err;
  }
};

TEST_F(NamedPlayer, MayStandWhereANumberDoes) {
  EXPECT_THAT(done({"--withdraw", "Kokshoorn"}), HasSubstr("3 (Kokshoorn, Anna)"));
  EXPECT_THAT(done({"--half-bye", "smit, jan"}), HasSubstr("4 (Smit, Jan)"));
  EXPECT_THAT(done({"--half-bye", "Piet"}), HasSubstr("2 (Kok, Piet)"));
  EXPECT_THAT(done({"--absent", "Eva Smit-Kok"}), HasSubstr("5 (Smit-Kok, Eva)"));
  EXPECT_THAT(done({"--absent", "M\xC3\xBC"}), HasSubstr("8 (M"));
  EXPECT_THAT(done({"--return", "Kokshoorn, Anna"}), HasSubstr("3 (Kokshoorn, Anna)"));
}

TEST_F(NamedPlayer, AListWithNamesIsSeparatedBySemicolons) {
  const std::string said = done({"--absent", "Kok, Piet;7;3..4"});
  for (const std::string player : {"2 (Kok, Piet)", "7 (Bob Vries)", "3 (Kokshoorn, Anna)", "4 (Smit, Jan)"})
    EXPECT_THAT(said, HasSubstr(player));
  EXPECT_THAT(said, Not(HasSubstr("Jan) is absent (zero-point bye)\nround 2: 1")));
  EXPECT_THAT(refused({"--absent", "Kokshoorn,Smit"}), HasSubstr("names are separated by semicolons"));
}

TEST_F(NamedPlayer, SeveralCandidatesAreListedWithTheirNumbers) {
  EXPECT_THAT(
      refused({"--withdraw", "Kok"}),
      HasSubstr("--withdraw: found 'Kok', which could be 1 (Kok, Jan) or 2 (Kok, Piet): use the number"));
  EXPECT_THAT(refused({"--withdraw", "Bob"}), HasSubstr("6 (de Vries, Bob) or 7 (Bob Vries)"));
}

TEST_F(NamedPlayer, UnknownNamesComeWithTheNearest) {
  EXPECT_THAT(refused({"--withdraw", "Kokshorn"}), HasSubstr("did you mean 'Kokshoorn'?"));
  EXPECT_THAT(refused({"--withdraw", "Euwe"}), HasSubstr("--withdraw: found 'Euwe'"));
}

TEST_F(NamedPlayer, PairsMayHoldHyphensInNames) {
  EXPECT_THAT(done({"Kok, Jan-Smit-Kok:1-0"}), HasSubstr("round 1: 1-5 1-0\n"));
  EXPECT_THAT(done({"6-Piet:="}), HasSubstr("round 1: 6-2 =\n"));
  EXPECT_THAT(refused({"Kok-Smit:1-0"}), HasSubstr("1 (Kok, Jan) or 2 (Kok, Piet)"));
  EXPECT_THAT(refused({"Piet-Piet:1-0"}), HasSubstr("two different players"));
}

TEST_F(NamedPlayer, RangesAreLists) {
  const std::string said = done({"--absent", "2..4,7"});
  for (const std::string player : {"2 (", "3 (", "4 (", "7 ("})
    EXPECT_THAT(said, HasSubstr("round 2: " + player));
  EXPECT_THAT(said, Not(HasSubstr("round 2: 5")));
  EXPECT_THAT(refused({"--absent", "7..9"}), HasSubstr("9"));
  EXPECT_EQ(result({"--absent", "1..9999999"}).exit_code, 3);
}

TEST_F(NamedPlayer, BoardsHaveNumbers) {
  // The table shows the numbers.
  ASSERT_THAT(done({"--show"}), HasSubstr("   2     6     2  *"));
  EXPECT_THAT(done({"b2:1-0", "B4:0-1"}), HasSubstr("round 1: 6-2 1-0\nround 1: 8-4 0-1\n"));
  EXPECT_THAT(refused({"b5:1-0"}), HasSubstr("found 'b5'"));
  EXPECT_THAT(refused({"b0:1-0"}), HasSubstr("found 'b0'"));
  EXPECT_THAT(refused({"--round", "3", "b1:1-0"}), HasSubstr("round 3 has not been paired"));
}

TEST_F(NamedPlayer, ReversedBoardsAreReadWithANote) {
  EXPECT_THAT(done({"5-1:0-1"}), HasSubstr("round 1: 1-5 1-0 (given as 5-1, but 1 has White)\n"));
  EXPECT_THAT(done({"2-6:-/+"}), HasSubstr("round 1: 6-2 +/- (given as 2-6, but 6 has White)\n"));
  EXPECT_THAT(refused({"3-7:1-0", "7-3:1-0"}), HasSubstr("is given two results"));
  EXPECT_THAT(done({"3-7:1-0", "7-3:0-1"}), HasSubstr("round 1: 3-7 1-0\n"));
  EXPECT_THAT(refused({"3-8:1-0"}), HasSubstr(" do not meet in round 1; 3 plays 7"));
}

TEST_F(NamedPlayer, WorkForPairingAndStandingsToo) {
  ASSERT_EQ(result({"b1:=", "b2:=", "b3:=", "b4:="}).exit_code, 0);
  const Finished by_number = run({"pair", "a.trf", "--absent", "3,4", "--forbid", "1-2"});
  const Finished by_name =
      run({"pair", "a.trf", "--absent", "Kokshoorn;Smit, Jan", "--forbid", "Jan Kok-Piet"});
  EXPECT_EQ(by_name.exit_code, 0) << by_name.err;
  EXPECT_EQ(by_name.out, by_number.out);
  EXPECT_EQ(run({"pair", "a.trf", "--absent", "Kok"}).exit_code, 3);
  EXPECT_EQ(run({"standings", "a.trf", "--tiebreaks", "BH", "--why", "Piet", "Eva"}).out,
            run({"standings", "a.trf", "--tiebreaks", "BH", "--why", "2", "5"}).out);
}

// After four draws all players are tied.
TEST_F(NamedPlayer, WorkForPlayOffsAndRatings) {
  ASSERT_EQ(result({"b1:=", "b2:=", "b3:=", "b4:="}).exit_code, 0);
  const auto listed = [this](const Words& words) {
    const Finished finished = run(words);
    EXPECT_EQ(finished.exit_code, 0) << finished.err;
    return finished.out;
  };
  const Words standings{"standings", "a.trf", "--tiebreaks", "WIN", "--decided"};
  const auto decided = [&](Words order) {
    order.insert(order.begin(), standings.begin(), standings.end());
    return listed(order);
  };
  const std::string by_number = decided({"5,2,4"});
  EXPECT_NE(by_number, decided({"4,2,5"}));
  EXPECT_EQ(by_number, decided({"Eva;Kok, Piet;4"}));
  EXPECT_EQ(by_number, decided({"5", "--decided", "Piet", "--decided", "Smit, Jan"}));
  EXPECT_EQ(decided({"5..8"}), decided({"5,6,7,8"}));
  EXPECT_EQ(run({"standings", "a.trf", "--decided", "Kok"}).exit_code, 3);

  EXPECT_EQ(listed({"ratings", "a.trf", "--k-of", "Piet:30;5:11"}),
            listed({"ratings", "a.trf", "--k-of", "2:30,5:11"}));
  EXPECT_THAT(run({"ratings", "a.trf", "--k-of", "Kok:30"}).err,
              HasSubstr("--k-of: found 'Kok', which could be 1 (Kok, Jan) or 2 (Kok, Piet)"));
  for (const std::string wrong : {"Piet", "Piet:", "Piet:101", "Piet:x", ":30"})
    EXPECT_EQ(run({"ratings", "a.trf", "--k-of", wrong}).exit_code, 3) << wrong;
}

}  // namespace
}  // namespace bloesem::cli_test
