#include "engine/explain/pair_matrix/constrained_bracket.hpp"

#include <gtest/gtest.h>

#include "engine/explain/other_value.hpp"
#include "tests/explain/pair_matrix/framed_case.hpp"

namespace bloesem::explain {
namespace {

// True if the rules look at the same criteria in the bracket of the round, and find the same values.
bool has_the_values(const FramedRound& round, const ConstrainedCandidate& candidate,
                    const BracketRecord& record) {
  return !first_other_value(candidate.values, record.criteria, round.articles().completion);
}

// The top bracket of the round in which the two meet is the best one without them, with the additions of the
// lemma.
TEST(ConstrainedBrackets, HaveTheValuesOfTheRoundInWhichTheTwoMeet) {
  test::Random random(2451);
  int compared[6] = {};
  for (int i = 0; i < 150; ++i) {
    const auto framed = test::random_framed_case(random, 5, 16);
    const FramedBracket& top = framed->round.brackets().front();
    if (!top.is_plain()) continue;
    ConstrainedBrackets constrained(framed->round);
    for (const auto& [a, b] : framed->open_pairs()) {
      const PosedPair pair = test::posed_at_the_top(top, a, b);
      const auto candidate = constrained.best(top, pair, framed->field());
      const Result<RoundPairing> round = framed->round_with(a, b);
      if (!candidate || !round || candidate->kind != round->record.brackets[0].kind) continue;
      const bool completed =
          constrained.completion(top, pair, candidate->kind, candidate->downfloaters).has_value();
      if (framed->round.completes_jointly() && !completed) continue;
      ++compared[static_cast<int>(pair.standing)];
      EXPECT_TRUE(has_the_values(framed->round, *candidate, round->record.brackets[0]))
          << "case " << i << ", " << a << '-' << b;
    }
  }
  for (const int count : compared) EXPECT_GT(count, 10);
}

TEST(ConstrainedBrackets, CompleteTheRoundOnlyWhereItHasThePair) {
  test::Random random(2452);
  int complete = 0;
  for (int i = 0; i < 80; ++i) {
    const auto framed = test::random_framed_case(random, 5, 14);
    const FramedBracket& top = framed->round.brackets().front();
    if (!top.is_plain()) continue;
    ConstrainedBrackets constrained(framed->round);
    for (const auto& [a, b] : framed->open_pairs()) {
      const PosedPair pair = test::posed_at_the_top(top, a, b);
      const auto candidate = constrained.best(top, pair, framed->field());
      if (!candidate || !constrained.completion(top, pair, candidate->kind, candidate->downfloaters)) continue;
      ++complete;
      EXPECT_TRUE(framed->round_with(a, b)) << "case " << i << ", " << a << '-' << b;
    }
  }
  EXPECT_GT(complete, 300);
}

TEST(ConstrainedBrackets, LookAheadValuesAreThoseThatWereSet) {
  test::Random random(2453);
  int looked = 0;
  for (int i = 0; i < 60; ++i) {
    const auto framed = test::random_framed_case(random, 6, 20);
    for (const FramedBracket& bracket : framed->round.brackets()) {
      const BracketRecord& record = framed->round.record(bracket);
      if (!criteria::only_looks_ahead(record.kind)) continue;
      std::vector<criteria::CriterionValue> values = record.criteria;
      const swiss::dutch::AheadValue other{17, {30, 20}};
      EXPECT_FALSE(has_ahead(values, framed->round.criteria(), record.kind, other));
      set_ahead(values, framed->round.criteria(), record.kind, other);
      EXPECT_TRUE(has_ahead(values, framed->round.criteria(), record.kind, other));
      EXPECT_NE(values, record.criteria);
      ++looked;
    }
  }
  EXPECT_GT(looked, 30);
}

TEST(EmptiesNext, IfTheNextScoreGroupHasNobodyElse) {
  FramedBracket bracket;
  bracket.problem.ahead = {4, 5};
  EXPECT_TRUE(empties_next(bracket, {4, 5, Standing::BothAhead}));
  EXPECT_FALSE(empties_next(bracket, {4, 6, Standing::OneAhead}));
  bracket.problem.ahead = {4};
  EXPECT_TRUE(empties_next(bracket, {4, 6, Standing::OneAhead}));
  EXPECT_TRUE(empties_next(bracket, {1, 4, Standing::NextBelow}));
  bracket.problem.ahead.clear();
  EXPECT_FALSE(empties_next(bracket, {1, 2, Standing::Inside}));
}

}  // namespace
}  // namespace bloesem::explain
