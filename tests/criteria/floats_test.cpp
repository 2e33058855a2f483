#include "criteria/floats.hpp"

#include <gtest/gtest.h>

#include "tests/support/random.hpp"

namespace bloesem::criteria {
namespace {

TEST(ArticleA4b, TheHigherScoredPlayerOfAGameFloatsDown) {
  EXPECT_EQ(float_of_game(15, 10), Float::Down);
  EXPECT_EQ(float_of_game(10, 15), Float::Up);
  EXPECT_EQ(float_of_game(10, 10), Float::None);
}

// 1.4.3, 1.4.4
TEST(Fide2026, WhoDidNotPlayHasADownfloatForTheByeOrForPoints) {
  const PointSystem usual;
  const auto float_of = [](Outcome outcome, const PointSystem& system) {
    return float_of_unplayed_2026({no_player, Colour::None, outcome}, system);
  };
  for (const Outcome outcome : {Outcome::PairingBye, Outcome::FullBye, Outcome::HalfBye, Outcome::ForfeitWin})
    EXPECT_EQ(float_of(outcome, usual), Float::Down);
  for (const Outcome outcome : {Outcome::ZeroBye, Outcome::Absent, Outcome::ForfeitLoss})
    EXPECT_EQ(float_of(outcome, usual), Float::None);
  PointSystem other;
  other.pairing_bye = other.loss;  // equal to a loss, but still the bye
  other.half_bye = other.loss;
  other.zero_bye = 1;
  EXPECT_EQ(float_of(Outcome::PairingBye, other), Float::Down);
  EXPECT_EQ(float_of(Outcome::HalfBye, other), Float::None);
  EXPECT_EQ(float_of(Outcome::ZeroBye, other), Float::Down);
}

TEST(TrapFloatUnplayed, WhoDidNotPlayHasADownfloat) { EXPECT_EQ(float_of_unplayed_2016(), Float::Down); }

// A game floats both players, in opposite directions, or neither.
TEST(ArticleA4b, AGameFloatsBothOrNeither) {
  test::Random random(11);
  for (int run = 0; run < 5000; ++run) {
    const Points own = random.between(-100, 1000);
    const Points opponents = random.chance(20) ? own : random.between(-100, 1000);
    const Float of_own = float_of_game(own, opponents);
    const Float of_opponent = float_of_game(opponents, own);
    ASSERT_EQ(of_own == Float::None, own == opponents);
    ASSERT_EQ(of_opponent == Float::None, own == opponents);
    ASSERT_TRUE(own == opponents || of_own != of_opponent);
    ASSERT_TRUE(own <= opponents || of_own == Float::Down);
  }
}

}  // namespace
}  // namespace bloesem::criteria
