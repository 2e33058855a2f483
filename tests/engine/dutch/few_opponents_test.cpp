#include "engine/dutch/few_opponents.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <vector>

#include "engine/dutch/look_ahead.hpp"
#include "engine/swiss/bracket_walk.hpp"
#include "tests/support/next_round.hpp"
#include "tests/support/random.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem::swiss::dutch {
namespace {

using test::Random;
using test::TournamentBuilder;

// Forty players, each with a score of his own.
TournamentBuilder forty_scores() {
  TournamentBuilder builder(40);
  for (int player = 1; player <= 40; ++player) builder.virtual_points(player, {(40 - player) * one_point});
  return builder;
}

TEST(FewOpponents, NeedAsManyMovedDownAsThereAreOthers) {
  const RoundField field = test::next_round(forty_scores());
  FewOpponents few;
  const std::vector<Position> moved_down = positions(0, 30);
  ASSERT_TRUE(few.sort_out(field, moved_down, {positions(30, 31), positions(31, 33)}, FewOpponents::For::All));
  EXPECT_EQ(few.needed(), positions(0, 3));
  EXPECT_EQ(few.superfluous(), positions(3, 30));
}

TEST(FewOpponents, CountOnlyLegalOpponents) {
  const RoundField field = test::next_round(forty_scores().forbid({31, 1}).forbid({31, 2}));
  FewOpponents few;
  ASSERT_TRUE(few.sort_out(field, positions(0, 30), {positions(30, 31)}, FewOpponents::For::All));
  EXPECT_EQ(few.needed(), positions(2, 3));
}

TEST(FewOpponents, KeepAllOfTheLastScore) {
  const RoundField field = test::next_round(TournamentBuilder(40));  // one score
  FewOpponents few;
  EXPECT_FALSE(few.sort_out(field, positions(0, 30), {positions(30, 31)}, FewOpponents::For::All));
}

TEST(FewOpponents, KeepNotAllOfTheLastScoreIfOneOfTheBestCandidatesIsEnough) {
  const RoundField field = test::next_round(TournamentBuilder(40).forbid({31, 1}));  // one score
  FewOpponents few;
  ASSERT_TRUE(few.sort_out(field, positions(0, 30), {positions(30, 31)}, FewOpponents::For::All));
  EXPECT_EQ(few.needed(), positions(1, 30));
  ASSERT_TRUE(few.sort_out(field, positions(0, 30), {positions(30, 31)}, FewOpponents::For::Some));
  EXPECT_EQ(few.needed(), positions(1, 2));
}

TEST(FewOpponents, AreNotLookedForWhereThereAreMany) {
  const RoundField field = test::next_round(forty_scores());
  FewOpponents few;
  EXPECT_FALSE(
      few.sort_out(field, positions(0, 30), {positions(30, 40), positions(30, 40)}, FewOpponents::For::All));
  EXPECT_FALSE(few.sort_out(field, positions(0, 10), {positions(10, 11)}, FewOpponents::For::All))
      << "few MDPs";
}

// Some downfloaters with few scores, followed by at most three players ahead of one score; many pairs between
// them are forbidden.
TournamentBuilder few_ahead_of_many(Random& random, int downfloaters, int ahead) {
  TournamentBuilder builder(downfloaters + ahead);
  std::vector<int> scores;
  for (int i = 0; i < downfloaters; ++i) scores.push_back(random.between(2, 5));
  std::sort(scores.begin(), scores.end(), std::greater<>());
  for (int i = 0; i < downfloaters; ++i) builder.virtual_points(i + 1, {scores[at(i)] * one_point});
  const int percent = random.between(30, 100);
  for (int p = 1; p <= downfloaters + ahead; ++p)
    for (int q = std::max(p, downfloaters) + 1; q <= downfloaters + ahead; ++q)
      if (random.chance(percent)) builder.forbid({p, q});
  return builder;
}

// Returns the best value by trying every opponent for each player ahead.
AheadValue best_value(const RoundField& field, std::vector<Position>& left, std::span<const Position> ahead,
                      std::vector<char>& paired) {
  const auto first = std::find_if(ahead.begin(), ahead.end(), [&](Position p) { return paired[at(p)] == 0; });
  AheadValue best;
  if (first == ahead.end()) {
    for (const Position p : left) {
      if (paired[at(p)] != 0) continue;
      ++best.left_over;
      best.differences.push_back(field.facts(p).score - (field.facts(ahead.back()).score - one_point));
    }
    return best;
  }
  paired[at(*first)] = 1;
  best = best_value(field, left, ahead, paired);  // left over
  ++best.left_over;
  const auto meet = [&](Position q) {
    if (paired[at(q)] != 0 || !field.compatible(*first, q)) return;
    paired[at(q)] = 1;
    best = std::min(best, best_value(field, left, ahead, paired));
    paired[at(q)] = 0;
  };
  for (const Position q : left) meet(q);
  for (const Position q : ahead) meet(q);
  paired[at(*first)] = 0;
  return best;
}

TEST(FewOpponents, DoNotChangeTheValueOfALookAhead) {
  Random random(37);
  LookAhead look_ahead;
  int sorted_out = 0;
  for (int run = 0; run < 400 && !testing::Test::HasFailure(); ++run) {
    SCOPED_TRACE(run);
    const int downfloaters = random.between(24, 36);
    const int all = downfloaters + random.between(1, 3);
    const RoundField field = test::next_round(few_ahead_of_many(random, downfloaters, all - downfloaters));
    const Bracket bracket = {
        criteria::BracketKind::Normal, {}, positions(0, downfloaters), positions(downfloaters, all), {}};
    std::vector<Position> left = bracket.residents;
    std::vector<char> paired(at(all), 0);
    ASSERT_EQ(look_ahead.value(field, bracket, left), best_value(field, left, bracket.ahead, paired));
    FewOpponents few;
    sorted_out += few.sort_out(field, left, {bracket.ahead}, FewOpponents::For::Some) ? 1 : 0;
  }
  EXPECT_GT(sorted_out, 300);
}

}  // namespace
}  // namespace bloesem::swiss::dutch
