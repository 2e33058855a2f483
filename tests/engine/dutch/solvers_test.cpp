#include "engine/dutch/solvers.hpp"

#include <gtest/gtest.h>

#include <set>
#include <string_view>
#include <vector>

#include "criteria/dutch/baku_2016.hpp"
#include "engine/swiss/bracket_walk.hpp"
#include "engine/swiss/completion.hpp"
#include "tests/support/next_round.hpp"
#include "tests/support/random_field.hpp"

namespace bloesem::swiss::dutch {
namespace {

constexpr SolverChoice bracket_solvers[] = {SolverChoice::Auto, SolverChoice::Fast, SolverChoice::Blossom,
                                            SolverChoice::Lemon, SolverChoice::LemonBackwards};

std::vector<std::string_view> names_of_links(SolverChoice choice) {
  std::vector<std::string_view> names;
  for (const LinkCounters& link : solvers(choice).counters().links) names.push_back(link.solver);
  return names;
}

TEST(Solvers, OfAChainHaveNamesOfTheirOwn) {
  for (const SolverChoice choice : bracket_solvers) {
    const std::vector<std::string_view> names = names_of_links(choice);
    EXPECT_EQ(std::set(names.begin(), names.end()).size(), names.size());
    EXPECT_FALSE(names.empty());
  }
  EXPECT_EQ(names_of_links(SolverChoice::Auto).size(), Refusals::max_refusals) << "docs/architecture.md: full";
  EXPECT_NE(names_of_links(SolverChoice::Lemon), names_of_links(SolverChoice::LemonBackwards));
}

TEST(Solvers, OfTheWholeRoundPairNoBracket) { EXPECT_TRUE(names_of_links(SolverChoice::Whole).empty()); }

// A chain that checks others does not relax C4.
TEST(Solvers, RelaxCompletionOnlyWhereTheyAreFast) {
  EXPECT_EQ(solvers(SolverChoice::Fast).completion_relaxed_from(), 0U);
  EXPECT_LT(solvers(SolverChoice::Auto).completion_relaxed_from(), 1000U);
  for (const SolverChoice choice : {SolverChoice::Blossom, SolverChoice::Lemon, SolverChoice::LemonBackwards})
    EXPECT_GT(solvers(choice).completion_relaxed_from(), 1'000'000U);
}

// The last bracket of random rounds: every chain has the same answer.
TEST(Solvers, OfEveryChoiceAgree) {
  test::Random random(131);
  int with_bye = 0;
  for (int run = 0; run < 300 && !testing::Test::HasFailure(); ++run) {
    SCOPED_TRACE(run);
    const RoundField field =
        test::next_round(test::made_up_tournament(random, random.between(2, 12), random.between(0, 4)));
    if (field.size() == 0) continue;
    const Position begin = field.size() - random.between(1, static_cast<int>(field.size()));
    const Bracket bracket{criteria::BracketKind::Collapsed, {}, positions(begin, field.size()), {}, {}};
    if (!can_be_completed(field, bracket.residents)) continue;
    SolverChain reference = solvers(SolverChoice::Lemon);
    const Result<BracketPairing> expected = reference.solve({field, criteria::baku_2016(), bracket});
    ASSERT_TRUE(expected);
    with_bye += expected->downfloaters.empty() ? 0 : 1;
    for (const SolverChoice choice : bracket_solvers) {
      SolverChain chain = solvers(choice);
      const Result<BracketPairing> pairing = chain.solve({field, criteria::baku_2016(), bracket});
      ASSERT_TRUE(pairing);
      EXPECT_EQ(pairing->pairs, expected->pairs);
      EXPECT_EQ(pairing->downfloaters, expected->downfloaters);
      EXPECT_EQ(pairing->criteria, expected->criteria);
      EXPECT_EQ(chain.counters().of(pairing->solved_by).solved, 1);
    }
  }
  EXPECT_GT(with_bye, 50);
}

}  // namespace
}  // namespace bloesem::swiss::dutch
