#include "criteria/float_costs.hpp"

#include <gtest/gtest.h>

#include <utility>

#include "tests/criteria/facts.hpp"

namespace bloesem::criteria {
namespace {

using test::floated;

// Multiplicity and difference.
using Entries = std::pair<int, Points>;
Entries entries(const Charge& charge) { return {charge.amount, charge.difference}; }

Charge single(SingleCost cost, const PlayerFacts& player, Points artificial = 0) {
  return cost({player, Zone::Bracket, false, artificial});
}

TEST(ArticleC12, CountsWhoeverCarriesADownfloatAgain) {
  EXPECT_EQ(single(repeated_downfloat<previous>, floated(10, Float::Down)).amount, 1);
  EXPECT_EQ(single(repeated_downfloat<previous>, floated(10, Float::Up)).amount, 0);
  EXPECT_EQ(single(repeated_downfloat<previous>, floated(10, Float::None, Float::Down)).amount, 0);
  EXPECT_EQ(repeated_downfloat_of_pair<previous>(floated(15, Float::Down), floated(10, Float::None)).amount, 1);
  EXPECT_EQ(repeated_downfloat_of_pair<previous>(floated(15, Float::None), floated(10, Float::Down)).amount, 0);
}

TEST(TrapFloatRes, APairOfEqualScoresFloatsNobody) {
  EXPECT_EQ(repeated_downfloat_of_pair<previous>(floated(10, Float::Down), floated(10, Float::Down)).amount, 0);
  EXPECT_EQ(repeated_upfloat_of_pair<previous>(floated(10, Float::Up), floated(10, Float::Up)).amount, 0);
}

TEST(ArticleC13, CountsWhoeverIsPairedUpAgain) {
  EXPECT_EQ(repeated_upfloat_of_pair<previous>(floated(15, Float::None), floated(10, Float::Up)).amount, 1);
  EXPECT_EQ(repeated_upfloat_of_pair<previous>(floated(15, Float::None), floated(10, Float::Down)).amount, 0);
}

TEST(TrapFloatUp, OnlyTheLowerOneOfAPairCanCost) {
  EXPECT_EQ(repeated_upfloat_of_pair<previous>(floated(15, Float::Up), floated(10, Float::None)).amount, 0);
}

TEST(ArticleC14, IsC12ForTwoRoundsBefore) {
  EXPECT_EQ(single(repeated_downfloat<before_previous>, floated(10, Float::None, Float::Down)).amount, 1);
  EXPECT_EQ(single(repeated_downfloat<before_previous>, floated(10, Float::Down)).amount, 0);
  const PlayerFacts down = floated(15, Float::None, Float::Down);
  EXPECT_EQ(repeated_downfloat_of_pair<before_previous>(down, floated(10, Float::None)).amount, 1);
}

TEST(ArticleC15, IsC13ForTwoRoundsBefore) {
  const PlayerFacts up = floated(10, Float::None, Float::Up);
  EXPECT_EQ(repeated_upfloat_of_pair<before_previous>(floated(15, Float::None), up).amount, 1);
  EXPECT_EQ(repeated_upfloat_of_pair<before_previous>(floated(15, Float::None), floated(10, Float::Up)).amount,
            0);
}

TEST(ArticleC16, ListsTheDifferencesOfRepeatedDownfloats) {
  EXPECT_EQ(entries(single(repeated_downfloat_difference<previous>, floated(20, Float::Down), 5)),
            Entries(1, 15));
  EXPECT_EQ(single(repeated_downfloat_difference<previous>, floated(20, Float::None), 5).amount, 0);
  const Charge pair =
      repeated_downfloat_difference_of_pair<previous>(floated(20, Float::Down), floated(5, Float::Up));
  EXPECT_EQ(entries(pair), Entries(1, 15));
}

TEST(ArticleC17, ListsTheDifferencesOfRepeatedUpfloats) {
  const PlayerFacts high = floated(20, Float::None);
  EXPECT_EQ(entries(repeated_upfloat_difference_of_pair<previous>(high, floated(5, Float::Up))),
            Entries(1, 15));
  EXPECT_EQ(repeated_upfloat_difference_of_pair<previous>(high, floated(5, Float::Down)).amount, 0);
}

TEST(ArticleC18, IsC16ForTwoRoundsBefore) {
  const PlayerFacts down = floated(20, Float::None, Float::Down);
  EXPECT_EQ(entries(single(repeated_downfloat_difference<before_previous>, down, -10)), Entries(1, 30));
  EXPECT_EQ(single(repeated_downfloat_difference<before_previous>, floated(20, Float::Down), -10).amount, 0);
  const Charge pair = repeated_downfloat_difference_of_pair<before_previous>(down, floated(5, Float::None));
  EXPECT_EQ(entries(pair), Entries(1, 15));
}

TEST(ArticleC19, IsC17ForTwoRoundsBefore) {
  const PlayerFacts up = floated(5, Float::None, Float::Up);
  const PlayerFacts high = floated(20, Float::None);
  EXPECT_EQ(entries(repeated_upfloat_difference_of_pair<before_previous>(high, up)), Entries(1, 15));
  EXPECT_EQ(repeated_upfloat_difference_of_pair<before_previous>(high, floated(5, Float::Up)).amount, 0);
}

}  // namespace
}  // namespace bloesem::criteria
