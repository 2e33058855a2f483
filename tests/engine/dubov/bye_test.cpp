#include "engine/dubov/bye.hpp"

#include <gtest/gtest.h>

#include "criteria/dubov/fide_2026.hpp"
#include "tests/engine/dubov/dubov_position.hpp"

namespace bloesem::swiss::dubov {
namespace {

using test::DubovPosition;
using test::LiteralPosition;
using test::TournamentBuilder;

int bye_in(const LiteralPosition& position) {
  const DubovPosition dubov(position);
  const std::optional<Position> bye = choose_bye(dubov.round(), criteria::dubov_2026());
  return bye ? dubov.number(*bye) : 0;
}

int bye_in(const Tournament& tournament) { return bye_in(LiteralPosition(tournament)); }

TEST(DubovBye, LowestScoreThenMostGamesThenTheLargestNumber) {
  // 3 and 5 have no points, and only 3 has played.
  EXPECT_EQ(bye_in(TournamentBuilder(5).round("1-3 1/0, 2-4 =, 5 Z")), 3);
  EXPECT_EQ(bye_in(TournamentBuilder(5).round("1-3 1/0, 2-4 1/0, 5 F")), 4);
  EXPECT_EQ(bye_in(TournamentBuilder(5).round("1-3 1/0, 2-4 1/0, 5 Z")), 4) << "5 has not played";
}

// 3 has the lowest score, but had a win's points without a game.
TEST(DubovBye, GoesToNobodyWhoHadAWinsPointsWithoutAGame) {
  for (const char* round : {"1-3 -/+, 2 H", "1 Z, 2 H, 3 U", "1 Z, 2 H, 3 F"}) {
    Tournament tournament = TournamentBuilder(3).round(round).build();
    tournament.players[2].adjustments = {-30};
    EXPECT_EQ(bye_in(tournament), 1) << round;
  }
  EXPECT_EQ(bye_in(TournamentBuilder(3).round("1 F, 2 F, 3 F")), 0);
}

// The others have to be paired: 2 and 3 have met, so one of them, or 1, cannot have it.
TEST(DubovBye, LeavesTheOthersAPairing) {
  LiteralPosition position({{1, 10}, {2, 10}, {3, 0}});
  EXPECT_EQ(bye_in(position), 3);
  position.apart(1, {2});
  EXPECT_EQ(bye_in(position), 2) << "of a higher scoregroup, as 3 has to play 1";
  position.apart(1, {3}).apart(2, {3});
  EXPECT_EQ(bye_in(position), 0);
}

TEST(DubovBye, ItsValuesAreScoreAndRoundsWithoutAGame) {
  const DubovPosition position{LiteralPosition(TournamentBuilder(3).round("1-2 1/0, 3 H").build())};
  const auto values = bye_values(position.round(), criteria::dubov_2026(), position.at(3));
  ASSERT_EQ(values.size(), 2U);
  EXPECT_EQ(values[0].article, "3.1.3");
  EXPECT_EQ(values[0].differences, (criteria::ScoreDifferences{5}));
  EXPECT_EQ(values[1].article, "3.1.4");
  EXPECT_EQ(values[1].count, 1);
}

}  // namespace
}  // namespace bloesem::swiss::dubov
