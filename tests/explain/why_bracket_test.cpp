#include <gtest/gtest.h>

#include "bloesem/explain/why.hpp"
#include "tests/explain/random_round.hpp"
#include "tests/explain/story_arguments.hpp"

namespace bloesem::explain {
namespace {

using bloesem::test::argument;
using bloesem::test::Random;
using bloesem::test::random_round;

TEST(WhyBracket, TellsWhatTheRecordHas) {
  Random random(14);
  for (int brackets = 0; brackets < 200;) {
    const std::optional<Subject> subject = random_round(random, 2, 16);
    if (!subject || !subject->answer) continue;
    for (const BracketRecord& bracket : subject->answer->record.brackets) {
      if (bracket.discarded) continue;
      const Result<Explanation> answer = explain_bracket(*subject, bracket.score);
      ASSERT_TRUE(answer) << answer.error().message;
      ASSERT_EQ(answer->story.front().statement, Statement::BracketHasPlayers);
      ASSERT_EQ(argument<std::int64_t>(answer->story.front(), "count"),
                static_cast<std::int64_t>(bracket.residents.size()));
      for (const Claim& claim : answer->story)
        if (claim.statement == Statement::BracketHasPairs) {
          ASSERT_EQ(argument<std::int64_t>(claim, "count"), static_cast<std::int64_t>(bracket.pairs.size()));
        }
      ++brackets;
    }
    EXPECT_FALSE(explain_bracket(*subject, 999));
  }
}

}  // namespace
}  // namespace bloesem::explain
