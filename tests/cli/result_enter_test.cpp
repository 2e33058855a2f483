// `bloesem result`: late entries: --enter.
#include <gmock/gmock.h>

#include <string>
#include <vector>

#include "tests/cli/result_command.hpp"

namespace bloesem::cli_test {
namespace {

using ::testing::HasSubstr;

TEST_F(ResultCommand, ALateEntryGetsTheNumberOfHisStrength) {
  write("a.trf", report("042 2025/05/02\nXXR 5\nXXP 5 6\n240 H 002    4\n250      1.0   1   2    1    5\n",
                        {{1, "A", 2400, "0.0", {"4 w  "}},
                         {4, "B", 2300, "0.0", {"1 b  "}},
                         {5, "C", 2200, "0.0", {"6 w  "}},
                         {6, "D", 2100, "0.0", {"5 b  "}}}));
  EXPECT_EQ(done({"--enter", "Nieuw;2200;FM;NED", "--enter", "Zwak"}),
            "5 (Nieuw) enters; the 2 players below get the next higher number\n8 (Zwak) enters\n");
  EXPECT_THAT(read("a.trf"), HasSubstr("XXP 6 7\n"));
  EXPECT_THAT(read("a.trf"), HasSubstr("240 H 002    4\n"));
  EXPECT_EQ(line_of(6), "0.0 7 w");
  EXPECT_EQ(line_of(7), "0.0 6 b");
  EXPECT_EQ(line_of(5), "0.0");
  EXPECT_THAT(read("a.trf"), HasSubstr("\n001    5   FM Nieuw "));
}

TEST_F(ResultCommand, NumbersFreezeWithTheFourthRound) {
  const std::vector<std::vector<std::string>> columns{{"3 w 1", "2 b =", "4 w 1", "3 b 1"},
                                                      {"4 b 1", "1 w =", "3 b 1", "4 w 1"},
                                                      {"1 b 0", "4 w 1", "2 w 0", "1 w 0"},
                                                      {"2 w 0", "3 b 0", "1 b 0", "2 b 0"}};
  const std::vector<std::vector<std::string>> points{{"1.0", "1.5", "2.5", "3.5"},
                                                     {"1.0", "1.5", "2.5", "3.5"},
                                                     {"0.0", "1.0", "1.0", "1.0"},
                                                     {"0.0", "0.0", "0.0", "0.0"}};
  for (std::size_t rounds = 1; rounds <= 4; ++rounds) {
    std::vector<Entrant> entrants;
    for (std::size_t p = 0; p < 4; ++p) {
      entrants.push_back({static_cast<int>(p) + 1,
                          "Player",
                          2400 - 100 * static_cast<int>(p),
                          points[p][rounds - 1],
                          {columns[p].begin(), columns[p].begin() + static_cast<std::ptrdiff_t>(rounds)}});
    }
    write("a.trf", report(records, entrants));
    EXPECT_EQ(done({"--enter", "Nieuw;2350"}),
              rounds < 4 ? "2 (Nieuw) enters; the 3 players below get the next higher number\n"
                         : "5 (Nieuw) enters, last: numbers do not change after round 4\n");
  }
}

TEST_F(ResultCommand, WherePositionsCountNumbersStay) {
  std::string text = open_round();
  text.replace(text.find("white1"), 6, "white1 rank");
  write("a.trf", text);
  EXPECT_EQ(done({"--enter", "Hazelaar, Han;2250"}), "8 (Hazelaar, Han) enters at place 3\n");
  const std::string after = read("a.trf");
  EXPECT_LT(after.find("Braam"), after.find("Hazelaar"));
  EXPECT_LT(after.find("Hazelaar"), after.find("Citroen"));
  EXPECT_EQ(line_of(1), "0.0 4 w");
}

TEST_F(ResultCommand, AfterTheLastNumberNobodyEnters) {
  write("a.trf", report(records, {{1, "A", 2400, "0.0", {}}, {9999, "B", 2300, "0.0", {}}}));
  EXPECT_THAT(refused({"--enter", "C"}, 4), ::testing::HasSubstr("9999"));
}

TEST_F(ResultCommand, NobodyEntersAfterTheLastRound) {
  std::string file = open_round();
  file.replace(file.find("XXR 5"), 5, "XXR 1");
  write("a.trf", file);
  EXPECT_EQ(refused({"--enter", "Laat, Lies;2310"}), "no round is left to be played");
}

TEST_F(ResultCommand, ANameInAnotherEncodingIsDecoded) {
  done({"--enter", "Zo\xeb;2250"});
  EXPECT_THAT(read("a.trf"), HasSubstr("Zoë"));
  std::string latin = open_round();
  latin.replace(latin.find("Eik"), 3, "\xC9ik");
  write("a.trf", latin);
  EXPECT_EQ(run({"result", "a.trf", "--enter", "Zoë;2250"}).exit_code, 0);
  EXPECT_THAT(read("a.trf"), HasSubstr("Zo\xeb  "));
  EXPECT_EQ(run({"result", "a.trf", "--enter", "Łukasz;2250"}).exit_code, 0);
  EXPECT_THAT(read("a.trf"), HasSubstr("Éik"));
}

TEST_F(ResultCommand, NewcomersAreRefusedWithTheReason) {
  EXPECT_THAT(refused({"--enter", ";1800"}), ::testing::StartsWith("--enter: found ';1800'"));
  EXPECT_THAT(refused({"--enter", "A\nB"}), HasSubstr("control characters"));
}

}  // namespace
}  // namespace bloesem::cli_test
