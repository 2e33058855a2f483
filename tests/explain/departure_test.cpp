#include "bloesem/explain/departure.hpp"

#include <gtest/gtest.h>

#include <utility>
#include <vector>

namespace bloesem::explain {
namespace {

criteria::CriterionValue value(int count) {
  return {.article = "C.6", .meaning = "downfloaters", .count = count};
}

BracketRecord bracket(std::vector<std::pair<PlayerIndex, PlayerIndex>> pairs, int floaters) {
  return {.residents = {0, 1, 2, 3}, .pairs = std::move(pairs), .criteria = {value(floaters)}};
}

TEST(FirstDeparture, IsNoneBetweenEqualPairsInAnotherOrder) {
  const Record one{.brackets = {bracket({{0, 2}, {1, 3}}, 0)}};
  const Record other{.brackets = {bracket({{1, 3}, {2, 0}}, 0)}};
  EXPECT_FALSE(first_departure(one, other));
}

TEST(FirstDeparture, IsTheFirstCriterionWithAnotherValue) {
  const Record one{.brackets = {bracket({{0, 2}, {1, 3}}, 0)}};
  const Record other{.brackets = {bracket({{0, 2}}, 2)}};
  const RoundDeparture expected{.kind = DepartureKind::Criterion, .criterion = 0};
  EXPECT_EQ(first_departure(one, other), expected);
}

TEST(FirstDeparture, IsTheOrderWhereCriteriaAreEqual) {
  const Record one{.brackets = {bracket({{0, 2}, {1, 3}}, 0)}};
  const Record other{.brackets = {bracket({{0, 3}, {1, 2}}, 0)}};
  EXPECT_EQ(first_departure(one, other), RoundDeparture{.kind = DepartureKind::Order});
}

TEST(FirstDeparture, SkipsDiscardedAttempts) {
  BracketRecord discarded = bracket({{0, 2}}, 2);
  discarded.discarded = true;
  const Record one{.brackets = {discarded, bracket({{0, 2}, {1, 3}}, 0)}};
  const Record other{.brackets = {bracket({{0, 3}, {1, 2}}, 0)}};
  const RoundDeparture expected{.kind = DepartureKind::Order, .bracket = 1, .of_other = 0};
  EXPECT_EQ(first_departure(one, other), expected);
}

TEST(FirstDeparture, IsCompletionWhereTheBracketHasOtherPlayers) {
  BracketRecord larger = bracket({{0, 2}, {1, 3}}, 0);
  larger.residents = {0, 1, 2, 3, 4};
  const Record one{.brackets = {bracket({{0, 2}, {1, 3}}, 0)}};
  const RoundDeparture expected{.kind = DepartureKind::Completion};
  EXPECT_EQ(first_departure(one, Record{.brackets = {larger}}), expected);
}

}  // namespace
}  // namespace bloesem::explain
