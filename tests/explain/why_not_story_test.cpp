#include <gtest/gtest.h>

#include <algorithm>

#include "bloesem/explain/why_not.hpp"
#include "tests/explain/random_round.hpp"
#include "tests/explain/story_arguments.hpp"

namespace bloesem::explain {
namespace {

using test::argument;

bool has_pair(const std::vector<Pair>& pairs, const Pair& pair) {
  return std::any_of(pairs.begin(), pairs.end(), [&pair](const Pair& each) {
    return std::minmax(each.first, each.second) == std::minmax(pair.first, pair.second);
  });
}

std::vector<Pair> pairs_on_boards(const RoundPairing& pairing) {
  std::vector<Pair> pairs;
  for (const Board& board : pairing.boards) pairs.emplace_back(board.white, board.black);
  return pairs;
}

// Verifies that what goes and comes leads from the one round to the other, and that the pair comes.
void verify_boards(const Claim& claim, const Subject& subject, const RoundPairing& with) {
  const auto gone = argument<std::vector<Pair>>(claim, "gone");
  const auto come = argument<std::vector<Pair>>(claim, "come");
  const std::vector<Pair> now = pairs_on_boards(*subject.answer);
  const std::vector<Pair> then = pairs_on_boards(with);
  for (const Pair& pair : now) EXPECT_NE(has_pair(gone, pair), has_pair(then, pair));
  for (const Pair& pair : then) EXPECT_NE(has_pair(come, pair), has_pair(now, pair));
  for (const Pair& pair : gone) EXPECT_TRUE(has_pair(now, pair));
  for (const Pair& pair : come) EXPECT_TRUE(has_pair(then, pair));
  EXPECT_TRUE(
      has_pair(come, {argument<PlayerIndex>(claim, "player"), argument<PlayerIndex>(claim, "opponent")}));
}

void verify_claim(const Claim& claim, const Subject& subject) {
  const auto one = argument<PlayerIndex>(claim, "player");
  const auto other = argument<PlayerIndex>(claim, "opponent");
  const Tournament& tournament = subject.tournament;
  const auto with = best_round_with(subject, one, other);
  switch (claim.statement) {
    case Statement::PairPlays: {
      const auto& board =
          subject.answer->boards[static_cast<std::size_t>(argument<std::int64_t>(claim, "board") - 1)];
      EXPECT_EQ(board.white, argument<PlayerIndex>(claim, "white"));
      EXPECT_EQ(board.black, argument<PlayerIndex>(claim, "black"));
      break;
    }
    case Statement::PairMetBefore: {
      const auto met = static_cast<int>(argument<std::int64_t>(claim, "met"));
      EXPECT_EQ(tournament.players[static_cast<std::size_t>(one)].round(met - 1).opponent, other);
      break;
    }
    case Statement::PairInNoRound: EXPECT_FALSE(with); break;
    case Statement::PairMovesBoards: verify_boards(claim, subject, *with); break;
    case Statement::PairMovesBye:
      EXPECT_EQ(subject.answer->bye, argument<PlayerIndex>(claim, "instead"));
      EXPECT_EQ(with->bye, argument<PlayerIndex>(claim, "bye"));
      break;
    case Statement::PairCosts:
      EXPECT_NE(argument<std::int64_t>(claim, "value"), argument<std::int64_t>(claim, "instead"));
      break;
    case Statement::PairCostsInList:
      EXPECT_NE(argument<Score>(claim, "value"), argument<Score>(claim, "instead"));
      break;
    case Statement::PairGeneratedLater:
      for (const Pair& pair : argument<std::vector<Pair>>(claim, "system"))
        EXPECT_TRUE(has_pair(pairs_on_boards(*subject.answer), pair));
      for (const Pair& pair : argument<std::vector<Pair>>(claim, "instead"))
        EXPECT_TRUE(has_pair(pairs_on_boards(*with), pair));
      break;
    default: break;
  }
}

TEST(WhyNotStory, ClaimsAreTrue) {
  test::Random random(2313);
  for (int asked = 0; asked < 500;) {
    const auto subject = test::random_round(random, 4, 20);
    if (!subject || !subject->answer) continue;
    for (PlayerIndex one = 1; one < 4; ++one, ++asked) {
      const auto answer = explain_why_not(*subject, one, 0);
      ASSERT_TRUE(answer) << answer.error().message;
      ASSERT_FALSE(answer->story.empty());
      for (const Claim& claim : answer->story) verify_claim(claim, *subject);
    }
  }
}

}  // namespace
}  // namespace bloesem::explain
