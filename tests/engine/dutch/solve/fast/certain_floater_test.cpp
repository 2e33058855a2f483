#include "engine/dutch/solve/fast/certain_floater.hpp"

#include <gtest/gtest.h>

#include <utility>
#include <vector>

#include "bloesem/pair_round.hpp"
#include "criteria/dutch/baku_2016.hpp"
#include "engine/dutch/solve/blossom/blossom_bracket.hpp"
#include "engine/requested_round.hpp"
#include "engine/swiss/bracket_walk.hpp"
#include "tests/support/random.hpp"
#include "tests/support/solve.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem::swiss::dutch {
namespace {

using test::Random;

struct FloaterCase {
  RoundField field;
  Bracket bracket;
};

// A bracket in which one player can meet nobody, and of the next score group nobody or one whom only this
// player can meet, or in which nobody floats for certain; one of the next score group may be left over for
// certain. Some of the others may not meet, either.
FloaterCase random_case(Random& random, int inside, int ahead) {
  const int players = inside + ahead;
  PairOptions options{.edition = Edition::Baku2016};
  const int floater = random.chance(20) ? -1 : random.between(0, inside - 1);
  const int opponent = floater < 0 || random.chance(50) ? -1 : random.between(inside, players - 1);
  const int left_over = random.chance(50) ? -1 : random.between(inside, players - 1);
  const int percent = random.between(0, 40);
  for (int a = 0; a < players; ++a)
    for (int b = a + 1; b < players; ++b) {
      const auto is_either = [&](int p) { return p >= 0 && (p == a || p == b); };
      const bool of_few = is_either(floater) || is_either(opponent) || is_either(left_over);
      const bool the_two = a == floater && b == opponent;
      if (!the_two && (of_few || random.chance(percent))) options.forbidden.emplace_back(a, b);
    }
  const int moved_down = random.between(0, std::min(3, inside - 2));
  return {requested_round(test::TournamentBuilder(players), options)->field,
          {criteria::BracketKind::Normal, positions(0, moved_down), positions(moved_down, inside),
           positions(inside, players)}};
}

TEST(CertainFloater, LeavesTheBestCandidateAsItIs) {
  Random random(2342);
  BlossomBracketSolver blossom;
  CertainFloater floater;
  int set_aside = 0;
  int exchanged = 0;
  int refused = 0;
  int left_over = 0;
  for (int run = 0; run < 8000 && !testing::Test::HasFailure(); ++run) {
    SCOPED_TRACE(run);
    const FloaterCase c = random_case(random, random.between(3, 11), random.between(2, 4));
    const BracketProblem problem(c.field, criteria::baku_2016(), c.bracket);
    const Bracket* const rest = floater.without(problem);
    if (rest == nullptr) continue;
    auto best = test::solve_by(blossom, c.field, criteria::baku_2016(), *rest);
    ASSERT_TRUE(best);
    const std::optional<BracketPairing> whole = floater.with(problem, *std::move(best));
    if (!whole) {
      ++refused;
      continue;
    }
    const auto expected = test::solve_by(blossom, c.field, criteria::baku_2016(), c.bracket);
    ASSERT_TRUE(expected);
    EXPECT_EQ(whole->pairs, expected->pairs);
    EXPECT_EQ(whole->downfloaters, expected->downfloaters);
    EXPECT_EQ(whole->criteria, expected->criteria);
    EXPECT_EQ(whole->exchanges, expected->exchanges);
    ++set_aside;
    left_over += rest->residents.size() + rest->moved_down.size() == problem.players() ? 1 : 0;
    exchanged += whole->exchanges > 0 ? 1 : 0;
  }
  EXPECT_GT(set_aside, 1000);
  EXPECT_GT(exchanged, 200);
  EXPECT_GT(refused, 50);
  EXPECT_GT(left_over, 300);
}

TEST(CertainFloater, IsTheOnlyOne) {
  const auto bracket_with = [](std::vector<std::pair<PlayerIndex, PlayerIndex>> forbidden) {
    const PairOptions options{.edition = Edition::Baku2016, .forbidden = std::move(forbidden)};
    const RoundField field = requested_round(test::TournamentBuilder(6), options)->field;
    const Bracket bracket{criteria::BracketKind::Normal, {}, positions(0, 4), positions(4, 6)};
    CertainFloater floater;
    const Bracket* const rest = floater.without({field, criteria::baku_2016(), bracket});
    return rest == nullptr ? -1 : static_cast<int>(rest->residents.size() + rest->ahead.size());
  };
  EXPECT_EQ(bracket_with({}), -1);
  EXPECT_EQ(bracket_with({{0, 1}, {0, 2}, {0, 3}}), -1) << "two of the next score group can be met";
  EXPECT_EQ(bracket_with({{0, 1}, {0, 2}, {0, 3}, {0, 4}}), -1) << "others can meet the only one";
  EXPECT_EQ(bracket_with({{0, 1}, {0, 2}, {0, 3}, {0, 4}, {0, 5}}), 5);
  EXPECT_EQ(bracket_with({{0, 1}, {0, 2}, {0, 3}, {0, 4}, {1, 5}, {2, 5}, {3, 5}, {4, 5}}), 4);
  EXPECT_EQ(bracket_with({{0, 1}, {0, 2}, {0, 3}, {0, 4}, {0, 5}, {1, 2}, {1, 3}, {1, 4}, {1, 5}}), -1)
      << "there are two";
}

}  // namespace
}  // namespace bloesem::swiss::dutch
