#include <gtest/gtest.h>

#include <algorithm>
#include <optional>

#include "bloesem/explain/how.hpp"
#include "tests/explain/paired_again.hpp"
#include "tests/explain/story_arguments.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem::explain {
namespace {

using test::argument;

Change result_in(const Claim& claim, std::string_view one, std::string_view other, std::string_view result) {
  const auto [of_one, of_other] = test::outcomes_of(argument<std::string>(claim, result));
  return {ChangeKind::Result,
          argument<PlayerIndex>(claim, one),
          argument<PlayerIndex>(claim, other),
          static_cast<int>(argument<std::int64_t>(claim, "of")),
          of_one,
          of_other};
}

// Returns what the claim says would have to be different; empty if it says something else.
std::vector<Change> changes_in(const Claim& claim) {
  switch (claim.statement) {
    case Statement::PairByResult:
    case Statement::PairByOpenResult:
    case Statement::ByeByResult:
    case Statement::ByeByOpenResult: return {result_in(claim, "one", "other", "result")};
    case Statement::PairByTwoResults:
    case Statement::ByeByTwoResults:
      return {result_in(claim, "one", "other", "result"), result_in(claim, "third", "fourth", "second_result")};
    case Statement::PairByAbsence:
    case Statement::ByeByAbsence: return {{ChangeKind::Absent, argument<PlayerIndex>(claim, "absent")}};
    case Statement::PairByForbidding:
    case Statement::ByeByForbidding:
      return {
          {ChangeKind::Forbidden, argument<PlayerIndex>(claim, "one"), argument<PlayerIndex>(claim, "other")}};
    case Statement::PairByAllowing:
    case Statement::ByeByAllowing:
      return {
          {ChangeKind::Allowed, argument<PlayerIndex>(claim, "one"), argument<PlayerIndex>(claim, "other")}};
    default: return {};
  }
}

// Every sentence that names a change is true: the tournament is changed as it says, and paired again.
TEST(HowStory, SaysWhatPairingAgainShows) {
  test::Random random(2351);
  std::size_t said = 0;
  for (int run = 0; run < 300; ++run) {
    const Subject subject = test::round_to_change(random, 9, 4);
    const auto last = static_cast<PlayerIndex>(subject.tournament.players.size() - 1);
    Goal goal{random.between(PlayerIndex(0), last), random.between(PlayerIndex(0), last)};
    if (goal.one == goal.other) goal.other = no_player;
    const Result<Explanation> story = explain_how(subject, goal);
    ASSERT_TRUE(story);
    ASSERT_FALSE(story->story.empty());
    for (const Claim& claim : story->story) {
      const std::vector<Change> changes = changes_in(claim);
      if (changes.empty()) continue;
      ++said;
      ASSERT_EQ(argument<std::int64_t>(claim, "round"), subject.round());
      const auto pairing = test::paired_again(subject, changes);
      ASSERT_TRUE(pairing);
      const PlayerIndex player = argument<PlayerIndex>(claim, "player");
      const Pair wanted =
          std::minmax(player, goal.is_bye() ? no_player : argument<PlayerIndex>(claim, "opponent"));
      const std::vector<Pair> pairs = test::pairs_and_byes(*pairing);
      ASSERT_TRUE(std::binary_search(pairs.begin(), pairs.end(), wanted));
    }
  }
  EXPECT_GT(said, 200U);
}

TEST(HowStory, SaysWhatWasSearched) {
  using test::nr;
  const Subject subject = *subject_of(test::TournamentBuilder(4).declared(3).round("1-3 1/0, 4-2 0/1"), {});
  const Result<Explanation> story = explain_how(subject, {nr(1), nr(4)});
  ASSERT_TRUE(story);
  EXPECT_TRUE(story->complete);
  EXPECT_EQ(story->story.back().statement, Statement::SingleChangesTried);
  EXPECT_EQ(argument<std::int64_t>(story->story.back(), "last"), 4);
  const Result<Explanation> cut =
      explain_how(subject, {nr(1), nr(4)}, {.time = {std::chrono::steady_clock::now()}});
  EXPECT_FALSE(cut->complete);
  EXPECT_EQ(cut->story.back().statement, Statement::SingleChangesUntried);
}

}  // namespace
}  // namespace bloesem::explain
