#include "criteria/bye_eligibility.hpp"

#include <gtest/gtest.h>

namespace bloesem::criteria {
namespace {

bool bars(Outcome outcome, PlayerIndex opponent = no_player) {
  return bars_bye_2016({opponent, Colour::None, outcome});
}

TEST(ArticleC2, APreviousByeOrAForfeitWinBars) {
  EXPECT_TRUE(bars(Outcome::PairingBye));
  EXPECT_TRUE(bars(Outcome::ForfeitWin, 1));
}

TEST(TrapC2Kind, AFullPointByeDoesNotBar) { EXPECT_FALSE(bars(Outcome::FullBye)); }

TEST(TrapC2Kind, NothingElseBars) {
  for (const Outcome outcome : {Outcome::Absent, Outcome::HalfBye, Outcome::ZeroBye})
    EXPECT_FALSE(bars(outcome));
  for (const Outcome outcome : {Outcome::Win, Outcome::Draw, Outcome::Loss, Outcome::UnratedWin,
                                Outcome::UnratedDraw, Outcome::UnratedLoss, Outcome::ForfeitLoss})
    EXPECT_FALSE(bars(outcome, 1));
}

}  // namespace
}  // namespace bloesem::criteria
