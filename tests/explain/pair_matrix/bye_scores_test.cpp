#include "engine/explain/pair_matrix/bye_scores.hpp"

#include <gtest/gtest.h>

#include "engine/explain/cost.hpp"
#include "tests/explain/pair_matrix/framed_case.hpp"
#include "tests/explain/sequence_cost.hpp"

namespace bloesem::explain {
namespace {

// Returns the score of the player with the bye in a round.
Points score_of_bye(const test::FramedCase& framed, const RoundPairing& round) {
  const swiss::RoundField& field = framed.field();
  for (swiss::Position p = 0; p < field.size(); ++p)
    if (field.player(p) == round.bye) return field.facts(p).score;
  return -1;
}

struct Answers {
  int same = 0;
  int others = 0;
};

void compare_with_pairing(const test::FramedCase& framed, Answers& count) {
  AllPairs table(0);
  ByeScores byes(framed.round, table);
  const Points usual = score_of_bye(framed, *framed.subject.answer);
  for (const auto& [a, b] : framed.open_pairs()) {
    const Result<RoundPairing> round = framed.round_with(a, b);
    const EffectOfPair found = byes.never_depart() ? EffectOfPair{Effect::Unchanged} : byes.ask(a, b);
    if (found.effect == Effect::Unknown) continue;
    ++(found.effect == Effect::Unchanged ? count.same : count.others);
    if (found.effect == Effect::Departs) {
      ASSERT_TRUE(round);
      EXPECT_EQ(table.answers()[found.number], *cost_of(framed.subject, round));
      EXPECT_NE(score_of_bye(framed, *round), usual);
    } else if (round && !byes.never_depart()) {
      EXPECT_EQ(score_of_bye(framed, *round), usual);
    }
  }
}

TEST(ByeScores, AreThoseOfTheRoundInWhichTheTwoMeet) {
  test::Random random(2431);
  Answers count;
  for (int i = 0; i < 120; ++i) compare_with_pairing(*test::random_framed_case(random, 5, 17), count);
  EXPECT_GT(count.same, 200);
  EXPECT_GT(count.others, 0);
}

TEST(ByeScores, NeverDepartWithoutABye) {
  test::Random random(2432);
  int without = 0;
  for (int i = 0; i < 30; ++i) {
    const auto framed = test::random_framed_case(random, 4, 12);
    AllPairs table(0);
    const ByeScores byes(framed->round, table);
    const bool rated = !framed->round.articles().bye_score.empty() && framed->subject.answer->bye.has_value();
    if (!rated) {
      EXPECT_TRUE(byes.never_depart());
      ++without;
    }
  }
  EXPECT_GT(without, 5);
}

}  // namespace
}  // namespace bloesem::explain
