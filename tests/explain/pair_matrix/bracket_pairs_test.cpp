#include "engine/explain/pair_matrix/bracket_pairs.hpp"

#include <gtest/gtest.h>

#include "engine/explain/cost.hpp"
#include "engine/explain/pair_matrix/bye_scores.hpp"
#include "tests/explain/pair_matrix/framed_case.hpp"
#include "tests/explain/sequence_cost.hpp"

namespace bloesem::explain {
namespace {

// True if the bracket says that it stays as it is for all pairs that stand so.
bool ignores(BracketPairs& asked, Standing standing) {
  switch (standing) {
    case Standing::BothAhead:
    case Standing::OneAhead: return asked.ignores_ahead(standing);
    case Standing::Elsewhere: return asked.ignores_elsewhere();
    case Standing::Inside:
    case Standing::NextBelow:
    case Standing::FarBelow: break;
  }
  return false;
}

struct Told {
  int departing = 0;
  int unchanged = 0;
  int ignored = 0;
};

void compare_the_top_with_pairing(test::FramedCase& framed, Told& told) {
  const FramedBracket& top = framed.round.brackets().front();
  if (!top.is_plain()) return;
  AllPairs table(0);
  ByeScores byes(framed.round, table);
  BracketPairs asked(framed.round, top, table);
  for (const auto& [a, b] : framed.open_pairs()) {
    if (!byes.never_depart() && byes.ask(a, b).effect != Effect::Unchanged) continue;
    const PosedPair pair = test::posed_at_the_top(top, a, b);
    const EffectOfPair found = asked.ask(pair);
    const auto again = cost_of(framed.subject, framed.round_with(a, b));
    ASSERT_TRUE(again);
    const bool departs_here =
        again->fate != PairFate::Impossible && again->fate != PairFate::Board && again->bracket <= top.record;
    if (found.effect == Effect::Departs) {
      ++told.departing;
      EXPECT_EQ(table.answers()[found.number], *again) << test::text_of(*again);
    }
    const bool stays = ignores(asked, pair.standing);
    told.ignored += stays ? 1 : 0;
    if (found.effect == Effect::Unchanged || stays) {
      ++told.unchanged;
      EXPECT_FALSE(departs_here) << a << '-' << b << ": " << test::text_of(*again);
      EXPECT_NE(again->fate, PairFate::Impossible);
    }
  }
}

TEST(BracketPairs, SayOfTheTopBracketWhatPairingAgainSays) {
  test::Random random(2491);
  Told told;
  for (int i = 0; i < 100; ++i) compare_the_top_with_pairing(*test::random_framed_case(random, 5, 18), told);
  for (int i = 0; i < 4; ++i) compare_the_top_with_pairing(*test::random_framed_case(random, 30, 60), told);
  EXPECT_GT(told.departing, 300);
  EXPECT_GT(told.unchanged, 300);
  EXPECT_GT(told.ignored, 100);
}

}  // namespace
}  // namespace bloesem::explain
