// The sums by which Ranked Dutch ranks without a list of tie-breaks.
#include "engine/ranked_dutch/ranking.hpp"

#include <gtest/gtest.h>

#include <vector>

#include "tests/support/tournament_builder.hpp"

namespace bloesem::swiss::ranked_dutch {
namespace {

using bloesem::test::TournamentBuilder;

// Returns the ids in the order of the ranking.
std::vector<int> order(const Tournament& tournament, int round) {
  std::vector<int> ids;
  for (const PlayerIndex player : ranking_by_sums(tournament, round)) ids.push_back(tournament.id(player));
  return ids;
}

TEST(RankingBySums, BeginsWithThePairingNumbers) {
  EXPECT_EQ(order(TournamentBuilder(4), 1), (std::vector<int>{1, 2, 3, 4}));
}

// 1 beats 3, 2 draws with 4: 2 and 4 are equal in everything, so their numbers decide.
TEST(RankingBySums, EqualsKeepTheirOrder) {
  TournamentBuilder t(4);
  t.round("1-3 1/0, 2-4 =/=");
  EXPECT_EQ(order(t, 2), (std::vector<int>{1, 2, 4, 3}));
}

// After two rounds 1 has 2 points, 4 and 3 have 1, 2 has 0. The opponents of 3 (4 with 1 point, 2 with 0) have
// fewer points than those of 4 (1 with 2 points, 3 with 1).
TEST(RankingBySums, TheOpponentsPointsDecide) {
  TournamentBuilder t(4);
  t.round("1-2 1/0, 4-3 1/0").round("1-4 1/0, 3-2 1/0");
  EXPECT_EQ(order(t, 3), (std::vector<int>{1, 4, 3, 2}));
  EXPECT_EQ(order(t, 2), (std::vector<int>{1, 4, 2, 3})) << "as it was before round 2";
}

// 5 and 6 have met the same opponents, with points against the stronger and the weaker of them.
TEST(RankingBySums, ThenThePointsOfThoseWhoWereBeaten) {
  TournamentBuilder t(6);
  t.round("5-1 0/1, 6-2 0/1, 3-4 1/0").round("1-6 0/1, 2-5 0/1, 3-4 1/0").round("1-4 1/0, 2-3 0/1, 5-6 =/=");
  const std::vector<int> ids = order(t, 4);
  EXPECT_EQ(ids, (std::vector<int>{3, 1, 6, 5, 2, 4}));
}

// A game won by forfeit gives points, but no opponent.
TEST(RankingBySums, UnplayedRoundsAddNothing) {
  TournamentBuilder t(4);
  t.round("1-2 +/-, 3-4 1/0");
  EXPECT_EQ(order(t, 2), (std::vector<int>{1, 3, 4, 2}));
  TournamentBuilder played(4);
  played.round("1-2 1/0, 3-4 +/-");
  EXPECT_EQ(order(played, 2), (std::vector<int>{1, 3, 2, 4}));
}

}  // namespace
}  // namespace bloesem::swiss::ranked_dutch
