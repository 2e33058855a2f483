#include "engine/swiss/set_aside.hpp"

#include <gtest/gtest.h>

#include <numeric>
#include <vector>

#include "engine/swiss/completion.hpp"
#include "engine/swiss/system.hpp"
#include "matching/cardinality/carried_matching.hpp"
#include "matching/steps.hpp"
#include "tests/support/random_field.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem::swiss {
namespace {

using test::Random;

// Bars some players from nearly everybody.
void leave_few_partners(Random& random, Tournament& tournament) {
  const auto players = static_cast<PlayerIndex>(tournament.players.size());
  for (int few = random.between(0, 6); few > 0; --few) {
    const auto own = PlayerIndex(random.between(0, players.value() - 1));
    const int percent = random.between(70, 100);
    for (PlayerIndex other = 0; other < players; ++other)
      if (other != own && random.chance(percent)) tournament.forbidden_groups.push_back({own, other});
  }
}

RoundField field_of(const Tournament& tournament) {
  return RoundField(tournament, dutch::baku_2016, {tournament.rounds_played + 1, 99, {}, {}});
}

bool can_be_matched(const RoundField& field, const std::vector<Position>& players) {
  const LegalPairs graph(field, players);
  return matching::CarriedMatching<LegalPairs>(graph).cover(members_first(field, graph));
}

TEST(SetAside, NeverContradictsTheMatching) {
  Random random(2371);
  int possible = 0;
  int impossible = 0;
  for (int run = 0; run < 6000 && !testing::Test::HasFailure(); ++run) {
    SCOPED_TRACE(run);
    const auto colours = random.chance(50) ? test::Colours::Mixed : test::Colours::Lopsided;
    Tournament tournament =
        test::made_up_tournament(random, random.between(8, 90), random.between(0, 5), colours);
    leave_few_partners(random, tournament);
    const RoundField field = field_of(tournament);
    std::vector<Position> players;
    const int share = random.between(60, 100);
    for (Position p = 0; p < field.size(); ++p)
      if (random.chance(share)) players.push_back(p);
    const std::optional<bool> answer = completable_by_setting_aside(field, players);
    if (!answer) continue;
    ASSERT_EQ(*answer, can_be_matched(field, players));
    ++(*answer ? possible : impossible);
  }
  EXPECT_GT(possible, 800);
  EXPECT_GT(impossible, 400);
}

TEST(SetAside, DecidesNothingWhereNobodyIsBarredFromMany) {
  const RoundField field = field_of(test::TournamentBuilder(40).forbid({1, 2}));
  std::vector<Position> players(at(field.size()));
  std::iota(players.begin(), players.end(), Position(0));
  EXPECT_FALSE(completable_by_setting_aside(field, players));
}

// Completion counts those from a score group on without looking at each of them.
TEST(SetAside, IsTheSameForTheRestOfARound) {
  Random random(2372);
  int possible = 0;
  int impossible = 0;
  for (int run = 0; run < 1000 && !testing::Test::HasFailure(); ++run) {
    SCOPED_TRACE(run);
    const auto colours = random.chance(50) ? test::Colours::Mixed : test::Colours::Lopsided;
    Tournament tournament =
        test::made_up_tournament(random, random.between(64, 130), random.between(1, 5), colours);
    leave_few_partners(random, tournament);
    const RoundField field = field_of(tournament);
    Completion completion(field);
    for (Position below = 0; below < field.size(); below = field.end_of_score_group(below)) {
      std::vector<Position> players;
      const int percent = random.between(0, 60);
      for (Position p = 0; p < below; ++p)
        if (random.chance(percent)) players.push_back(p);
      const std::vector<Position> joining = players;
      for (Position p = below; p < field.size(); ++p) players.push_back(p);
      const bool expected = can_be_matched(field, players);
      ASSERT_EQ(completion.possible(joining, below), expected) << below;
      ASSERT_EQ(can_be_completed(field, players), expected) << below;
      ++(expected ? possible : impossible);
    }
  }
  EXPECT_GT(possible, 1200);
  EXPECT_GT(impossible, 600);
}

// Two players who can meet only each other, of many: no rows are written, and nothing is searched.
TEST(SetAside, TakesLinearTime) {
  constexpr int all = 4000;
  Tournament tournament = test::TournamentBuilder(all);
  for (PlayerIndex other = 2; other < all; ++other)
    for (PlayerIndex own = 0; own < 2; ++own) tournament.forbidden_groups.push_back({own, other});
  const RoundField field = field_of(tournament);
  const matching::Steps before = matching::steps_so_far();
  Completion completion(field);
  EXPECT_TRUE(completion.possible({}, 0));
  EXPECT_LE((matching::steps_so_far() - before).total(), 4 * all);
}

}  // namespace
}  // namespace bloesem::swiss
