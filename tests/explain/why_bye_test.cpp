#include <gtest/gtest.h>

#include <algorithm>
#include <iterator>
#include <string>

#include "bloesem/explain/why.hpp"
#include "engine/sequence/pair_round.hpp"
#include "tests/explain/random_round.hpp"
#include "tests/explain/sequence_cost.hpp"
#include "tests/explain/story_arguments.hpp"

namespace bloesem::explain {
namespace {

using bloesem::test::argument;
using bloesem::test::Random;
using bloesem::test::random_round;
using bloesem::test::sequence_cost;

Statement statement_of(PairFate fate) {
  if (fate == PairFate::Impossible) return Statement::ByeOrImpossible;
  if (fate == PairFate::Completion) return Statement::ByeOrCompletion;
  return fate == PairFate::Criterion ? Statement::ByeOrCriterion : Statement::ByeOrOrder;
}

TEST(WhyBye, CostsWhatTheSequenceEngineFindsWithoutIt) {
  Random random(13);
  for (int stories = 0; stories < 100;) {
    const std::optional<Subject> subject = random_round(random, 3, 13);
    if (!subject || !subject->answer) continue;
    const Result<Explanation> answer = explain_bye(*subject);
    if (!subject->answer->bye) {
      ASSERT_FALSE(answer);
      continue;
    }
    if (!answer) continue;  // the bye was given beforehand
    ASSERT_LE(answer->story.size(), most_sentences);
    PairOptions options = subject->options;
    options.without_bye.push_back(*subject->answer->bye);
    const PairAnswer cost = sequence_cost(*subject, options);
    const auto has_bye = std::find_if(answer->story.begin(), answer->story.end(), [](const Claim& claim) {
      return claim.statement == Statement::HasTheBye;
    });
    const Claim& claim = *std::next(has_bye);
    ASSERT_EQ(claim.statement, statement_of(cost.fate));
    if (cost.fate != PairFate::Impossible) {
      const Result<RoundPairing> other = sequence::pair_round(subject->tournament, options);
      ASSERT_EQ(other->bye, argument<PlayerIndex>(claim, "other"));
    }
    if (cost.fate == PairFate::Criterion) {
      ASSERT_EQ(argument<std::string>(claim, "article"), std::string(cost.with.article));
    }
    ++stories;
  }
}

}  // namespace
}  // namespace bloesem::explain
