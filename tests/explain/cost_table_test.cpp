#include "engine/explain/cost_table.hpp"

#include <gtest/gtest.h>

#include <set>
#include <string>

#include "engine/explain/cost.hpp"
#include "tests/explain/pair_matrix/framed_case.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem::explain {
namespace {

Subject before_round_one(const char* system, const char* edition) {
  PairOptions options{.edition = *find_edition(system, edition)};
  options.initial_colour = Colour::White;
  return *subject_of(test::TournamentBuilder(6).build(), options);
}

TEST(CostTable, HasFourColumnsWhereChoicesHaveCosts) {
  const Subject dutch = before_round_one("dutch", "2026");
  ASSERT_TRUE(has_costs(dutch));
  EXPECT_EQ(cost_headings(dutch).size(), 4U);
  EXPECT_EQ(cost_cells(dutch, {PairFate::Met}, "fate-met").size(), 4U);
  const Subject amalfi = before_round_one("amalfi", "2008");
  ASSERT_FALSE(has_costs(amalfi));
  EXPECT_EQ(cost_headings(amalfi).size(), 2U);
  EXPECT_EQ(cost_cells(amalfi, {PairFate::Met}, "fate-met").size(), 2U);
}

TEST(CostTable, HasATermForEveryFate) {
  std::set<std::string_view> terms;
  for (const PairFate fate :
       {PairFate::Absent, PairFate::Board, PairFate::Met, PairFate::Colours, PairFate::Forbidden,
        PairFate::Impossible, PairFate::Completion, PairFate::Criterion, PairFate::Order}) {
    EXPECT_TRUE(fate_of_pair(fate).starts_with("fate-"));
    terms.insert(fate_of_pair(fate));
  }
  EXPECT_EQ(terms.size(), 9U);
}

// A criterion is told with both values; everything else with the term for it.
TEST(CostTable, TellsBothValuesOfACriterion) {
  test::Random random(2521);
  int criteria = 0;
  int others = 0;
  for (int i = 0; i < 30; ++i) {
    const auto framed = test::random_framed_case(random, 5, 12);
    for (const auto& [a, b] : framed->open_pairs()) {
      const Result<PairAnswer> cost = cost_of(framed->subject, framed->round_with(a, b));
      ASSERT_TRUE(cost);
      const std::vector<Value> cells = cost_cells(framed->subject, *cost, fate_of_pair(cost->fate));
      ASSERT_EQ(cells.size(), 4U);
      EXPECT_EQ(cells[0], Value(std::string(article_of(framed->subject, *cost))));
      if (cost->fate == PairFate::Criterion) {
        EXPECT_NE(cells[2], cells[3]);
        ++criteria;
      } else {
        EXPECT_EQ(cells[1], Value(std::string(fate_of_pair(cost->fate))));
        EXPECT_EQ(cells[2], Value(std::string()));
        ++others;
      }
    }
  }
  EXPECT_GT(criteria, 50);
  EXPECT_GT(others, 20);
}

TEST(TableOfRanking, HasARowForEachPlayerWithTheScoreOfTheBracket) {
  const Subject subject = before_round_one("dutch", "2026");
  RankedPlayer departs;
  departs.player = PlayerIndex(3);
  departs.cost = {PairFate::Order, 0};
  RankedPlayer never;
  never.player = 5;
  never.cost = {PairFate::Impossible};
  const Table table = table_of_ranking(subject, "player", std::vector<RankedPlayer>{departs, never});
  EXPECT_EQ(table.headings.size(), 6U);
  EXPECT_EQ(table.headings[0], "player");
  ASSERT_EQ(table.rows.size(), 2U);
  for (const std::vector<Value>& row : table.rows) EXPECT_EQ(row.size(), 6U);
  EXPECT_EQ(table.rows[0][1], Value(Score{0}));
  EXPECT_EQ(table.rows[0][3], Value(std::string("fate-order")));
  EXPECT_EQ(table.rows[1][1], Value(std::string()));
  EXPECT_EQ(table.rows[1][3], Value(std::string("fate-in-no-round")));
}

}  // namespace
}  // namespace bloesem::explain
