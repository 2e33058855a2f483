// What the list of candidates is made for and what not, and the answers to random brackets.
#include "engine/dutch/solve/sieve/sieve_bracket.hpp"

#include <gtest/gtest.h>

#include <vector>

#include "criteria/dutch/baku_2016.hpp"
#include "engine/swiss/bracket_walk.hpp"
#include "engine/swiss/completion.hpp"
#include "tests/engine/dutch/solve/last_bracket.hpp"
#include "tests/support/same_pairing.hpp"
#include "tests/support/solve.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem::swiss::dutch {
namespace {

using criteria::BracketKind;
using test::TournamentBuilder;

std::optional<Decline> sieve_declines(const Tournament& tournament, int players,
                                      criteria::CriteriaTable table = criteria::baku_2016()) {
  SieveBracketSolver solver;
  return test::declined_by(solver, test::next_round(tournament), table,
                           {BracketKind::Last, {}, positions(0, players), {}, {}});
}

TEST(SieveBracket, DeclinesMorePlayersThanItLists) {
  EXPECT_EQ(sieve_declines(TournamentBuilder(always_listed), always_listed), std::nullopt);
  EXPECT_EQ(sieve_declines(TournamentBuilder(always_listed + 1), always_listed + 1), Decline::TooManyPlayers);
  // If few may meet there are few candidates, but not beyond the limit.
  const auto of_two_clubs = [](int players) {
    TournamentBuilder builder(players);
    for (int p = 1; p <= players; ++p)
      for (int q = p + 2; q <= players; q += 2) builder.forbid({p, q});
    return builder;
  };
  EXPECT_EQ(sieve_declines(of_two_clubs(8), 8), std::nullopt);
  EXPECT_EQ(sieve_declines(of_two_clubs(max_listed + 1), max_listed + 1), Decline::TooManyPlayers);
}

TEST(SieveBracket, DeclinesATableInAnotherOrder) {
  const std::vector<criteria::Criterion> rows = test::reversed(criteria::baku_2016());
  EXPECT_EQ(sieve_declines(TournamentBuilder(6), 6, rows), Decline::Criteria);
}

// 1 and 2 may not meet; 1, 2 and 3 have all had the bye.
TEST(SieveBracket, DeclinesWhatCannotBeCompleted) {
  EXPECT_EQ(sieve_declines(TournamentBuilder(2).forbid({1, 2}), 2), Decline::Completion);
  EXPECT_EQ(sieve_declines(TournamentBuilder(3).round("1 U").round("2 U").round("3 U"), 3),
            Decline::Completion);
}

TEST(SieveBracket, PairsRandomBracketsLikeTheReference) {
  test::Random random(161);
  SieveBracketSolver sieve;  // shared, because its working memory must not matter
  int answered = 0;
  int exchanged = 0;
  int moved_down = 0;
  for (int run = 0; run < 2500 && !testing::Test::HasFailure(); ++run) {
    SCOPED_TRACE(run);
    const auto [field, bracket] = test::random_last_bracket(random, 11);
    const auto pairing = test::solve_by(sieve, field, criteria::baku_2016(), bracket);
    if (!pairing) continue;
    const auto expected = test::by_lemon(field, criteria::baku_2016(), bracket);
    ASSERT_TRUE(expected);
    test::expect_same_pairing(*pairing, *expected);
    ++answered;
    exchanged += expected->exchanges;
    moved_down += bracket.moved_down.empty() ? 0 : 1;
  }
  EXPECT_GT(answered, 800);
  EXPECT_GT(exchanged, 20);
  EXPECT_GT(moved_down, 300);
}

}  // namespace
}  // namespace bloesem::swiss::dutch
