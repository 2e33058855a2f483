#include "engine/dutch/solve/whole_round/bracket_by_bracket.hpp"

#include <gtest/gtest.h>

#include <vector>

#include "criteria/dutch/baku_2016.hpp"
#include "engine/dutch/solve/whole_round/whole_round.hpp"
#include "engine/swiss/bracket_walk.hpp"
#include "tests/engine/dutch/solve/last_bracket.hpp"
#include "tests/support/same_pairing.hpp"
#include "tests/support/solve.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem::swiss::dutch {
namespace {

using test::TournamentBuilder;

TEST(RefuseWholeRound, OfMorePlayersThanTheLimit) {
  EXPECT_FALSE(refuse_whole_round(test::next_round(TournamentBuilder(max_players_of_whole_round))));
  const auto error = refuse_whole_round(test::next_round(TournamentBuilder(max_players_of_whole_round + 1)));
  ASSERT_TRUE(error);
  EXPECT_EQ(error->code, ErrorCode::TooLarge);
}

TEST(ReportProgress, AsksWithTheNumberOfSettledPlayers) {
  const RoundField field = test::next_round(TournamentBuilder(4));
  RoundGraph graph(field, positions(0, 4));
  EXPECT_FALSE(report_progress({}, graph)) << "nobody is asked";
  std::vector<int> told;
  const WalkContext context{nullptr, [&](int settled) {
                              told.push_back(settled);
                              return settled == 0;
                            }};
  EXPECT_FALSE(report_progress(context, graph));
  graph.settle(std::vector<std::pair<Position, Position>>{{0, 2}});
  const auto error = report_progress(context, graph);
  ASSERT_TRUE(error);
  EXPECT_EQ(error->code, ErrorCode::Cancelled);
  EXPECT_EQ(told, (std::vector{0, 2}));
}

TEST(LeavesNobodyButTheBye, AcceptsOnePlayerWhoMayHaveIt) {
  const auto leaves = [](const Tournament& tournament) {
    const RoundField field = test::next_round(tournament);
    return leaves_only_the_bye(field, RoundGraph(field, positions(0, field.size())));
  };
  EXPECT_TRUE(leaves(TournamentBuilder(0)));
  EXPECT_TRUE(leaves(TournamentBuilder(1)));
  EXPECT_FALSE(leaves(TournamentBuilder(1).round("1 U")));
  EXPECT_FALSE(leaves(TournamentBuilder(2)));
}

TEST(PairBracket, PairsRandomBracketsLikeTheReference) {
  test::Random random(241);
  int compared = 0;
  int exchanged = 0;
  for (int run = 0; run < 800 && !testing::Test::HasFailure(); ++run) {
    SCOPED_TRACE(run);
    const auto [field, bracket] = test::random_last_bracket(random, 12, 1);
    const auto expected = test::by_lemon(field, criteria::baku_2016(), bracket);
    ASSERT_TRUE(expected);
    if (expected->criteria.front().count > 1) continue;  // C.2: cannot be completed
    const auto pairing = test::by_whole_round(field, criteria::baku_2016(), bracket);
    ASSERT_TRUE(pairing);
    test::expect_same_pairing(*pairing, *expected);
    ++compared;
    exchanged += expected->exchanges;
  }
  EXPECT_GT(compared, 200);
  EXPECT_GT(exchanged, 10);
}

// The look-ahead is about the next bracket as it was paired: 3, an MDP there, is left over again.
TEST(WalkOf, RecordsWhatTheNextBracketLeftOver) {
  const RoundField field = test::next_round(TournamentBuilder(5).byes("1 F, 2 F, 3 F"));
  Reconstruction round = reconstruct(field, std::vector<std::pair<Position, Position>>{{0, 1}, {3, 4}});
  round.brackets[0].bracket.kind = criteria::BracketKind::BeforeLast;
  round.brackets[1].bracket.kind = criteria::BracketKind::Last;
  const Walk walk = walk_of(field, criteria::baku_2016(), std::move(round));
  EXPECT_EQ(walk.bye, Position(2));
  ASSERT_EQ(walk.brackets.size(), 2U);
  EXPECT_EQ(walk.brackets[0].solved_by, "whole");
  std::vector<criteria::CriterionValue> ahead;
  for (const criteria::CriterionValue& value : walk.brackets[0].criteria)
    if (value.article == "C.7") ahead.push_back(value);
  ASSERT_EQ(ahead.size(), 2U);
  EXPECT_EQ(ahead[0].count, 1);
  EXPECT_EQ(std::vector<Points>(ahead[1].differences.begin(), ahead[1].differences.end()),
            std::vector<Points>{20})
      << "one point, and one more to the artificial score";
}

}  // namespace
}  // namespace bloesem::swiss::dutch
