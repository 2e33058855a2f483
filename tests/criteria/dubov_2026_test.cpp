// The rows of the Dubov System, article by article.
#include <gtest/gtest.h>

#include <string>

#include "criteria/dubov/fide_2026.hpp"
#include "tests/criteria/facts.hpp"

namespace bloesem::criteria {
namespace {

const Criterion& dubov_row(std::string_view article) {
  for (const Criterion& row : dubov_2026())
    if (row.article == article) return row;
  throw std::invalid_argument("no such article");
}

Charge dubov_charge(std::string_view article, const PlayerFacts& higher, const PlayerFacts& lower) {
  return dubov_row(article).pair(higher, lower);
}

TEST(Dubov2026, KnowsTheCriteriaOfTheByeAndOfABracket) {
  std::string bye;
  std::string bracket;
  for (const Criterion& row : dubov_2026()) {
    if (contains(row.in_force, BracketKind::Bye)) bye += std::string(row.article) + " ";
    if (contains(row.in_force, BracketKind::Normal)) bracket += std::string(row.article) + " ";
  }
  EXPECT_EQ(bye, "3.1.3 3.1.4 ");
  EXPECT_EQ(bracket, "C5 C6 C7 C8 C9 C10 ");
}

TEST(Dubov2026, TheByeIsChargedByScoreAndByRoundsWithoutAGame) {
  PlayerFacts player = test::facts(15);
  player.unplayed = 2;
  EXPECT_EQ(dubov_row("3.1.3").single({player}).difference, 15);
  EXPECT_EQ(dubov_row("3.1.3").single({player}).amount, 1);
  EXPECT_EQ(dubov_row("3.1.4").single({player}).amount, 2);
}

TEST(Dubov2026, UpfloatersAreTheLowerOfPairsWithDifferentScores) {
  EXPECT_EQ(dubov_charge("C5", test::facts(20), test::facts(10)).amount, 1);
  EXPECT_EQ(dubov_charge("C5", test::facts(20), test::facts(20)).amount, 0);
  EXPECT_EQ(dubov_charge("C6", test::facts(20), test::facts(5)).difference, 15);
  EXPECT_EQ(dubov_charge("C6", test::facts(20), test::facts(20)).amount, 0);
}

TEST(Dubov2026, MaximumUpfloatersAreCountedAndTheirUpfloatsAddedUp) {
  PlayerFacts often = test::facts(10);
  often.upfloats = 3;
  EXPECT_EQ(dubov_charge("C8", test::facts(20), often).amount, 1);
  EXPECT_EQ(dubov_charge("C9", test::facts(20), often).amount, 3);
  EXPECT_EQ(dubov_charge("C8", test::facts(10), often).amount, 0);
  EXPECT_EQ(dubov_charge("C9", test::facts(10), often).amount, 0);
  EXPECT_EQ(dubov_charge("C8", often, test::facts(5)).amount, 0) << "not of the higher ranked player";
}

TEST(Dubov2026, AnUpfloatOfThePreviousRoundIsCounted) {
  const PlayerFacts upfloated = test::floated(10, Float::Up, Float::None);
  EXPECT_EQ(dubov_charge("C10", test::facts(20), upfloated).amount, 1);
  EXPECT_EQ(dubov_charge("C10", test::facts(10), upfloated).amount, 0);
  EXPECT_EQ(dubov_charge("C10", test::facts(20), test::floated(10, Float::None, Float::Up)).amount, 0);
}

}  // namespace
}  // namespace bloesem::criteria
