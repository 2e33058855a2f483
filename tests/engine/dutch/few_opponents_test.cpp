#include "engine/dutch/few_opponents.hpp"

#include <gtest/gtest.h>

#include "engine/swiss/bracket_walk.hpp"
#include "tests/support/next_round.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem::swiss::dutch {
namespace {

// Forty players, each with a score of his own.
test::TournamentBuilder forty_scores() {
  test::TournamentBuilder builder(40);
  for (int player = 1; player <= 40; ++player) builder.virtual_points(player, {(40 - player) * one_point});
  return builder;
}

TEST(FewOpponents, NeedAsManyMovedDownAsThereAreOthers) {
  const RoundField field = test::next_round(forty_scores());
  FewOpponents few;
  const std::vector<Position> moved_down = positions(0, 30);
  ASSERT_TRUE(few.sort_out(field, moved_down, {positions(30, 31), positions(31, 33)}, FewOpponents::For::All));
  EXPECT_EQ(few.needed(), positions(0, 3));
  EXPECT_EQ(few.superfluous(), positions(3, 30));
}

TEST(FewOpponents, CountOnlyLegalOpponents) {
  const RoundField field = test::next_round(forty_scores().forbid({31, 1}).forbid({31, 2}));
  FewOpponents few;
  ASSERT_TRUE(few.sort_out(field, positions(0, 30), {positions(30, 31)}, FewOpponents::For::All));
  EXPECT_EQ(few.needed(), positions(2, 3));
}

TEST(FewOpponents, KeepAllOfTheLastScoreUnlessOneOfTheBestCandidatesIsEnough) {
  const RoundField field = test::next_round(test::TournamentBuilder(40).forbid({31, 1}));  // one score
  FewOpponents few;
  ASSERT_TRUE(few.sort_out(field, positions(0, 30), {positions(30, 31)}, FewOpponents::For::All));
  EXPECT_EQ(few.needed(), positions(1, 30));
  ASSERT_TRUE(few.sort_out(field, positions(0, 30), {positions(30, 31)}, FewOpponents::For::Some));
  EXPECT_EQ(few.needed(), positions(1, 2));
}

TEST(FewOpponents, AreNotLookedForWhereThereAreMany) {
  const RoundField field = test::next_round(forty_scores());
  FewOpponents few;
  EXPECT_FALSE(
      few.sort_out(field, positions(0, 30), {positions(30, 40), positions(30, 40)}, FewOpponents::For::All));
  EXPECT_FALSE(few.sort_out(field, positions(0, 10), {positions(10, 11)}, FewOpponents::For::All))
      << "few MDPs";
}

}  // namespace
}  // namespace bloesem::swiss::dutch
