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

TEST(FirstDeparture, IsNoneBetweenEqualPairsInAnotherOrder) {
  const Record one = of({bracket({{0, 2}, {1, 3}}, 0)});
  const Record other = of({bracket({{1, 3}, {2, 0}}, 0)});
  EXPECT_FALSE(first_departure(one, other));
}

TEST(FirstDeparture, IsTheFirstCriterionWithAnotherValue) {
  const Record one = of({bracket({{0, 2}, {1, 3}}, 0)});
  const Record other = of({bracket({{0, 2}}, 2)});
  const RoundDeparture expected{.kind = DepartureKind::Criterion, .criterion = 0};
  EXPECT_EQ(first_departure(one, other), expected);
}

TEST(FirstDeparture, IsTheOrderWhereCriteriaAreEqual) {
  const Record one = of({bracket({{0, 2}, {1, 3}}, 0)});
  const Record other = of({bracket({{0, 3}, {1, 2}}, 0)});
  EXPECT_EQ(first_departure(one, other), RoundDeparture{.kind = DepartureKind::Order});
}

TEST(FirstDeparture, SkipsDiscardedAttempts) {
  BracketRecord discarded = bracket({{0, 2}}, 2);
  discarded.discarded = true;
  const Record one = of({discarded, bracket({{0, 2}, {1, 3}}, 0)});
  const Record other = of({bracket({{0, 3}, {1, 2}}, 0)});
  const RoundDeparture expected{.kind = DepartureKind::Order, .bracket = 1, .of_other = 0};
  EXPECT_EQ(first_departure(one, other), expected);
}

TEST(FirstDeparture, IsCompletionWhereTheBracketHasOtherPlayers) {
  BracketRecord larger = bracket({{0, 2}, {1, 3}}, 0);
  larger.residents = {0, 1, 2, 3, 4};
  const Record one = of({bracket({{0, 2}, {1, 3}}, 0)});
  const RoundDeparture expected{.kind = DepartureKind::Completion};
  EXPECT_EQ(first_departure(one, of({larger})), expected);
}

}  // namespace
}  // namespace bloesem::explain
