#include "criteria/burstein/burstein_2026.hpp"

#include <gtest/gtest.h>

#include <string>

#include "tests/criteria/facts.hpp"

namespace bloesem::criteria {
namespace {

std::string articles_in_force(BracketKind kind) {
  std::string text;
  for (const Criterion& row : burstein_2026())
    if (contains(row.in_force, kind)) text += (text.empty() ? "" : " ") + std::string(row.article);
  return text;
}

TEST(Burstein2026, HasTheCriteriaOfEachStageInOrder) {
  EXPECT_EQ(articles_in_force(BracketKind::Bye), "3.1.3 3.1.4");
  EXPECT_EQ(articles_in_force(BracketKind::Normal), "C5 C6 C7 C7 C8");
  EXPECT_EQ(articles_in_force(BracketKind::Last), "C5 C6 C8") << "nothing follows";
  EXPECT_EQ(articles_in_force(BracketKind::Completing), "");
}

// C8 asks for the colours alone; there is no history of floats.
TEST(Burstein2026, KnowsNoFloatsAndNoTopscorers) {
  for (const Criterion& row : burstein_2026()) {
    EXPECT_TRUE(!row.pair || row.pair.shape == PairShape::Clash) << row.article;
    EXPECT_NE(row.single.shape, SingleShape::RepeatedDownfloat) << row.article;
  }
}

// C7 judges the following bracket by its own C5 and C6: incoming floaters and residents alike.
TEST(Burstein2026, TheFollowingBracketIsJudgedLikeThisOne) {
  const CriteriaTable table = burstein_2026();
  PlayerFacts facts;
  facts.score = 25;
  for (const Zone zone : {Zone::Bracket, Zone::Next}) {
    EXPECT_EQ(table[4].single({facts, zone}).amount, table[2].single({facts, Zone::Bracket}).amount);
    EXPECT_EQ(table[5].single({facts, zone}).difference, table[3].single({facts, Zone::Bracket}).difference);
  }
  EXPECT_EQ(table[4].scope, Zone::Next);
  EXPECT_EQ(table[5].scope, Zone::Next);
}

}  // namespace
}  // namespace bloesem::criteria
