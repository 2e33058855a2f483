#include <gtest/gtest.h>

#include <string>

#include "tests/trf/support.hpp"

namespace bloesem::trf::testing {
namespace {

// Returns the result for two players and one round.
ReadResult read_game(std::string_view first, std::string_view second) {
  return read_tournament(file({player(1, "", first), player(2, "", second)}), {.recompute_points = true});
}

// Returns the findings without warnings about missing points.
Summary findings(const ReadResult& result) {
  Summary list;
  for (const std::string& text : summary(result)) {
    if (text.find("points-missing") == std::string::npos) list.push_back(text);
  }
  return list;
}

TEST(Games, BothSidesBecomeOneGame) {
  const ReadResult result = read_game("     2 w 1", "     1 b 0");
  ASSERT_TRUE(result.tournament);
  EXPECT_EQ(result.tournament->players[0].rounds.at(0), (RoundEntry{1, Colour::White, Outcome::Win}));
  EXPECT_EQ(result.tournament->players[1].rounds.at(0), (RoundEntry{0, Colour::Black, Outcome::Loss}));
}

TEST(Games, ResultsThatAddUpAreAccepted) {
  for (const char* pair :
       {"10", "01", "==", "=0", "0=", "00", "WL", "LW", "DD", "DL", "LD", "LL", "+-", "-+", "--"}) {
    const std::string first = std::string("     2 w ") + pair[0];
    const std::string second = std::string("     1 b ") + pair[1];
    EXPECT_EQ(findings(read_game(first, second)), Summary{}) << pair;
  }
}

TEST(Games, ResultsThatDoNotAddUpAreErrors) {
  for (const char* pair : {"11", "1=", "=1", "WW", "WD", "1W", "++"}) {
    const std::string first = std::string("     2 w ") + pair[0];
    const std::string second = std::string("     1 b ") + pair[1];
    const ReadResult result = read_game(first, second);
    EXPECT_EQ(findings(result), Summary{"error result-mismatch 1:99-99"}) << pair;
    EXPECT_EQ(result.diagnostics.at(0).related_line + result.diagnostics.at(1).related_line, 2) << pair;
  }
}

TEST(Games, PlayedAndForfeitedContradict) {
  for (const char* pair : {"1-", "+0", "=-", "-0"}) {
    const std::string first = std::string("     2 w ") + pair[0];
    const std::string second = std::string("     1 b ") + pair[1];
    EXPECT_EQ(findings(read_game(first, second)), Summary{"error played-mismatch 1:99-99"}) << pair;
  }
}

TEST(Games, RatedAndUnratedIsAWarning) {
  EXPECT_EQ(findings(read_game("     2 w 1", "     1 b L")), Summary{"warning rated-mismatch 1:99-99"});
}

TEST(Games, ColoursMustDiffer) {
  EXPECT_EQ(findings(read_game("     2 w 1", "     1 w 0")), Summary{"error colour-mismatch 1:97-97"});
  EXPECT_EQ(findings(read_game("     2 b +", "     1 b -")), Summary{"error colour-mismatch 1:97-97"});
  EXPECT_EQ(findings(read_game("     2 b +", "     1 - -")), Summary{});
  EXPECT_EQ(findings(read_game("     2 - -", "     1 - -")), Summary{});
}

TEST(Games, OpponentsMustNameEachOther) {
  const Summary found = findings(read_tournament(
      file({player(1, "", "     3 w 1"), player(2, "", "     3 w 1"), player(3, "", "     2 b 0")})));
  EXPECT_EQ(found, Summary{"error opponent-mismatch 1:92-95"});
  const ReadResult result = read_game("     2 w 1", "  0000 - Z");
  EXPECT_EQ(findings(result), Summary{"error opponent-mismatch 1:92-95"});
  EXPECT_EQ(result.diagnostics.at(1).related_line, 2);
}

TEST(Games, OpponentsMustBeInTheFile) {
  EXPECT_EQ(findings(read_game("     7 w 1", "  0000 - Z")), Summary{"error unknown-player 1:92-95"});
  EXPECT_EQ(findings(read_game("     7 w -", "  0000 - Z")), Summary{"error unknown-player 1:92-95"});
}

TEST(Games, ForfeitWinStandsWithoutItsOpponent) {
  for (const char* second : {"", "  0000 - Z"}) {
    const ReadResult result = read_game("     2 w +", second);
    EXPECT_EQ(findings(result), Summary{"warning one-sided-forfeit 1:92-95"});
    ASSERT_TRUE(result.tournament);
    EXPECT_EQ(result.tournament->players[0].rounds.at(0),
              (RoundEntry{no_player, Colour::White, Outcome::ForfeitWin}));
    EXPECT_EQ(result.tournament->rounds_played, 1);
  }
  EXPECT_EQ(findings(read_game("     7 w +", "  0000 - Z")), Summary{"warning one-sided-forfeit 1:92-95"});
  EXPECT_EQ(findings(read_game("     2 w +", "  0000 - H")), Summary{"error opponent-mismatch 1:92-95"});
}

TEST(Games, ZeroByeWithAnOpponentIsALossByForfeit) {
  const ReadResult result = read_game("     2 w +", "     1 b Z");
  EXPECT_EQ(findings(result), Summary{"warning zero-bye-as-forfeit 2:99-99"});
  ASSERT_TRUE(result.tournament);
  EXPECT_EQ(result.tournament->players[1].rounds.at(0), (RoundEntry{0, Colour::Black, Outcome::ForfeitLoss}));
  EXPECT_EQ(findings(read_game("     2 w Z", "     1 b Z")),
            (Summary{"warning zero-bye-as-forfeit 1:99-99", "warning zero-bye-as-forfeit 2:99-99"}));
  EXPECT_EQ(findings(read_game("     2 w 1", "     1 b Z")), Summary{"error bye-with-opponent 2:99-99"});
}

TEST(Games, WhatIsBrokenDrawsNoConclusions) {
  EXPECT_EQ(findings(read_game("     2 w x", "     1 b 0")), Summary{"error bad-result 1:99-99"});
}

}  // namespace
}  // namespace bloesem::trf::testing
