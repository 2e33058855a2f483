#include <gtest/gtest.h>

#include <algorithm>

#include "bloesem/explain/open_results.hpp"
#include "tests/explain/paired_again.hpp"
#include "tests/explain/story_arguments.hpp"

namespace bloesem::explain {
namespace {

using test::argument;

// The first game of the round before is open.
Subject with_an_open_game(test::Random& random) {
  for (;;) {
    const Subject round = test::round_to_change(random, 12, 4);
    Tournament tournament = round.tournament;
    if (round.round() == 1) continue;
    for (Player& player : tournament.players) {
      const RoundEntry entry = player.round(round.round() - 2);
      if (entry.opponent == no_player || entry.colour == Colour::None) continue;
      const auto index = static_cast<std::size_t>(round.round() - 2);
      player.rounds[index].outcome = Outcome::Unfinished;
      tournament.players[static_cast<std::size_t>(entry.opponent)].rounds[index].outcome = Outcome::Unfinished;
      return *subject_of(tournament, round.options);
    }
  }
}

bool meet(const Subject& subject, const Change& change, const Claim& claim) {
  const auto pairing = test::paired_again(subject, {change});
  if (!pairing) return false;
  const Pair wanted =
      std::minmax(argument<PlayerIndex>(claim, "player"), argument<PlayerIndex>(claim, "opponent"));
  const std::vector<Pair> pairs = test::pairs_and_byes(*pairing);
  return std::binary_search(pairs.begin(), pairs.end(), wanted);
}

TEST(OpenResultsStory, SaysWhatPairingAgainShows) {
  test::Random random(2371);
  std::size_t not_certain = 0;
  std::size_t certain = 0;
  for (int run = 0; run < 200; ++run) {
    const Subject subject = with_an_open_game(random);
    const Result<Explanation> story = explain_open_results(subject);
    if (!story) continue;
    EXPECT_TRUE(story->complete);
    ASSERT_EQ(story->story.front().statement, Statement::OpenGamesTried);
    for (const Claim& claim : story->story) {
      certain += claim.statement == Statement::BoardCertain ? 1 : 0;
      if (claim.statement != Statement::PairNotCertain) continue;
      Change change{ChangeKind::Result, argument<PlayerIndex>(claim, "one"),
                    argument<PlayerIndex>(claim, "other"), subject.round() - 1};
      std::tie(change.of_one, change.of_other) = test::outcomes_of(argument<std::string>(claim, "with"));
      ASSERT_TRUE(meet(subject, change, claim));
      std::tie(change.of_one, change.of_other) = test::outcomes_of(argument<std::string>(claim, "without"));
      ASSERT_FALSE(meet(subject, change, claim));
      ++not_certain;
    }
  }
  EXPECT_GT(not_certain, 100U);
  EXPECT_GT(certain, 100U);
}

}  // namespace
}  // namespace bloesem::explain
