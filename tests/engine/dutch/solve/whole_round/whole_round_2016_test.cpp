// A.9 of the 2016 text on one graph, compared with the walk over brackets.
#include <gtest/gtest.h>

#include <vector>

#include "criteria/dutch/baku_2016.hpp"
#include "engine/dutch/flow_2016.hpp"
#include "engine/dutch/solve/whole_round/whole_round.hpp"
#include "engine/dutch/solvers.hpp"
#include "tests/support/next_round.hpp"
#include "tests/support/random_field.hpp"
#include "tests/support/same_pairing.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem::swiss::dutch {
namespace {

void expect_same_walk_2016(const Walk& walk, const Walk& expected) {
  EXPECT_EQ(walk.pairs, expected.pairs);
  EXPECT_EQ(walk.bye, expected.bye);
  ASSERT_EQ(walk.brackets.size(), expected.brackets.size());
  for (std::size_t i = 0; i < walk.brackets.size(); ++i) {
    EXPECT_EQ(walk.brackets[i].kind, expected.brackets[i].kind);
    EXPECT_EQ(walk.brackets[i].discarded, expected.brackets[i].discarded);
    test::expect_same_candidate(walk.brackets[i], expected.brackets[i]);
  }
}

TEST(WholeRound2016, IsTheWalkOverTheBrackets) {
  test::Random random(251);
  SolverChain chain = solvers(SolverChoice::Lemon);
  const WalkContext context{&chain, {}};
  int impossible = 0;
  int new_starts = 0;
  for (int run = 0; run < 700 && !testing::Test::HasFailure(); ++run) {
    SCOPED_TRACE(run);
    RoundField field = test::next_round(
        test::made_up_tournament(random, random.between(1, 9), random.between(0, 5),
                                 random.chance(50) ? test::Colours::Lopsided : test::Colours::Mixed));
    const Result<Walk> expected = flow_2016(field, criteria::baku_2016(), context);
    const Result<Walk> walk = whole_round_2016(field, criteria::baku_2016(), context);
    ASSERT_EQ(walk.has_value(), expected.has_value());
    if (!walk) {
      EXPECT_EQ(walk.error().code, ErrorCode::NoValidPairing);
      EXPECT_EQ(walk.error().players, expected.error().players);
      ++impossible;
      continue;
    }
    expect_same_walk_2016(*walk, *expected);
    const auto matched = match_round_2016(field, criteria::baku_2016(), context);
    ASSERT_TRUE(matched);
    const auto& last = expected->brackets.back();
    ASSERT_EQ(matched->new_start.has_value(), last.kind == criteria::BracketKind::Collapsed);
    if (!matched->new_start) continue;
    EXPECT_EQ(field.player(matched->new_start->collapsed_from), last.residents.front());
    EXPECT_NE(matched->new_start->discarded, matched->graph.pairs());
    ++new_starts;
  }
  EXPECT_GT(impossible, 50);
  EXPECT_GT(new_starts, 20);
}

TEST(WholeRound2016, EndsWhenTheCallerCancels) {
  RoundField field = test::next_round(test::TournamentBuilder(4));
  const WalkContext context{nullptr, [](int) { return false; }};
  EXPECT_EQ(whole_round_2016(field, criteria::baku_2016(), context).error().code, ErrorCode::Cancelled);
}

}  // namespace
}  // namespace bloesem::swiss::dutch
