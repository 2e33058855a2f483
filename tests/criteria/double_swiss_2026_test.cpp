#include "criteria/double_swiss/double_swiss_2026.hpp"

#include <gtest/gtest.h>

#include <string>

#include "criteria/double_swiss/match_costs.hpp"
#include "criteria/team_swiss/team_swiss_2026.hpp"
#include "tests/criteria/facts.hpp"
#include "tests/criteria/promises.hpp"

namespace bloesem::criteria {
namespace {

std::string articles_of_matches(CriteriaTable table, BracketKind kind) {
  std::string articles;
  for (const Criterion& row : table)
    if (contains(row.in_force, kind)) articles += std::string(row.article) + " ";
  return articles;
}

TEST(DoubleSwiss2026, BracketsAndTheByeHaveTheirOwnRows) {
  EXPECT_EQ(articles_of_matches(double_swiss_2026(), BracketKind::Bye), "3.4 3.4 ");
  EXPECT_EQ(articles_of_matches(double_swiss_2026(), BracketKind::Normal), "C4 C5 C6 C7 C8 ");
  EXPECT_EQ(articles_of_matches(double_swiss_2026(), BracketKind::Last), "");
}

TEST(DoubleSwiss2026, BothSystemsBeginWithTheSameRows) {
  for (std::size_t row = 0; row < match_rows.size(); ++row) {
    EXPECT_EQ(double_swiss_2026()[row].article, match_rows[row].article);
    EXPECT_EQ(team_swiss_2026()[row].meaning, match_rows[row].meaning);
  }
  EXPECT_EQ(row_of(double_swiss_2026(), MatchRow::Following).scope, Zone::Next);
  EXPECT_EQ(row_of(double_swiss_2026(), MatchRow::Floated).article, "C7");
}

TEST(DoubleSwiss2026, CostsKeepTheirPromises) {
  for (const Criterion& row : double_swiss_2026())
    EXPECT_TRUE(!row.pair || test::keeps(row.pair.shape, row.pair)) << row.article;
}

// Which of the two floated, and in which direction, are different questions.
TEST(DoubleSwiss2026, FloatsOfUpfloatersAndOfTheirOpponents) {
  const auto charge = [](std::size_t row, const PlayerFacts& higher, const PlayerFacts& lower) {
    return double_swiss_2026()[row].pair(higher, lower).amount;
  };
  constexpr std::size_t c7 = 5;
  constexpr std::size_t c8 = 6;
  const PlayerFacts high = test::facts(30);
  const PlayerFacts low = test::facts(20);
  for (const Float past : {Float::Up, Float::Down}) {
    EXPECT_EQ(charge(c7, high, test::floated(20, past)), 1);
    EXPECT_EQ(charge(c8, high, test::floated(20, past)), 0);
    EXPECT_EQ(charge(c7, test::floated(30, past), low), 0);
    EXPECT_EQ(charge(c8, test::floated(30, past), low), 1);
    EXPECT_EQ(charge(c8, test::floated(30, past), test::facts(30)), 0) << "no float";
  }
}

TEST(DoubleSwiss2026, TheLowestUpfloaterIsTheFirstOfTheList) {
  const Criterion& row = row_of(double_swiss_2026(), MatchRow::Distances);
  EXPECT_EQ(row.measure, Measure::Differences);
  EXPECT_EQ(row.pair(test::facts(40), test::facts(25)).difference, 15);
  EXPECT_EQ(row.pair(test::facts(40), test::facts(40)).amount, 0);
}

}  // namespace
}  // namespace bloesem::criteria
