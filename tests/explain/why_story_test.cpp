#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "bloesem/explain/why.hpp"
#include "tests/explain/random_round.hpp"
#include "tests/explain/story_arguments.hpp"

namespace bloesem::explain {
namespace {

using bloesem::test::argument;
using bloesem::test::Random;
using bloesem::test::random_round;

// Each claim against the tournament and the round as paired.
void check_claim(const Subject& subject, const Claim& claim) {
  const std::vector<Board>& boards = subject.answer->boards;
  if (claim.statement == Statement::PlaysOnBoard) {
    const auto player = argument<PlayerIndex>(claim, "player");
    const Board& board = boards[static_cast<std::size_t>(argument<std::int64_t>(claim, "board") - 1)];
    const bool white = argument<Colour>(claim, "colour") == Colour::White;
    ASSERT_EQ(white ? board.white : board.black, player);
    ASSERT_EQ(white ? board.black : board.white, argument<PlayerIndex>(claim, "opponent"));
    ASSERT_FALSE(argument<std::string>(claim, "article").empty());
  }
  if (claim.statement == Statement::OfferedMet) {
    const auto round = static_cast<int>(argument<std::int64_t>(claim, "of"));
    const auto player = static_cast<std::size_t>(argument<PlayerIndex>(claim, "player"));
    const RoundEntry entry = subject.tournament.players[player].round(round - 1);
    ASSERT_TRUE(was_played(entry));
    ASSERT_EQ(entry.opponent, argument<PlayerIndex>(claim, "opponent"));
  }
  if (claim.statement == Statement::HasTheBye) {
    ASSERT_EQ(subject.answer->bye, argument<PlayerIndex>(claim, "player"));
  }
}

TEST(WhyStory, IsTrueAndHasAtMostSixSentences) {
  Random random(11);
  int stories = 0;
  while (stories < 300) {
    const std::optional<Subject> subject = random_round(random, 4, 16);
    if (!subject || !subject->answer) continue;
    for (std::size_t board = 0; board < subject->answer->boards.size(); ++board) {
      const Result<Explanation> story = explain_board(*subject, static_cast<int>(board) + 1);
      ASSERT_TRUE(story) << story.error().message;
      ASSERT_LE(story->story.size(), 6U);
      ASSERT_EQ(story->story.back().statement, Statement::PlaysOnBoard);
      for (const Claim& claim : story->story) check_claim(*subject, claim);
      if (HasFatalFailure()) return;
      ++stories;
    }
  }
}

TEST(WhyStory, RefusesBoardsThatDoNotExist) {
  Random random(12);
  std::optional<Subject> subject;
  while (!subject || !subject->answer) subject = random_round(random, 6, 8);
  EXPECT_FALSE(explain_board(*subject, 0));
  EXPECT_FALSE(explain_board(*subject, static_cast<int>(subject->answer->boards.size()) + 1));
}

}  // namespace
}  // namespace bloesem::explain
