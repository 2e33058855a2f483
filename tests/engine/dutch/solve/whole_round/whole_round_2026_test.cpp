// The round of 2026 as one matching, compared with the walk over brackets.
#include <gtest/gtest.h>

#include <vector>

#include "criteria/dutch/fide_2026.hpp"
#include "engine/dutch/flow_2026.hpp"
#include "engine/dutch/solve/whole_round/whole_round.hpp"
#include "engine/dutch/solvers.hpp"
#include "tests/support/next_round.hpp"
#include "tests/support/random_field.hpp"
#include "tests/support/same_pairing.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem::swiss::dutch {
namespace {

using criteria::BracketKind;

// A bracket is `completing` in the walk only if all lower players had to be considered; the whole round always
// considers them.
void expect_same_walk_2026(const Walk& walk, const Walk& expected) {
  EXPECT_EQ(walk.pairs, expected.pairs);
  EXPECT_EQ(walk.bye, expected.bye);
  ASSERT_EQ(walk.brackets.size(), expected.brackets.size());
  for (std::size_t i = 0; i < walk.brackets.size(); ++i) {
    EXPECT_EQ(walk.brackets[i].kind == BracketKind::Closing, expected.brackets[i].kind == BracketKind::Closing);
    test::expect_same_candidate(walk.brackets[i], expected.brackets[i]);
  }
}

TEST(WholeRound2026, IsTheWalkOverTheBrackets) {
  test::Random random(261);
  SolverChain chain = solvers(SolverChoice::Lemon);
  const WalkContext context{&chain, {}};
  int impossible = 0;
  int byes = 0;
  for (int run = 0; run < 700 && !testing::Test::HasFailure(); ++run) {
    SCOPED_TRACE(run);
    const Tournament tournament =
        test::made_up_tournament(random, random.between(1, 9), random.between(0, 5),
                                 random.chance(50) ? test::Colours::Lopsided : test::Colours::Mixed);
    RoundField field = test::next_round(tournament, fide_2026);
    RoundField same_field = test::next_round(tournament, fide_2026);
    const Result<Walk> expected = flow_2026(same_field, criteria::fide_2026(), context);
    const Result<Walk> walk = whole_round_2026(field, criteria::fide_2026(), context);
    ASSERT_EQ(walk.has_value(), expected.has_value());
    if (!walk) {
      EXPECT_EQ(walk.error().code, ErrorCode::NoValidPairing);
      EXPECT_EQ(walk.error().players, expected.error().players);
      ++impossible;
      continue;
    }
    expect_same_walk_2026(*walk, *expected);
    for (Position p = 0; p < field.size(); ++p)
      EXPECT_EQ(field.facts(p), same_field.facts(p)) << "C5 and C9 are settled alike for " << p;
    byes += walk->bye ? 1 : 0;
  }
  EXPECT_GT(impossible, 50);
  EXPECT_GT(byes, 100);
}

// Without a restart the digits of all brackets stay (docs/formulation.md).
TEST(WholeRound2026, NeverStartsAnew) {
  RoundField field = test::next_round(test::TournamentBuilder(6).byes("1 F, 2 F, 3 H"), fide_2026);
  const auto matched = match_round_2026(field, criteria::fide_2026(), {});
  ASSERT_TRUE(matched);
  EXPECT_FALSE(matched->new_start);
  // The completion once; for each of three brackets the number of pairs, the criteria and the order.
  EXPECT_GE(matched->graph.widths().size(), 1U + 3U * 2U);
  EXPECT_TRUE(matched->graph.left_over().empty());
}

TEST(WholeRound2026, EndsWhenTheCallerCancels) {
  RoundField field = test::next_round(test::TournamentBuilder(4), fide_2026);
  const WalkContext context{nullptr, [](int) { return false; }};
  EXPECT_EQ(whole_round_2026(field, criteria::fide_2026(), context).error().code, ErrorCode::Cancelled);
}

}  // namespace
}  // namespace bloesem::swiss::dutch
