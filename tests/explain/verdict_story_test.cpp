#include "bloesem/explain/verdict_story.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string>
#include <variant>
#include <vector>

#include "bloesem/articles.hpp"
#include "bloesem/explain/subject.hpp"
#include "bloesem/explain/why_not.hpp"
#include "bloesem/judge/judge.hpp"
#include "tests/explain/random_round.hpp"

namespace bloesem::explain {
namespace {

const Claim* claim_that(const Explanation& answer, Statement statement) {
  for (const Claim& claim : answer.story)
    if (claim.statement == statement) return &claim;
  return nullptr;
}

const Value& value_named(const Claim& claim, std::string_view name) {
  for (const Argument& argument : claim.arguments)
    if (argument.name == name) return argument.value;
  throw std::out_of_range(std::string(name));
}

// The claims about somebody else's proposal against the judge's values of both candidates.
void expect_claims(const Explanation& answer, const Departure& departure) {
  if (!departure.worse) {
    EXPECT_NE(claim_that(answer, Statement::ProposalLater), nullptr);
    return;
  }
  const criteria::CriterionValue& ours = departure.system.criteria[*departure.worse];
  const criteria::CriterionValue& theirs = departure.proposal.criteria[*departure.worse];
  if (ours.article == "C5") {
    EXPECT_NE(claim_that(answer, Statement::ProposalWorseBye), nullptr);
    return;
  }
  const Claim* const claim =
      claim_that(answer, ours.is_list ? Statement::ProposalWorseInList : Statement::ProposalWorse);
  ASSERT_NE(claim, nullptr);
  EXPECT_EQ(value_named(*claim, "article"), Value(std::string(ours.article)));
  if (ours.is_list) {
    EXPECT_GT(std::get<Score>(value_named(*claim, "value")).tenths,
              std::get<Score>(value_named(*claim, "instead")).tenths);
  } else {
    EXPECT_EQ(value_named(*claim, "value"), Value(std::int64_t{theirs.count}));
    EXPECT_EQ(value_named(*claim, "instead"), Value(std::int64_t{ours.count}));
  }
}

TEST(VerdictStory, ClaimsWhatTheJudgeFinds) {
  test::Random random(150923);
  std::array<int, 2> seen{};
  for (int tried = 0; tried < 3000; ++tried) {
    const std::optional<Subject> subject = test::random_round(random, 4, 14);
    if (!subject || !subject->answer || subject->answer->boards.size() < 2) continue;
    const Board& first =
        subject->answer->boards[random.between<std::size_t>(0, subject->answer->boards.size() - 1)];
    const Board& second =
        subject->answer->boards[random.between<std::size_t>(0, subject->answer->boards.size() - 1)];
    const Result<RoundPairing> best = best_round_with(*subject, first.white, second.black);
    if (first == second || !best) continue;
    const Result<Verdict> verdict = judge(subject->tournament, proposal_of(*best), subject->options);
    if (!verdict || verdict->kind != VerdictKind::Different || !verdict->departure) continue;
    ++seen.at(verdict->departure->worse ? 0 : 1);
    expect_claims(explain_verdict(*verdict), *verdict->departure);
  }
  EXPECT_GT(seen[0], 100);
  EXPECT_GT(seen[1], 100);
}

// Both say so if the score of the player with the bye, which comes before all brackets, is another one.
void expect_same_bye(const Subject& subject, PlayerIndex one, PlayerIndex other, int& seen) {
  const Result<WhyNot> why_not_pair = why_not(subject, one, other);
  if (!why_not_pair || !why_not_pair->with) return;
  const auto story = explain_why_not(subject, one, other);
  const auto verdict = judge(subject.tournament, proposal_of(*why_not_pair->with), subject.options);
  ASSERT_TRUE(story && verdict && verdict->departure);
  const Departure& departure = *verdict->departure;
  const bool by_row = departure.worse && departure.system.criteria[*departure.worse].article == "C5";
  const bool by_bye = story->story.front().statement == Statement::PairTakesOtherBye;
  EXPECT_EQ(by_bye, by_row || departure.other_bye);
  EXPECT_EQ(departure.other_bye.has_value(),
            explain_verdict(*verdict).story.front().statement == Statement::ProposalOtherBye);
  seen += departure.other_bye ? 1 : 0;
}

TEST(VerdictStory, AndWhyNotPutTheScoreOfTheByeFirst) {
  test::Random random(20261130);
  int seen = 0;
  for (int tried = 0; tried < 6000; ++tried) {
    const std::optional<Subject> subject = test::random_round(random, 5, 11);
    if (!subject || !subject->answer || !subject->answer->bye) continue;
    if (articles_of(subject->answer->edition).bye_score.empty()) continue;
    for (const Board& board : subject->answer->boards)
      expect_same_bye(*subject, *subject->answer->bye, board.white, seen);
  }
  EXPECT_GT(seen, 10);
}

TEST(VerdictStory, OfACorrectRoundHasOneClaim) {
  test::Random random(3);
  const std::optional<Subject> subject = test::random_round(random, 8, 8);
  ASSERT_TRUE(subject && subject->answer);
  const Result<Verdict> verdict = judge(subject->tournament, proposal_of(*subject->answer), subject->options);
  ASSERT_TRUE(verdict);
  const Explanation answer = explain_verdict(*verdict);
  ASSERT_EQ(answer.story.size(), 1U);
  EXPECT_EQ(answer.story.front().statement, Statement::ProposalCorrect);
}

}  // namespace
}  // namespace bloesem::explain
