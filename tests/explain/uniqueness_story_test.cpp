#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

#include "bloesem/explain/uniqueness.hpp"
#include "tests/explain/equal_by_enumeration.hpp"
#include "tests/explain/hard_round.hpp"
#include "tests/explain/random_round.hpp"
#include "tests/explain/story_arguments.hpp"

namespace bloesem::explain {
namespace {

using bloesem::test::argument;
using bloesem::test::EqualByEnumeration;
using bloesem::test::Random;

std::int64_t pairs_not_in_all(const BracketRecord& record, const EqualByEnumeration& all) {
  return std::count_if(record.pairs.begin(), record.pairs.end(),
                       [&](const Pair& pair) { return !all.all_have(pair); });
}

// Returns the pairing that a claim about a board tells of.
EqualPairing told_pairing(const Claim& claim) {
  EqualPairing other{
      argument<std::vector<Pair>>(claim, "gone"), argument<std::vector<Pair>>(claim, "come"), {}, {}};
  if (claim.statement == Statement::BoardOtherwiseFloat) {
    other.floaters = argument<std::vector<PlayerIndex>>(claim, "floaters");
    other.instead = argument<std::vector<PlayerIndex>>(claim, "instead");
  }
  if (claim.statement == Statement::BoardOtherwiseBye) {
    other.floaters = {argument<PlayerIndex>(claim, "bye")};
    other.instead = {argument<PlayerIndex>(claim, "instead")};
  }
  return other;
}

void expect_other_pairing(const Claim& claim, const Subject& subject, const EqualByEnumeration& all) {
  const EqualPairing other = told_pairing(claim);
  EXPECT_TRUE(all.has(other));
  const Pair pair(argument<PlayerIndex>(claim, "player"), argument<PlayerIndex>(claim, "opponent"));
  EXPECT_EQ(std::count(other.gone.begin(), other.gone.end(), pair), 1);
  const Board& board =
      subject.answer->boards.at(static_cast<std::size_t>(argument<std::int64_t>(claim, "board") - 1));
  EXPECT_EQ(std::minmax(board.white, board.black), std::minmax(pair.first, pair.second));
  const bool bye = claim.statement == Statement::BoardOtherwiseBye;
  if (bye) {
    EXPECT_EQ(subject.answer->bye, argument<PlayerIndex>(claim, "instead"));
  }
}

void expect_bracket_uniqueness(const Subject& subject, const BracketRecord& record,
                               const EqualByEnumeration& all) {
  const Result<Explanation> answer = explain_only_one(subject, record.score);
  ASSERT_TRUE(answer) << answer.error().message;
  const Claim& first = answer->story.front();
  const std::int64_t otherwise = pairs_not_in_all(record, all);
  if (record.pairs.empty())
    EXPECT_EQ(first.statement, Statement::BracketNoBoards);
  else
    EXPECT_EQ(first.statement, otherwise == 0 ? Statement::BracketOnlyOne : Statement::BracketOtherwise);
  if (otherwise > 0) {
    EXPECT_EQ(argument<std::int64_t>(first, "count"), otherwise);
    EXPECT_EQ(argument<std::int64_t>(first, "boards"), static_cast<std::int64_t>(record.pairs.size()));
  }
  EXPECT_EQ(answer->story.size(), static_cast<std::size_t>(1 + std::min<std::int64_t>(otherwise, 5)));
  for (std::size_t i = 1; i < answer->story.size(); ++i) expect_other_pairing(answer->story[i], subject, all);
  if (!record.pairs.empty()) {
    EXPECT_EQ(answer->tables.front().rows.size(), record.pairs.size());
  }
}

// Returns the number of answers about the round and its brackets.
int expect_round_uniqueness(const Subject& subject) {
  int answers = 1;
  std::int64_t otherwise = 0;
  std::int64_t boards = 0;
  for (const BracketRecord& record : subject.answer->record.brackets) {
    if (record.discarded) continue;
    const EqualByEnumeration all(subject, record);
    otherwise += pairs_not_in_all(record, all);
    boards += static_cast<std::int64_t>(record.pairs.size());
    expect_bracket_uniqueness(subject, record, all);
    ++answers;
  }
  const Result<Explanation> answer = explain_only_one(subject);
  EXPECT_TRUE(answer);
  if (!answer) return answers;
  const Claim& claim = answer->story.front();
  EXPECT_EQ(claim.statement, otherwise == 0 ? Statement::RoundOnlyOne : Statement::RoundOtherwise);
  if (otherwise > 0) {
    EXPECT_EQ(argument<std::int64_t>(claim, "count"), otherwise);
    EXPECT_EQ(argument<std::int64_t>(claim, "boards"), boards);
  }
  return answers;
}

void expect_uniqueness(unsigned seed, int least_answers) {
  Random random(seed);
  for (int answers = 0; answers < least_answers && !testing::Test::HasFailure();) {
    SCOPED_TRACE(answers);
    const std::optional<Subject> subject =
        random.chance(50) ? test::random_round(random, 2, 11) : test::hard_round(random);
    if (!subject || !subject->answer) continue;
    answers += expect_round_uniqueness(*subject);
    EXPECT_FALSE(explain_only_one(*subject, 999));
  }
}

TEST(UniquenessStory, TellsWhatAllCandidatesHave) { expect_uniqueness(31, 800); }

TEST(SlowExplanations, ClaimsAboutUniqueness) { expect_uniqueness(2331, 10'000); }

TEST(UniquenessStory, RefusesWhatHasNoOptimalFace) {
  Random random(32);
  std::optional<Subject> subject;
  while (!subject || !subject->answer) subject = test::random_round(random, 6, 6);
  for (const char* system : {"dubov", "burstein", "lim"}) {
    const Result<Subject> other =
        subject_of(subject->tournament, {.edition = *find_edition(system, "2026"), .rounds_declared = 9});
    if (!other) continue;
    const Result<Uniqueness> answer = uniqueness(*other);
    ASSERT_FALSE(answer);
    EXPECT_EQ(answer.error().code, ErrorCode::InvalidInput);
  }
  Subject wished = *subject;
  wished.tournament.wishes.push_back(
      {.reason = "club", .groups = {{0, 1}}, .first_round = 1, .last_round = 99});
  EXPECT_EQ(uniqueness(wished).error().code, ErrorCode::InvalidInput);
}

}  // namespace
}  // namespace bloesem::explain
