#include "engine/swiss/bracket_problem.hpp"

#include <gtest/gtest.h>

#include <set>
#include <vector>

#include "criteria/dutch/baku_2016.hpp"
#include "tests/support/next_round.hpp"
#include "tests/support/random_field.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem::swiss {
namespace {

using test::Random;

// Some MDPs, contiguous residents of one or several scores, and the players behind them or none.
Bracket random_bracket(Random& random, const RoundField& field) {
  const int size = field.size();
  const int begin = random.between(0, size - 1);
  const int end = random.between(begin + 1, size);
  const int ahead = random.between(end, size);
  Bracket bracket;
  for (int p = 0; p < size; ++p) {
    if (p < begin && random.chance(30)) bracket.moved_down.push_back(p);
    if (begin <= p && p < end) bracket.residents.push_back(p);
    if (end <= p && p < ahead) bracket.ahead.push_back(p);
    if (ahead <= p) bracket.below.push_back(p);
  }
  return bracket;
}

TEST(BracketProblem, KnowsScoresAndTopscorersOfItsPlayers) {
  Random random(91);
  int several_scores = 0;
  int topscorers = 0;
  for (int run = 0; run < 3000; ++run) {
    Tournament t = test::made_up_tournament(random, random.between(2, 12), random.between(0, 5));
    if (random.chance(50)) t.rounds_declared = t.rounds_played + 1;
    const RoundField field = test::next_round(t);
    if (field.size() == 0) continue;
    const Bracket bracket = random_bracket(random, field);
    const BracketProblem problem(field, criteria::baku_2016(), bracket);
    std::set<Points> scores;
    bool topscorer = false;
    for (const auto* players : {&bracket.moved_down, &bracket.residents})
      for (const Position p : *players) topscorer = topscorer || field.facts(p).topscorer;
    for (const Position p : bracket.residents) scores.insert(field.facts(p).score);
    ASSERT_EQ(problem.lowest_score, *scores.begin());
    ASSERT_EQ(problem.one_score, scores.size() == 1);
    ASSERT_EQ(problem.topscorers, topscorer);
    ASSERT_LT(problem.artificial(), problem.lowest_score);
    ASSERT_EQ(problem.players(), bracket.moved_down.size() + bracket.residents.size());
    ASSERT_EQ(problem.vertices() - problem.players(), bracket.ahead.size() + bracket.below.size());
    several_scores += problem.one_score ? 0 : 1;
    topscorers += problem.topscorers ? 1 : 0;
  }
  EXPECT_GT(several_scores, 300);
  EXPECT_GT(topscorers, 300);
}

// Only the MDP has more than half of the points, and players ahead do not count.
TEST(BracketProblem, AnMdpMayBeItsOnlyTopscorer) {
  test::TournamentBuilder builder(6);
  builder.byes("1 F, 2 F").declared(2);
  const RoundField field = test::next_round(builder);
  ASSERT_TRUE(field.facts(0).topscorer);
  const auto topscorers = [&](std::vector<Position> moved_down, std::vector<Position> residents,
                              std::vector<Position> ahead) {
    const Bracket bracket{criteria::BracketKind::Normal, std::move(moved_down), std::move(residents),
                          std::move(ahead)};
    return BracketProblem(field, criteria::baku_2016(), bracket).topscorers;
  };
  EXPECT_TRUE(topscorers({1}, {2, 3}, {4, 5}));
  EXPECT_FALSE(topscorers({}, {2, 3}, {4, 5}));
  EXPECT_FALSE(topscorers({}, {2}, {0, 1}));
}

}  // namespace
}  // namespace bloesem::swiss
