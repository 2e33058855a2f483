// Checks the shapes that costs promise and the order that a table reports.
#include "criteria/criteria_table.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "criteria/colour_costs.hpp"
#include "criteria/completion_costs.hpp"
#include "criteria/float_costs.hpp"
#include "tests/criteria/editions.hpp"
#include "tests/criteria/promises.hpp"

namespace bloesem::criteria {
namespace {

using test::keeps;

TEST(Promises, OfEveryRowAreKept) {
  int lists = 0;  // lists that charge pairs like singles
  for (const CriteriaTable table : test::every_table()) {
    for (const Criterion& row : table) {
      SCOPED_TRACE(row.article);
      EXPECT_TRUE(row.pair || row.single);
      if (row.pair) {
        EXPECT_NE(row.pair.shape, PairShape::Unknown) << "the fast solvers would pass on every bracket";
        EXPECT_TRUE(keeps(row.pair.shape, row.pair));
        EXPECT_GT(test::charged_pairs(row.pair), 0);
      }
      if (row.single) {
        EXPECT_NE(row.single.shape, SingleShape::Unknown);
        EXPECT_TRUE(keeps(row.single.shape, row.single));
      }
      // Lemma 4 holds for every list that charges both.
      const bool both =
          row.scope == Zone::Bracket && row.measure == Measure::Differences && row.pair && row.single;
      EXPECT_EQ(charges_pairs_like_singles(row), both);
      EXPECT_TRUE(!both || test::charges_the_higher_alike(row));
      lists += both ? 1 : 0;
    }
  }
  EXPECT_EQ(lists, 5);
}

// Each shape is kept only by its own costs, so the test above would notice a wrong promise.
TEST(Promises, OfOthersAreNotKept) {
  const PairCost pairs[] = {preference_denied, strong_preference_denied, third_time_running,
                            repeated_downfloat_of_pair<previous>, repeated_upfloat_of_pair<before_previous>};
  for (const PairCost& cost : pairs)
    for (const PairCost& other : pairs)
      EXPECT_EQ(keeps(other.shape, cost), other.shape == cost.shape)
          << static_cast<int>(other.shape) << " of " << static_cast<int>(cost.shape);
  const SingleCost singles[] = {one_player, incomplete, floats_on, repeated_downfloat<previous>};
  for (const SingleCost& cost : singles)
    for (const SingleCost& other : singles) {
      // These shapes depend on fewer facts than the other shape allows.
      const bool less = (cost.shape == SingleShape::One || cost.shape == SingleShape::FloatsOn) &&
                        other.shape == SingleShape::RepeatedDownfloat;
      EXPECT_EQ(keeps(other.shape, cost), other.shape == cost.shape || less)
          << static_cast<int>(other.shape) << " of " << static_cast<int>(cost.shape);
    }
}

TEST(Promises, AreBrokenByAnEditInPlace) {
  constexpr PairCost only_white{
      [](const PlayerFacts& h, const PlayerFacts& l) -> Charge {
        return {clash(h.preference, l.preference) && h.preference.colour == Colour::White, 0};
      },
      PairShape::Clash};
  EXPECT_FALSE(keeps(only_white.shape, only_white));
  constexpr PairCost of_the_lower{[](const PlayerFacts& h, const PlayerFacts& l) -> Charge {
                                    return {floats(h, l) && l.previous == Float::Down ? 1 : 0, 0};
                                  },
                                  PairShape::RepeatedDownfloat};
  EXPECT_FALSE(keeps(of_the_lower.shape, of_the_lower));
  EXPECT_TRUE(keeps(PairShape::Uneven, of_the_lower));
}

TEST(CriteriaTable, OfEveryEditionIsInTheUsualOrder) {
  for (const test::TableAndKind& each : test::every_kind()) {
    EXPECT_TRUE(each.table.singles_first(each.kind)) << name_of(each.kind);
    EXPECT_TRUE(each.table.usual_order(each.kind)) << name_of(each.kind);
  }
}

using Rows = std::vector<Criterion>;

// Otherwise an MDP might float in order to avoid a clash.
TEST(CriteriaTable, WithACostOfPairsBeforeTheScoresIsNotInTheUsualOrder) {
  Rows rows(baku_2016().begin(), baku_2016().end());
  const auto singles = std::find_if(rows.begin(), rows.end(), only_counts_singles);
  Criterion mixed = *singles;
  mixed.pair = preference_denied;
  rows.insert(singles + 1, mixed);
  EXPECT_TRUE(CriteriaTable(rows).singles_first(BracketKind::Normal));
  EXPECT_FALSE(CriteriaTable(rows).usual_order(BracketKind::Normal));
}

Rows without(CriteriaTable table, BracketKind kind, SingleShape shape) {
  Rows rows(table.begin(), table.end());
  std::erase_if(
      rows, [&](const Criterion& row) { return contains(row.in_force, kind) && row.single.shape == shape; });
  return rows;
}

TEST(CriteriaTable, WithoutACountOfSinglesIsNotInTheUsualOrder) {
  const Rows rows = without(baku_2016(), BracketKind::Normal, SingleShape::One);
  EXPECT_FALSE(CriteriaTable(rows).singles_first(BracketKind::Normal));
  EXPECT_FALSE(CriteriaTable(rows).usual_order(BracketKind::Normal));
  // In a bracket that ends the round, completion fixes the number of singles.
  EXPECT_TRUE(CriteriaTable(rows).singles_first(BracketKind::Last));
  EXPECT_TRUE(CriteriaTable(rows).usual_order(BracketKind::Last));
}

TEST(CriteriaTable, NeedsItsRowsThatLookBeyondTheBracket) {
  for (const test::TableAndKind& each : test::every_kind()) {
    for (const SingleShape shape : {SingleShape::Incomplete, SingleShape::Unplayed, SingleShape::FloatsOn}) {
      const Rows rows = without(each.table, each.kind, shape);
      EXPECT_EQ(CriteriaTable(rows).usual_order(each.kind), rows.size() == each.table.size())
          << name_of(each.kind);
    }
    EXPECT_FALSE(CriteriaTable(without(each.table, each.kind, SingleShape::Score)).usual_order(each.kind));
  }
}

TEST(CriteriaTable, NeedsItsRowsInTheirOrder) {
  Rows rows(fide_2026().begin(), fide_2026().end());
  const auto ahead = std::find_if(
      rows.begin(), rows.end(), [](const Criterion& row) { return row.single.shape == SingleShape::FloatsOn; });
  std::swap(*(ahead - 1), *ahead);
  EXPECT_FALSE(CriteriaTable(rows).usual_order(BracketKind::Normal));
  EXPECT_TRUE(CriteriaTable(rows).singles_first(BracketKind::Normal));
  EXPECT_TRUE(CriteriaTable(rows).usual_order(BracketKind::Closing));
}

}  // namespace
}  // namespace bloesem::criteria
