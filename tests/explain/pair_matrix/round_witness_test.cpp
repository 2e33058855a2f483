#include "engine/explain/pair_matrix/round_witness.hpp"

#include <gtest/gtest.h>

#include "engine/explain/pair_matrix/bye_scores.hpp"
#include "tests/explain/pair_matrix/framed_case.hpp"

namespace bloesem::explain {
namespace {

// True if the round with the pair begins with the same bracket.
bool begins_alike(const test::FramedCase& framed, const RoundPairing& round) {
  const BracketRecord& usual = framed.round.record(framed.round.brackets().front());
  const BracketRecord& other = round.record.brackets.front();
  return other.pairs == usual.pairs && other.downfloaters == usual.downfloaters && !other.discarded;
}

TEST(RoundWitness, KeepsABracketOnlyWhereTheRoundWithThePairHasIt) {
  test::Random random(2461);
  int kept[6] = {};
  int changed = 0;
  for (int i = 0; i < 200; ++i) {
    const auto framed = test::random_framed_case(random, 6, 18);
    const FramedBracket& top = framed->round.brackets().front();
    if (!top.is_plain() || top.end == framed->field().size()) continue;
    const RoundWitness witness(framed->round, top);
    AllPairs table(0);
    ByeScores byes(framed->round, table);
    for (const auto& [a, b] : framed->open_pairs()) {
      const PosedPair pair = test::posed_at_the_top(top, a, b);
      const bool beyond = pair.standing == Standing::BothAhead || pair.standing == Standing::OneAhead ||
                          pair.standing == Standing::Elsewhere;
      const bool asked = beyond && (byes.never_depart() || byes.ask(a, b).effect == Effect::Unchanged);
      if (!asked) continue;
      const Result<RoundPairing> round = framed->round_with(a, b);
      const bool alike = round && begins_alike(*framed, *round);
      if (witness.keeps(pair)) {
        ++kept[static_cast<int>(pair.standing)];
        EXPECT_TRUE(alike) << "case " << i << ", " << a << '-' << b;
      }
      changed += alike ? 0 : 1;
    }
  }
  for (const Standing standing : {Standing::BothAhead, Standing::OneAhead, Standing::Elsewhere})
    EXPECT_GT(kept[static_cast<int>(standing)], 50);
  EXPECT_GT(changed, 5);
}

}  // namespace
}  // namespace bloesem::explain
