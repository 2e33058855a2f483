#include "criteria/completion_costs.hpp"

#include <gtest/gtest.h>

#include <cstdint>

#include "tests/criteria/facts.hpp"
#include "tests/support/random.hpp"

namespace bloesem::criteria {
namespace {

constexpr Zone every_zone[] = {Zone::Bracket, Zone::Next, Zone::Below};

// C.2, C.4: players left over complete a round if there is none, or one who may have the bye. One digit decides
// it, and it never prefers others.
TEST(Incomplete, TellsWhetherTheRoundIsComplete) {
  test::Random random(21);
  int complete = 0;
  for (int run = 0; run < 5000; ++run) {
    std::int64_t cost = 0;
    int players = 0;
    int ineligible = 0;
    for (int left = random.between(0, 4); left > 0; --left) {
      PlayerFacts facts = test::facts(random.between(0, 90));
      facts.bye_eligible = random.chance(60);
      const Charge charge = incomplete({facts, every_zone[random.between(0, 2)], random.chance(50), 0});
      EXPECT_EQ(charge.difference, 0);
      cost += charge.amount;
      ++players;
      ineligible += facts.bye_eligible ? 0 : 1;
    }
    ASSERT_EQ(cost <= 1, players == 0 || (players == 1 && ineligible == 0));
    // One ineligible player is no better than two who are eligible.
    ASSERT_TRUE(players != 1 || ineligible != 1 || cost > 2);
    complete += cost <= 1 ? 1 : 0;
  }
  EXPECT_GT(complete, 500);
}

TEST(OnePlayer, CountsEverybodyAlike) {
  for (const Zone zone : every_zone)
    for (const bool eligible : {false, true}) {
      PlayerFacts facts = test::facts(eligible ? 15 : 30);
      facts.bye_eligible = eligible;
      EXPECT_EQ(one_player({facts, zone, eligible, 5}).amount, 1);
    }
}

// C.7: of the players left over in the next bracket only this bracket's downfloaters are listed.
TEST(FloatsOn, ListsTheScoresOfDownfloatersAboveTheArtificialOne) {
  for (const Points score : {0, 5, 40})
    for (const bool moved_down : {false, true}) {
      const PlayerFacts facts = test::facts(score);
      const Charge charge = floats_on({facts, Zone::Bracket, moved_down, -10});
      EXPECT_EQ(charge.amount, 1);
      EXPECT_EQ(charge.difference, score + 10);
      for (const Zone zone : {Zone::Next, Zone::Below})
        EXPECT_EQ(floats_on({facts, zone, moved_down, -10}).amount, 0);
    }
}

}  // namespace
}  // namespace bloesem::criteria
