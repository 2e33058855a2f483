#include "engine/proof/paired_round.hpp"

#include <gtest/gtest.h>

#include "tests/proof/random_proofs.hpp"

namespace bloesem::test {
namespace {

TEST(PairedRound, HasThePairsOfTheProposal) {
  int byes = 0;
  int discarded = 0;
  for_random_cases(800, 14, [&](const PairedCase& paired, Random&) {
    const swiss::RoundField& field = paired.request.field;
    for (proof::Position p = 0; p < field.size(); ++p) {
      const proof::Position mate = paired.round.mates[at(p)];
      if (mate == proof::no_position) {
        EXPECT_EQ(paired.pairing.bye, field.player(p));
        EXPECT_EQ(paired.round.bye, p);
        ++byes;
      } else {
        EXPECT_EQ(paired.round.mates[at(mate)], p);
      }
    }
    if (!paired.discarded) return;
    ++discarded;
    const BracketRecord& record = paired.pairing.record.brackets[at(paired.discarded->number - 1)];
    EXPECT_TRUE(record.discarded);
    EXPECT_EQ(record.pairs.size(), paired.discarded->pairs.size());
  });
  EXPECT_GT(byes, 200);
  EXPECT_GT(discarded, 3);
}

TEST(PairedRound, WithoutPairsEverybodyIsSingle) {
  for_random_cases(10, 8, [&](const PairedCase& paired, Random&) {
    for (const proof::Position mate : proof::round_without_pairs(paired.request).mates)
      EXPECT_EQ(mate, proof::no_position);
  });
}

}  // namespace
}  // namespace bloesem::test
