#include "engine/dutch/solve/whole_round/reconstruct.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "criteria/dutch/fide_2026.hpp"
#include "engine/dutch/flow_2026.hpp"
#include "engine/dutch/solvers.hpp"
#include "engine/swiss/bracket_walk.hpp"
#include "tests/support/next_round.hpp"
#include "tests/support/random_field.hpp"
#include "tests/support/same_pairing.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem::swiss::dutch {
namespace {

using Pairing = std::vector<std::pair<Position, Position>>;

// The brackets of a walk follow from its pairs.
TEST(Reconstruct, FindsTheBracketsThatWerePaired) {
  test::Random random(231);
  SolverChain chain = solvers(SolverChoice::Auto);
  const WalkContext context{&chain, {}};
  int exchanges = 0;
  int moved_down = 0;
  int byes = 0;
  for (int run = 0; run < 1500 && !testing::Test::HasFailure(); ++run) {
    SCOPED_TRACE(run);
    RoundField field = test::next_round(
        test::made_up_tournament(random, random.between(1, 14), random.between(0, 5)), fide_2026);
    const Result<Walk> walk = flow_2026(field, criteria::fide_2026(), context);
    if (!walk) continue;
    Reconstruction round = reconstruct(field, walk->pairs);
    ASSERT_EQ(round.brackets.size(), walk->brackets.size());
    for (std::size_t i = 0; i < round.brackets.size(); ++i) {
      auto& [bracket, pairing] = round.brackets[i];
      const BracketRecord& expected = walk->brackets[i];
      BracketRecord record;
      write_record(record, field, bracket, std::move(pairing));
      EXPECT_EQ(record.score, expected.score);
      EXPECT_EQ(record.moved_down, expected.moved_down);
      EXPECT_EQ(record.residents, expected.residents);
      test::expect_same_candidate(record, expected);
      exchanges += record.exchanges;
      moved_down += record.moved_down.empty() ? 0 : 1;
    }
    ASSERT_EQ(round.left_over.size(), walk->bye ? 1U : 0U);
    EXPECT_TRUE(!walk->bye || round.left_over.front() == *walk->bye);
    byes += walk->bye ? 1 : 0;
  }
  EXPECT_GT(exchanges, 100);
  EXPECT_GT(moved_down, 500);
  EXPECT_GT(byes, 200);
}

// Also of pairs that no rule would give: each is made in the bracket of its lower player.
TEST(Reconstruct, TakesAnyPairs) {
  const RoundField field = test::next_round(test::TournamentBuilder(6).byes("1 F, 2 F, 3 H, 4 H"));
  const Reconstruction round = reconstruct(field, Pairing{{0, 5}, {2, 3}});
  ASSERT_EQ(round.brackets.size(), 3U);
  EXPECT_EQ(round.brackets[0].pairing.downfloaters, positions(0, 2));
  EXPECT_EQ(round.brackets[1].bracket.moved_down, positions(0, 2));
  EXPECT_EQ(round.brackets[1].pairing.pairs, (Pairing{{2, 3}}));
  EXPECT_EQ(round.brackets[2].pairing.pairs, (Pairing{{0, 5}}));
  EXPECT_EQ(round.left_over, (std::vector<Position>{1, 4}));
}

TEST(Reconstruct, TheCollapsedBracketHasAllLaterPlayers) {
  const RoundField field = test::next_round(test::TournamentBuilder(6).byes("1 F, 2 F, 3 H, 4 H"));
  const Reconstruction round = reconstruct(field, Pairing{{0, 1}, {2, 4}, {3, 5}}, Position(2));
  ASSERT_EQ(round.brackets.size(), 2U);
  EXPECT_EQ(round.brackets[1].bracket.residents, positions(2, 6));
  EXPECT_TRUE(round.left_over.empty());
}

// 0 and 1 are MDPs; 1 floats on, as does 6. Of the remainder 3, 4, 5, 6 only 5 has an opponent: 4.
TEST(RemainderOf, HasTheResidentsWhoDoNotMeetAnMdp) {
  const Bracket bracket{criteria::BracketKind::Normal, {0, 1}, positions(2, 7), {}, {}};
  const std::vector<Position> mates = {2, 7, 0, nobody, 5, 4, 8, 1, 6};
  const Remainder remainder = remainder_of(bracket, mates);
  EXPECT_EQ(remainder.members, positions(3, 7));
  EXPECT_EQ(remainder.pairs, 1);
  const BracketPairing pairing = pairing_of(bracket, mates);
  EXPECT_EQ(pairing.pairs, (Pairing{{0, 2}, {4, 5}}));
  EXPECT_EQ(pairing.downfloaters, (std::vector<Position>{1, 3, 6}));
  EXPECT_EQ(pairing.exchanges, 1) << "4 takes the place of 3 in S1";
}

}  // namespace
}  // namespace bloesem::swiss::dutch
