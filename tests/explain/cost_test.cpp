#include "engine/explain/cost.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "tests/explain/random_round.hpp"

namespace bloesem::explain {
namespace {

using bloesem::test::Random;
using bloesem::test::random_round;

TEST(Cost, IsNothingForTheRoundItself) {
  Random random(15);
  for (int rounds = 0; rounds < 50;) {
    const std::optional<Subject> subject = random_round(random, 2, 16);
    if (!subject || !subject->answer) continue;
    EXPECT_TRUE(has_costs(*subject));
    EXPECT_EQ(cost_of(*subject, subject->answer)->fate, PairFate::Board);
    ++rounds;
  }
}

TEST(Cost, OfThePresentOpponentIsNothing) {
  Random random(16);
  for (int rounds = 0; rounds < 50;) {
    const std::optional<Subject> subject = random_round(random, 2, 16);
    if (!subject || !subject->answer || subject->answer->boards.empty()) continue;
    const auto& brackets = subject->answer->record.brackets;
    // A discarded attempt may have used a pair that is now forbidden.
    if (std::any_of(brackets.begin(), brackets.end(), [](const auto& each) { return each.discarded; }))
      continue;
    const Board& board = subject->answer->boards.front();
    const std::vector<PlayerIndex> only{board.black};
    const Result<RoundPairing> round = best_round_among(*subject, board.white, only);
    ASSERT_TRUE(round);
    EXPECT_EQ(round->boards, subject->answer->boards);
    ++rounds;
  }
}

TEST(Cost, IsAnErrorOfTheOtherRound) {
  Random random(17);
  std::optional<Subject> subject;
  while (!subject || !subject->answer) subject = random_round(random, 4, 8);
  const Result<PairAnswer> cost = cost_of(*subject, Error{ErrorCode::Cancelled, "cancelled", {}});
  ASSERT_FALSE(cost);
  EXPECT_EQ(cost.error().code, ErrorCode::Cancelled);
}

}  // namespace
}  // namespace bloesem::explain
