#include "engine/dutch/equal_candidates.hpp"

#include <gtest/gtest.h>

#include "bloesem/pair_round.hpp"
#include "criteria/dutch/baku_2016.hpp"
#include "engine/requested_round.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem::swiss::dutch {
namespace {

std::vector<EqualCandidates> equal_candidates_of(const PairOptions& options) {
  const Tournament tournament = test::TournamentBuilder(4);
  const Result<RoundPairing> pairing = pair_round(tournament, options);
  Result<RequestedRound> request = requested_round(tournament, options);
  return equal_candidates_2016(request->field, criteria::baku_2016(), pairing->record, {}).value();
}

// In a first round all pairings are equal, and the order decides.
TEST(EqualCandidates, OfAFirstRoundAreAllPairings) {
  const std::vector<EqualCandidates> brackets = equal_candidates_of({.edition = Edition::Baku2016});
  ASSERT_EQ(brackets.size(), 1U);
  ASSERT_EQ(brackets[0].without.size(), 2U);
  for (const auto& other : brackets[0].without) {
    ASSERT_TRUE(other);
    EXPECT_EQ(brackets[0].others[*other].gone.size(), 2U);
    EXPECT_EQ(brackets[0].others[*other].come.size(), 2U);
  }
}

TEST(EqualCandidates, OfARoundWithOnePairingAreNone) {
  const std::vector<EqualCandidates> brackets =
      equal_candidates_of({.edition = Edition::Baku2016, .forbidden = {{0, 1}, {0, 3}}});
  ASSERT_EQ(brackets.size(), 1U);
  for (const auto& other : brackets[0].without) EXPECT_FALSE(other);
}

}  // namespace
}  // namespace bloesem::swiss::dutch
