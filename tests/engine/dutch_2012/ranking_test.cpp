#include "engine/dutch_2012/ranking.hpp"

#include <gtest/gtest.h>

#include "tests/support/istanbul_case.hpp"
#include "tests/support/matchers.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem::swiss::dutch_2012 {
namespace {

TEST(RankingOf2012, FollowsTheRatingsAndThenTheNumbers) {
  Tournament tournament = test::TournamentBuilder(4).build();
  const std::vector<int> ratings{0, 2000, 2100, 2000};
  for (std::size_t p = 0; p < ratings.size(); ++p) tournament.players[p].rating = ratings[p];
  EXPECT_EQ(test::text_of(by_rating_2012(tournament, 1)), "3 2 4 1");
  EXPECT_EQ(test::text_of(pair_round(tournament, {.edition = test::istanbul_2012})), "3-4 1-2");
}

}  // namespace
}  // namespace bloesem::swiss::dutch_2012
