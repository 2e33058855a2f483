#include "engine/explain/pair_matrix/sure_counts.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "engine/dutch/look_ahead.hpp"
#include "engine/explain/pair_matrix/spare_matching.hpp"
#include "tests/explain/pair_matrix/framed_case.hpp"

namespace bloesem::explain {
namespace {

using swiss::Position;
using Positions = std::vector<Position>;

Positions without(Positions players, const Positions& gone) {
  std::erase_if(players, [&](Position p) { return std::find(gone.begin(), gone.end(), p) != gone.end(); });
  return players;
}

Positions draw(test::Random& random, const Positions& players, std::size_t count) {
  Positions drawn = players;
  random.shuffle(drawn);
  drawn.resize(std::min(count, drawn.size()));
  return drawn;
}

// Returns the players of the list and all from this position on.
Positions with_all_from(Positions players, Position begin, Position end) {
  for (Position p = begin; p < end; ++p) players.push_back(p);
  return players;
}

bool can_be_paired(const swiss::RoundField& field, Positions players) {
  std::sort(players.begin(), players.end());
  return players.empty() || SpareMatching(field, players, 0).found();
}

TEST(SurelyPairedWithoutThree, IsTrueOnlyWhereAnyThreeMayGo) {
  test::Random random(2471);
  int sure = 0;
  int unsure = 0;
  for (int i = 0; i < 80; ++i) {
    const auto framed = test::random_framed_case(random, 7, 40);
    const swiss::RoundField& field = framed->field();
    ++(surely_paired_without_three(field) ? sure : unsure);
    if (!surely_paired_without_three(field) || field.size().value() % 2 == 0) continue;
    const Positions all = with_all_from({}, 0, field.size());
    for (int drawn = 0; drawn < 60; ++drawn)
      EXPECT_TRUE(can_be_paired(field, without(all, draw(random, all, 3)))) << "case " << i;
  }
  EXPECT_GT(sure, 10);
  EXPECT_GT(unsure, 5);
}

struct Shown {
  int ahead = 0;
  int completion = 0;
  int elsewhere = 0;
};

// Draws downfloaters, at most two more than in the round, and two who are set aside. Where somebody is left
// over, who may be is another question.
void draw_for(test::Random& random, const test::FramedCase& framed, const FramedBracket& bracket,
              Shown& shown) {
  const swiss::RoundField& field = framed.field();
  const SureCounts sure = sure_counts(framed.round, bracket);
  const Position below = bracket.problem.ahead.back() + 1;
  Positions floaters =
      draw(random, bracket.players(), random.between<std::size_t>(0, bracket.downfloaters.size() + 2));
  std::sort(floaters.begin(), floaters.end());
  const Positions beyond = with_all_from(floaters, bracket.end, field.size());
  const Positions pair = draw(random, beyond, 2);
  const Positions rest = without(beyond, pair);
  if (sure.completion && rest.size() % 2 == 0) {
    ++shown.completion;
    EXPECT_TRUE(can_be_paired(field, rest));
  }
  const swiss::Bracket problem{bracket.problem.kind, {}, {}, without(bracket.problem.ahead, pair), {}};
  floaters = without(floaters, pair);
  const bool bye_below = problem.kind == criteria::BracketKind::Normal && below < field.size();
  if (sure.ahead && (bye_below || (problem.ahead.size() + floaters.size()) % 2 == 0)) {
    ++shown.ahead;
    EXPECT_TRUE(swiss::dutch::LookAhead().closes(field, problem, floaters));
  }
  const Positions far = draw(random, with_all_from({}, below, field.size()), 2);
  const bool floats = problem.kind != criteria::BracketKind::Closing;
  const Positions others =
      without(with_all_from(floats ? bracket.downfloaters : Positions(), bracket.end, field.size()), far);
  if (sure.elsewhere && far.size() == 2 && others.size() % 2 == 0) {
    ++shown.elsewhere;
    EXPECT_TRUE(can_be_paired(field, others));
  }
}

TEST(SureCounts, ShowWhatHoldsForAnyDownfloaters) {
  test::Random random(2472);
  Shown shown;
  for (int i = 0; i < 80; ++i) {
    const auto framed = test::random_framed_case(random, 16, 60);
    for (const FramedBracket& bracket : framed->round.brackets())
      for (int drawn = 0; drawn < 10 && bracket.is_plain() && !bracket.problem.ahead.empty(); ++drawn)
        draw_for(random, *framed, bracket, shown);
  }
  EXPECT_GT(shown.ahead, 50);
  EXPECT_GT(shown.completion, 50);
  EXPECT_GT(shown.elsewhere, 50);
}

TEST(SureCounts, OfTheLastBracketNeedNothing) {
  test::Random random(2473);
  int last_brackets = 0;
  for (int i = 0; i < 20; ++i) {
    const auto framed = test::random_framed_case(random, 4, 12);
    const FramedBracket& last = framed->round.brackets().back();
    if (last.end != framed->field().size()) continue;
    ++last_brackets;
    const SureCounts sure = sure_counts(framed->round, last);
    EXPECT_FALSE(sure.ahead);
    EXPECT_TRUE(sure.completion);
    EXPECT_TRUE(sure.elsewhere);
  }
  EXPECT_GT(last_brackets, 5);
}

}  // namespace
}  // namespace bloesem::explain
