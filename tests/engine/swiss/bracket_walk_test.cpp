#include "engine/swiss/bracket_walk.hpp"

#include <gtest/gtest.h>

#include <utility>
#include <vector>

#include "criteria/dutch/baku_2016.hpp"
#include "engine/dutch/solvers.hpp"
#include "engine/swiss/completion.hpp"
#include "tests/support/next_round.hpp"
#include "tests/support/random_field.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem::swiss {
namespace {

using criteria::BracketKind;
using test::TournamentBuilder;
using Pairs = std::vector<std::pair<Position, Position>>;

// A walk with the solvers of the Dutch system.
class WalkTest : public testing::Test {
 protected:
  BracketWalk walk_over(const RoundField& field) { return {field, criteria::baku_2016(), context_}; }

  SolverChain chain_ = dutch::solvers(SolverChoice::Lemon);
  WalkContext context_{&chain_, {}};
};

Bracket last_bracket(Position begin, Position end) {
  return {BracketKind::Last, {}, positions(begin, end), {}, {}};
}

TEST(Positions, AreContiguous) {
  EXPECT_EQ(positions(2, 5), (std::vector<Position>{2, 3, 4}));
  EXPECT_TRUE(positions(3, 3).empty());
}

TEST(EndOfGroupAt, IsTheFirstOfAnotherScoreOrTheEnd) {
  test::Random random(111);
  for (int run = 0; run < 1000; ++run) {
    const RoundField field =
        test::next_round(test::made_up_tournament(random, random.between(1, 20), random.between(0, 4)));
    for (Position begin = 0; begin <= field.size(); ++begin) {
      Position end = begin;
      while (end < field.size() && field.facts(end).score == field.facts(begin).score) ++end;
      ASSERT_EQ(end_of_group_at(field, begin), end);
    }
  }
}

using BracketWalkKeeps = WalkTest;

TEST_F(BracketWalkKeeps, ThePairsOfSettledBracketsOnly) {
  const RoundField field = test::next_round(TournamentBuilder(8).byes("1 F, 2 F, 3 F, 4 F"));
  BracketWalk walk = walk_over(field);
  const Bracket first{BracketKind::BeforeLast, {}, positions(0, 4), positions(4, 8), {}};
  Result<BracketPairing> pairing = walk.solve(first);
  ASSERT_TRUE(pairing);
  walk.discard(first, BracketPairing(*pairing));
  walk.settle(first, std::move(*pairing));
  pairing = walk.solve(last_bracket(4, 8));
  ASSERT_TRUE(pairing);
  walk.settle(last_bracket(4, 8), std::move(*pairing));
  const Result<Walk> result = walk.finish({});
  ASSERT_TRUE(result);
  EXPECT_EQ(result->pairs, (Pairs{{0, 2}, {1, 3}, {4, 6}, {5, 7}}));
  EXPECT_FALSE(result->bye.has_value());
  ASSERT_EQ(result->brackets.size(), 3U);
  EXPECT_TRUE(result->brackets[0].discarded);
  EXPECT_FALSE(result->brackets[1].discarded);
  EXPECT_EQ(result->brackets[0].pairs, result->brackets[1].pairs);
  EXPECT_EQ(result->brackets[2].kind, BracketKind::Last);
  EXPECT_EQ(result->brackets[1].score, 10);
}

// The best player is last in the list, so positions are not the players' numbers.
TEST_F(BracketWalkKeeps, PlayersInTheRecordAndPositionsInTheWalk) {
  const RoundField field = test::next_round(TournamentBuilder(3).byes("3 H"));
  BracketWalk walk = walk_over(field);
  const Bracket collapsed{BracketKind::Collapsed, {0}, {1, 2}, {}, {}};
  Result<BracketPairing> pairing = walk.solve(collapsed);
  ASSERT_TRUE(pairing);
  const std::vector<Position> left_over = pairing->downfloaters;
  walk.settle(collapsed, std::move(*pairing));
  const Result<Walk> result = walk.finish(left_over);
  ASSERT_TRUE(result);
  EXPECT_EQ(result->pairs, (Pairs{{0, 1}}));
  EXPECT_EQ(result->bye, Position(2));
  const BracketRecord& record = result->brackets.front();
  EXPECT_EQ(record.moved_down, (std::vector<PlayerIndex>{test::nr(3)}));
  EXPECT_EQ(record.residents, (std::vector<PlayerIndex>{test::nr(1), test::nr(2)}));
  ASSERT_EQ(record.pairs.size(), 1U);
  EXPECT_EQ(record.pairs.front().first, test::nr(3));
  EXPECT_EQ(record.pairs.front().second, test::nr(1));
  EXPECT_EQ(record.downfloaters, (std::vector<PlayerIndex>{test::nr(2)}));
}

TEST_F(BracketWalkKeeps, RejectedAttemptsWithTheNextBracketThatIsSettled) {
  const RoundField field = test::next_round(TournamentBuilder(4).byes("1 F, 2 F"));
  BracketWalk walk = walk_over(field);
  const auto solve = [&](Position begin, Position end) { return walk.solve(last_bracket(begin, end)).value(); };
  walk.reject("one", solve(0, 2));
  walk.reject("other", solve(0, 2));
  walk.settle(last_bracket(0, 2), solve(0, 2));
  walk.settle(last_bracket(2, 4), solve(2, 4));
  const Result<Walk> result = walk.finish({});
  ASSERT_TRUE(result);
  const std::vector<Attempt>& attempts = result->brackets[0].attempts;
  ASSERT_EQ(attempts.size(), 2U);
  EXPECT_EQ(attempts[0].without, "one");
  EXPECT_EQ(attempts[1].without, "other");
  EXPECT_EQ(attempts[0].solved_by, result->brackets[0].solved_by);
  EXPECT_TRUE(result->brackets[1].attempts.empty());
}

using BracketWalkEnds = WalkTest;

TEST_F(BracketWalkEnds, WithOnePlayerLeftOverAtMost) {
  const RoundField field = test::next_round(TournamentBuilder(2));
  EXPECT_EQ(walk_over(field).finish({0, 1}).error().code, ErrorCode::Internal);
  EXPECT_EQ(walk_over(field).finish({1})->bye, Position(1));
  EXPECT_FALSE(walk_over(field).finish({})->bye.has_value());
}

TEST_F(BracketWalkEnds, WhenTheCallerCancels) {
  const RoundField field = test::next_round(TournamentBuilder(6).byes("1 F, 2 F"));
  std::vector<int> told;
  context_.progress = [&](int settled) {
    told.push_back(settled);
    return settled == 0;
  };
  BracketWalk walk = walk_over(field);
  walk.settle(last_bracket(0, 2), walk.solve(last_bracket(0, 2)).value());
  const Result<BracketPairing> second = walk.solve(last_bracket(2, 6));
  ASSERT_FALSE(second);
  EXPECT_EQ(second.error().code, ErrorCode::Cancelled);
  EXPECT_EQ(told, (std::vector{0, 2}));
}

TEST_F(BracketWalkEnds, WithoutAnySolver) {
  SolverChain none;
  context_.solver = &none;
  const RoundField field = test::next_round(TournamentBuilder(2));
  EXPECT_EQ(walk_over(field).solve(last_bracket(0, 2)).error().code, ErrorCode::TooLarge);
}

// The last of the list has most points, so positions are not the players' numbers.
TEST(ImpossibleRound, NamesPlayersNotPositions) {
  const Error error = impossible_round(
      test::next_round(TournamentBuilder(4).byes("4 F").forbid({4, 1}).forbid({4, 2}).forbid({4, 3})));
  EXPECT_EQ(error.code, ErrorCode::NoValidPairing);
  EXPECT_EQ(error.players, (std::vector<PlayerIndex>{test::nr(4)}));
}

TEST(ImpossibleRound, NamesAMinimalObstacle) {
  test::Random random(112);
  int impossible = 0;
  for (int run = 0; run < 4000 && !testing::Test::HasFailure(); ++run) {
    const RoundField field = test::next_round(
        test::made_up_tournament(random, random.between(1, 10), random.between(0, 5), test::Colours::Lopsided));
    const auto expected = obstacle(field, positions(0, field.size()));
    if (!expected) continue;
    ++impossible;
    std::vector<PlayerIndex> players;
    for (const Position p : *expected) players.push_back(field.player(p));
    ASSERT_EQ(impossible_round(field).players, players);
    ASSERT_FALSE(players.empty());
  }
  EXPECT_GT(impossible, 100);
}

}  // namespace
}  // namespace bloesem::swiss
