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

TEST(Istanbul2012, B1bBarsWhoScoredWithoutPlaying) {
  PointSystem points;
  const auto barred = [&](Outcome outcome) {
    return bars_bye_2012({outcome == Outcome::ForfeitWin ? PlayerIndex(1) : no_player, Colour::None, outcome},
                         points);
  };
  for (const Outcome outcome : {Outcome::PairingBye, Outcome::FullBye, Outcome::HalfBye, Outcome::ForfeitWin})
    EXPECT_TRUE(barred(outcome)) << static_cast<int>(outcome);
  for (const Outcome outcome : {Outcome::ZeroBye, Outcome::Absent, Outcome::ForfeitLoss})
    EXPECT_FALSE(barred(outcome)) << static_cast<int>(outcome);
  EXPECT_FALSE(bars_bye_2012({1, Colour::White, Outcome::Win}, points));
  points.pairing_bye = points.half_bye = 0;
  EXPECT_TRUE(barred(Outcome::PairingBye));
  EXPECT_FALSE(barred(Outcome::HalfBye));
}

// The eligibility table of both editions. Under the 2026 text the points scored bar from the bye, not the kind
// of round.
TEST(Fide2026, C2BarsWhoScoredAWinWithoutPlaying) {
  const PointSystem usual;
  const auto barred = [&](Outcome outcome, const PointSystem& system) {
    return bars_bye_2026({outcome == Outcome::ForfeitWin ? PlayerIndex(1) : no_player, Colour::None, outcome},
                         system);
  };
  EXPECT_TRUE(barred(Outcome::PairingBye, usual));
  EXPECT_TRUE(barred(Outcome::ForfeitWin, usual));
  EXPECT_TRUE(barred(Outcome::FullBye, usual));
  for (const Outcome outcome : {Outcome::Absent, Outcome::HalfBye, Outcome::ZeroBye, Outcome::ForfeitLoss})
    EXPECT_FALSE(barred(outcome, usual));
  PointSystem generous;
  generous.half_bye = generous.win;
  generous.pairing_bye = generous.loss;
  generous.forfeit_win = generous.draw;
  EXPECT_TRUE(barred(Outcome::HalfBye, generous));
  EXPECT_TRUE(barred(Outcome::PairingBye, generous)) << "whatever it was worth";
  EXPECT_FALSE(barred(Outcome::ForfeitWin, generous));
  for (const Outcome played : {Outcome::Win, Outcome::UnratedWin, Outcome::Draw})
    EXPECT_FALSE(bars_bye_2026({1, Colour::White, played}, usual));
}

TEST(DoubleSwiss2026, C2BarsByTheNameOfTheResult) {
  for (const Outcome outcome : {Outcome::PairingBye, Outcome::ForfeitWin, Outcome::FullBye})
    EXPECT_TRUE(bars_bye_of_matches({no_player, Colour::None, outcome}));
  for (const Outcome outcome : {Outcome::Absent, Outcome::HalfBye, Outcome::ZeroBye, Outcome::ForfeitLoss})
    EXPECT_FALSE(bars_bye_of_matches({no_player, Colour::None, outcome}));
}

}  // namespace
}  // namespace bloesem::criteria
