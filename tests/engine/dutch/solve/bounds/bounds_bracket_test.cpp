// Every reason to decline, and the answers to random brackets.
#include "engine/dutch/solve/bounds/bounds_bracket.hpp"

#include <gtest/gtest.h>

#include <vector>

#include "criteria/dutch/baku_2016.hpp"
#include "engine/swiss/bracket_walk.hpp"
#include "tests/engine/dutch/solve/last_bracket.hpp"
#include "tests/support/same_pairing.hpp"
#include "tests/support/solve.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem::swiss::dutch {
namespace {

using criteria::BracketKind;
using test::TournamentBuilder;

std::optional<Decline> declined(const Tournament& tournament, const Bracket& bracket,
                                criteria::CriteriaTable table = criteria::baku_2016()) {
  BoundsBracketSolver solver;
  return test::declined_by(solver, test::next_round(tournament), table, bracket);
}

Bracket everybody(int players, BracketKind kind = BracketKind::Last) {
  return {kind, {}, positions(0, players), {}, {}};
}

TEST(BoundsBracket, DeclinesWhatItDoesNotBound) {
  EXPECT_EQ(declined(TournamentBuilder(6), everybody(6)), std::nullopt);
  EXPECT_EQ(declined(TournamentBuilder(4), everybody(4)), Decline::TooFewPlayers);
  EXPECT_EQ(declined(TournamentBuilder(66), everybody(66)), Decline::TooManyPlayers);
  EXPECT_EQ(declined(TournamentBuilder(6), everybody(6, BracketKind::Collapsed)), Decline::Kind);
  EXPECT_EQ(declined(TournamentBuilder(6).byes("1 F, 2 F"), everybody(6)), Decline::Scores);
}

TEST(BoundsBracket, DeclinesATableInAnotherOrder) {
  const std::vector<criteria::Criterion> rows = test::reversed(criteria::baku_2016());
  EXPECT_EQ(declined(TournamentBuilder(6), everybody(6), rows), Decline::Criteria);
}

// Player 1 may not meet anyone.
TEST(BoundsBracket, DeclinesWhereNoCandidateAttainsTheBounds) {
  EXPECT_EQ(declined(TournamentBuilder(6).forbid_between({1}, {2, 3, 4, 5, 6}), everybody(6)),
            Decline::NotAttained);
}

// Two players ahead, who may meet each other: with the floater one of the three is left over.
TEST(BoundsBracket, DeclinesAFloaterWhomNobodyAheadCanMeet) {
  const auto five_ahead_of_two = [](TournamentBuilder builder) {
    return declined(builder.byes("1 F, 2 F, 3 F, 4 F, 5 F"),
                    {BracketKind::Normal, {}, positions(0, 5), positions(5, 7), {}});
  };
  EXPECT_EQ(five_ahead_of_two(TournamentBuilder(7)), std::nullopt);
  EXPECT_EQ(five_ahead_of_two(TournamentBuilder(7).forbid({6, 7}).forbid_between({1, 2, 3, 4, 5}, {6, 7})),
            Decline::Ahead);
}

TEST(BoundsBracket, PairsRandomBracketsLikeTheReference) {
  test::Random random(152);
  BoundsBracketSolver bounds;  // shared, because its working memory must not matter
  int answered = 0;
  int exchanged = 0;
  for (int run = 0; run < 1500 && !testing::Test::HasFailure(); ++run) {
    SCOPED_TRACE(run);
    const auto [field, bracket] = test::random_last_bracket(random, 16, 2);
    const auto pairing = test::solve_by(bounds, field, criteria::baku_2016(), bracket);
    if (!pairing) continue;
    const auto expected = test::by_lemon(field, criteria::baku_2016(), bracket);
    ASSERT_TRUE(expected);
    test::expect_same_pairing(*pairing, *expected);
    ++answered;
    exchanged += expected->exchanges;
  }
  EXPECT_GT(answered, 200);
  EXPECT_GT(exchanged, 10);
}

}  // namespace
}  // namespace bloesem::swiss::dutch
