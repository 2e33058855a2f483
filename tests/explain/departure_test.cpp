#include "bloesem/explain/departure.hpp"

#include <gtest/gtest.h>

#include <utility>
#include <vector>

namespace bloesem::explain {
namespace {

BracketRecord bracket(std::vector<std::pair<PlayerIndex, PlayerIndex>> pairs, int floaters) {
  BracketRecord record;
  record.residents = {0, 1, 2, 3};
  record.pairs = std::move(pairs);
  record.criteria = {{"C.6", "downfloaters", false, floaters, {}}};
  return record;
}

Record of(std::vector<BracketRecord> brackets) {
  Record record;
  record.brackets = std::move(brackets);
  return record;
}

ArticleNames some_articles() {
  ArticleNames articles{};
  articles.completion = "C4";
  articles.bye_score = "C5";
  return articles;
}

const ArticleNames articles = some_articles();

TEST(FirstDeparture, IsNoneBetweenEqualPairsInAnotherOrder) {
  const Record one = of({bracket({{0, 2}, {1, 3}}, 0)});
  const Record other = of({bracket({{1, 3}, {2, 0}}, 0)});
  EXPECT_FALSE(first_departure(one, other, articles));
}

TEST(FirstDeparture, IsTheFirstCriterionWithAnotherValue) {
  const Record one = of({bracket({{0, 2}, {1, 3}}, 0)});
  const Record other = of({bracket({{0, 2}}, 2)});
  const RoundDeparture expected{.kind = DepartureKind::Criterion, .criterion = 0};
  EXPECT_EQ(first_departure(one, other, articles), expected);
}

TEST(FirstDeparture, IsTheOrderWhereCriteriaAreEqual) {
  const Record one = of({bracket({{0, 2}, {1, 3}}, 0)});
  const Record other = of({bracket({{0, 3}, {1, 2}}, 0)});
  EXPECT_EQ(first_departure(one, other, articles), RoundDeparture{.kind = DepartureKind::Order});
}

TEST(FirstDeparture, SkipsDiscardedAttempts) {
  BracketRecord discarded = bracket({{0, 2}}, 2);
  discarded.discarded = true;
  const Record one = of({discarded, bracket({{0, 2}, {1, 3}}, 0)});
  const Record other = of({bracket({{0, 3}, {1, 2}}, 0)});
  const RoundDeparture expected{.kind = DepartureKind::Order, .bracket = 1, .of_other = 0};
  EXPECT_EQ(first_departure(one, other, articles), expected);
}

TEST(FirstDeparture, IsCompletionWhereTheBracketHasOtherPlayers) {
  BracketRecord larger = bracket({{0, 2}, {1, 3}}, 0);
  larger.residents = {0, 1, 2, 3, 4};
  const Record one = of({bracket({{0, 2}, {1, 3}}, 0)});
  const RoundDeparture expected{.kind = DepartureKind::Completion};
  EXPECT_EQ(first_departure(one, of({larger}), articles), expected);
}

TEST(FirstDeparture, IsTheScoreOfTheByeBeforeAllBrackets) {
  const auto last = [](Points score) {
    BracketRecord record = bracket({}, 1);
    record.criteria.push_back({"C5", "score of the player with the bye", true, 0, {}});
    record.criteria.back().differences.push_back(score);
    return record;
  };
  const Record one = of({bracket({{0, 2}, {1, 3}}, 0), last(0)});
  const Record other = of({bracket({{0, 2}}, 2), last(5)});
  const RoundDeparture expected{DepartureKind::Criterion, 1, 1, 1, 1};
  EXPECT_EQ(first_departure(one, other, articles), expected);
}

TEST(FirstDeparture, IsNoCompletionAndNoRowOfOneKindOnly) {
  BracketRecord completing = bracket({{0, 2}, {1, 3}}, 0);
  completing.criteria.insert(completing.criteria.begin(), {"C4", "players left over", false, 1, {}});
  BracketRecord closing = bracket({{0, 2}, {1, 3}}, 0);
  closing.criteria.insert(closing.criteria.begin(), {"C4", "players left over", false, 0, {}});
  closing.criteria.push_back({"C9", "unplayed games", false, 2, {}});
  EXPECT_FALSE(first_departure(of({completing}), of({closing}), articles));
}

}  // namespace
}  // namespace bloesem::explain
