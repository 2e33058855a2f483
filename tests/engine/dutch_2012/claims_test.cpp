#include "engine/dutch_2012/claims.hpp"

#include <gtest/gtest.h>

#include "engine/requested_round.hpp"
#include "tests/engine/dutch_2012/istanbul_positions.hpp"
#include "tests/support/matchers.hpp"

namespace bloesem::swiss::dutch_2012 {
namespace {

// Returns the articles of the rows in force in the last bracket.
std::vector<std::string_view> articles_in_force(criteria::CriteriaTable table) {
  std::vector<std::string_view> articles;
  for (const criteria::Criterion& row : table)
    if (contains(row.in_force, criteria::BracketKind::Last)) articles.push_back(row.article);
  return articles;
}

TEST(ClaimsOf2012, RowsDependOnTheRoundAndTheReadings) {
  const auto rows = [](int round, const Readings& readings) {
    return articles_in_force(tables_of_claims(round, readings).uneven);
  };
  EXPECT_THAT(rows(3, {}),
              testing::ElementsAre("C.13", "A.6.b", "B.3", "B.2", "A.7.d", "B.4", "B.5", "B.6", "B.5", "B.6"));
  EXPECT_THAT(rows(4, {}),
              testing::ElementsAre("C.13", "A.6.b", "B.3", "B.2", "B.4", "A.7.e", "B.5", "B.6", "B.5", "B.6"));
  EXPECT_THAT(rows(3, {1}), testing::Not(testing::Contains("A.7.d")));
  EXPECT_THAT(rows(4, {0, 1}), testing::Not(testing::Contains("A.7.e")));
  EXPECT_THAT(articles_in_force(tables_of_claims(3, {}).homogeneous),
              testing::ElementsAre("C.13", "A.6.b", "B.3", "B.2", "A.7.d", "B.4", "B.5", "B.6"));
}

// 1 and 2 met, until it turned out that 3 and 4 cannot.
TEST(ClaimsOf2012, TheDiscardedPairsAreThoseOfTheFirstAttempt) {
  const test::IstanbulCase made = test::strangers_with({10, 10, 0, 0}, {{3, 4}});
  const Result<RequestedRound> request = requested_round(made.tournament, made.options);
  ASSERT_TRUE(request);
  EXPECT_THAT(discarded_pairs(request->field, 1, {}),
              testing::ElementsAre(std::pair<Position, Position>(0, 1)));
}

}  // namespace
}  // namespace bloesem::swiss::dutch_2012
