#include "engine/lim/colours.hpp"

#include <gtest/gtest.h>

#include "engine/lim/system.hpp"
#include "tests/engine/lim/lim_position.hpp"

namespace bloesem::swiss::lim {
namespace {

using test::among_strangers;
using test::LimPosition;
using test::LiteralPosition;

// "W 5.1": White for the first player, and the article.
std::string colours_of(const LimPosition& round, int first, int second, bool above = true) {
  const auto [higher, lower] = std::minmax({round.at(first), round.at(second)});
  const auto colouring = colouring_of(round.entrants, higher, lower, above);
  if (!colouring) return "unknown";
  const bool white = colouring->higher_is_white == (higher == round.at(first));
  return std::string(white ? "W " : "B ") + std::string(fide_2026.articles.of(colouring->rule));
}

TEST(LimColours, LimitsComeFirst) {
  const LimPosition round(
      LiteralPosition(among_strangers({"W= W=", "B= W= W=", "W= B=", "B= B= W= B= B= W= W=", "B="})));
  EXPECT_EQ(colours_of(round, 1, 3), "B 5.1");
  EXPECT_EQ(colours_of(round, 3, 1), "W 5.1");
  EXPECT_EQ(colours_of(round, 4, 5), "B 5.1") << "although 4 is due White";
}

TEST(LimColours, BothGetTheColourDue) {
  const LimPosition round(LiteralPosition(among_strangers({"W=", "B=", "H", "W= B="})));
  EXPECT_EQ(colours_of(round, 1, 2), "B 5.2");
  EXPECT_EQ(colours_of(round, 3, 1), "W 5.2") << "3 has not played";
  EXPECT_EQ(colours_of(round, 2, 3), "W 5.2");
}

// Example 7
TEST(LimColours, EqualColoursAreDecidedByTheHistoryOrTheRank) {
  const LimPosition round(LiteralPosition(among_strangers(
      {"W= B=", "B= W= W= B=", "W= B=", "B= W= B=", "W= W= B= B= W= B=", "B= W=", "W= B=", "W= B= B= W= B="})));
  EXPECT_EQ(colours_of(round, 3, 7), "W 5.4");
  EXPECT_EQ(colours_of(round, 7, 3), "B 5.4");
  EXPECT_EQ(colours_of(round, 3, 7, false), "B 5.4") << "below the median";
  EXPECT_EQ(colours_of(round, 1, 5), "W 5.4") << "the same as far as 1 has played";
  EXPECT_EQ(colours_of(round, 4, 8), "W 5.4") << "4 had Black three games ago, 8 as well, then 8 stops";
}

TEST(LimColours, TheLatestDifferenceAlternates) {
  const LimPosition round(
      LiteralPosition(among_strangers({"B= W= W= B= W=", "W= B= W= B= W= ", "B= W= B= W="})));
  EXPECT_EQ(colours_of(round, 1, 2), "B 5.4");
  EXPECT_EQ(colours_of(round, 2, 1), "W 5.4");
}

TEST(LimColours, WithoutAGameTheLotDecides) {
  LimPosition round(LiteralPosition({{1, 0}, {2, 0}}));
  EXPECT_EQ(colours_of(round, 1, 2), "W 5.4");
  EXPECT_EQ(colours_of(round, 1, 2, false), "B 5.4");
  round.task.initial_colour = Colour::Black;
  EXPECT_EQ(colours_of(round, 1, 2), "B 5.4");
  round.task.initial_colour.reset();
  EXPECT_EQ(colours_of(round, 1, 2), "unknown");
}

TEST(LimColours, TheNumberCountsNotTheScore) {
  const LimPosition round(LiteralPosition({{1, 0}, {2, 10}}));
  EXPECT_EQ(colours_of(round, 1, 2), "W 5.4");
}

TEST(LimColours, BoardsOfTheFirstRoundAlternate) {
  EXPECT_TRUE(colouring_of_board(1, Colour::White).higher_is_white);
  EXPECT_FALSE(colouring_of_board(2, Colour::White).higher_is_white);
  EXPECT_FALSE(colouring_of_board(1, Colour::Black).higher_is_white);
}

// Both must have Black, which is possible in the last round only.
TEST(LimColours, InTheLastRoundLimitsMayBeBroken) {
  const LiteralPosition position(among_strangers({"B= W= W=", "W= B= W= W="}));
  EXPECT_EQ(test::lim_pairs(position).find("1-2"), std::string::npos);
  EXPECT_EQ(test::lim_pairs(position, position.tournament.rounds_played + 1), "1-2");
}

std::string reason(const LimPosition& round, int first, int second, bool above = true) {
  const auto [higher, lower] = std::minmax({round.at(first), round.at(second)});
  const auto colouring = colouring_of(round.entrants, higher, lower, above);
  return colour_reason({.tournament = round.tournament,
                        .field = round.field,
                        .task = round.task,
                        .higher = higher,
                        .lower = lower,
                        .higher_is_white = colouring->higher_is_white,
                        .rule = colouring->rule});
}

TEST(LimColours, ReasonsAreGiven) {
  const LimPosition round(LiteralPosition(
      among_strangers({"W= B=", "W= B=", "W= W=", "W=", "H", "H", "B= W= B= W=", "W= B= B= W="})));
  EXPECT_EQ(reason(round, 3, 1), "1 is due White, 3 must have Black");
  EXPECT_EQ(reason(round, 4, 5), "4 is due Black, 5 has not played");
  EXPECT_EQ(
      reason(round, 1, 2),
      "1 is due White, 2 is due White; their colours have been the same, and 1, who has the smaller number, "
      "has White");
  EXPECT_EQ(
      reason(round, 1, 2, false),
      "1 is due White, 2 is due White; their colours have been the same, and 2, who has the larger number "
      "below the median, has White");
  EXPECT_EQ(reason(round, 5, 6),
            "5 has not played, 6 has not played; 5, who has the smaller number, has White, the initial colour");
  EXPECT_EQ(reason(round, 7, 8),
            "7 is due Black, 8 is due Black; in their last games but 2 they had White and Black");
  EXPECT_EQ(colour_reason({.tournament = round.tournament,
                           .field = round.field,
                           .task = round.task,
                           .higher = 0,
                           .lower = 1,
                           .rule = alternate_boards}),
            "the boards of the first round alternate the colours");
}

}  // namespace
}  // namespace bloesem::swiss::lim
