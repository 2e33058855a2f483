#include "engine/burstein/flow_2026.hpp"

#include <gtest/gtest.h>

#include "tests/support/burstein_case.hpp"
#include "tests/support/matchers.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem::swiss::burstein {
namespace {

using test::TournamentBuilder;

// The first worked example of docs/systems/burstein.md.
TournamentBuilder three_of_six_rounds() {
  return TournamentBuilder(7)
      .declared(6)
      .round("1-4 =, 5-2 0/1, 3-6 =, 7 U")
      .round("6-1 0/1, 4-3 =, 2-7 =, 5 U")
      .round("1-2 1/0, 3-5 1/0, 7-4 =, 6 U");
}

TEST(BursteinFlow, PairsTheWorkedExample) {
  const Result<RoundPairing> pairing = pair_round(three_of_six_rounds(), {.edition = test::burstein_2026});
  EXPECT_THAT(pairing, test::IsPairing("3-1 7-6 4-5 2 bye"));
  EXPECT_EQ(test::brackets_of(pairing), "bye  | normal 1 | normal 1>3 7 | normal 7>4 6 | last 4>5");
}

// The bye comes first, with its criteria; then one entry for each score group.
TEST(BursteinFlow, RecordsTheByeAndTheBrackets) {
  const Result<RoundPairing> pairing = pair_round(three_of_six_rounds(), {.edition = test::burstein_2026});
  ASSERT_TRUE(pairing);
  const BracketRecord& bye = pairing->record.brackets[0];
  EXPECT_EQ(bye.kind, criteria::BracketKind::Bye);
  EXPECT_EQ(bye.downfloaters, std::vector<PlayerIndex>{test::nr(2)});
  ASSERT_EQ(bye.criteria.size(), 2U);
  EXPECT_EQ(bye.criteria[0].differences, criteria::ScoreDifferences{15});
  EXPECT_EQ(bye.criteria[1].count, 0);
  const BracketRecord& second = pairing->record.brackets[2];
  EXPECT_EQ(second.score, 20);
  EXPECT_EQ(second.downfloaters, std::vector<PlayerIndex>{test::nr(7)});
  ASSERT_EQ(second.criteria.size(), 5U);
  EXPECT_EQ(second.criteria[0].count, 1);                                     // C5
  EXPECT_EQ(second.criteria[1].differences, criteria::ScoreDifferences{20});  // C6
  EXPECT_EQ(second.criteria[2].count, 1);                                     // C7
  EXPECT_EQ(second.criteria[3].differences, criteria::ScoreDifferences{15});  // C7
  EXPECT_EQ(second.criteria[4].count, 1);                                     // C8
  EXPECT_FALSE(second.solved_by.empty());
}

TEST(BursteinFlow, NamesAnObstacle) {
  EXPECT_THAT(
      pair_round(TournamentBuilder(6).declared(1).forbid({1, 2, 3, 4}), {.edition = test::burstein_2026}),
      test::FailsWith(ErrorCode::NoValidPairing, "players 1, 2 and 3 cannot all be paired"));
  EXPECT_THAT(
      pair_round(TournamentBuilder(3).declared(2).round("1 F, 2 F, 3 U"), {.edition = test::burstein_2026}),
      test::FailsWith(ErrorCode::NoValidPairing, "1, 2 and 3"));
}

TEST(BursteinFlow, CanBeCancelledAfterAnyBracket) {
  PairOptions options{.edition = test::burstein_2026};
  int calls = 0;
  options.progress = [&](const Progress&) { return ++calls > 0; };
  ASSERT_TRUE(pair_round(three_of_six_rounds(), options));
  EXPECT_GE(calls, 4);
  for (int end = 1; end <= calls; ++end) {
    int call = 0;
    options.progress = [&](const Progress&) { return ++call < end; };
    EXPECT_THAT(pair_round(three_of_six_rounds(), options), test::FailsWith(ErrorCode::Cancelled, "cancelled"));
  }
}

TEST(BursteinFlow, ParanoidComparesTheSolversOnOffer) {
  test::Random random(11);
  for (int i = 0; i < 50; ++i) {
    test::BursteinCase round = test::random_burstein_case(random, 4, 20);
    round.options.paranoid = true;
    const Result<RoundPairing> pairing = pair_round(round.tournament, round.options);
    EXPECT_TRUE(pairing || pairing.error().code == ErrorCode::NoValidPairing) << pairing.error().message;
  }
  PairOptions options{.edition = test::burstein_2026, .solver = SolverChoice::Lemon};
  EXPECT_THAT(pair_round(three_of_six_rounds(), options), test::FailsWith(ErrorCode::InvalidInput, "Burstein"));
}

}  // namespace
}  // namespace bloesem::swiss::burstein
