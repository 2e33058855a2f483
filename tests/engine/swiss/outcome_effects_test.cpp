#include "engine/swiss/outcome_effects.hpp"

#include <gtest/gtest.h>

#include <set>

#include "bloesem/edition.hpp"

namespace bloesem::swiss {
namespace {

PointSystem unusual_points() {
  PointSystem points;
  points.win = points.forfeit_win = points.full_bye = 30;
  points.draw = points.half_bye = points.pairing_bye = 10;
  points.loss = points.forfeit_loss = 5;
  points.zero_bye = 5;
  points.unfinished = 1;
  return points;
}

constexpr int outcomes = static_cast<int>(Outcome::Unfinished) + 1;

TEST(OutcomeEffects, AreTheRulesOfEveryEntry) {
  int bars = 0;
  int floats = 0;
  for (const System* rules : {&dutch::baku_2016, &dutch::fide_2026})
    for (const PointSystem& points : {PointSystem(), unusual_points()}) {
      const OutcomeEffects effects(*rules, points);
      for (int outcome = 0; outcome < outcomes; ++outcome)
        for (const PlayerIndex opponent : {no_player, PlayerIndex(0), PlayerIndex(12'345)}) {
          const RoundEntry entry{opponent, Colour::None, static_cast<Outcome>(outcome)};
          SCOPED_TRACE(testing::Message() << outcome << " against " << opponent);
          const OutcomeEffect& effect = effects.of(OutcomeEffects::kind_of(entry));
          EXPECT_EQ(effect.worth, points_of(entry.outcome, points));
          EXPECT_EQ(effect.played, was_played(entry));
          EXPECT_EQ(effect.bars_bye, !was_played(entry) && rules->bars_bye(entry, points));
          bars += effect.bars_bye ? 1 : 0;
          if (was_played(entry)) continue;
          EXPECT_EQ(effect.leaves, rules->float_of_unplayed(entry, points));
          floats += effect.leaves == criteria::Float::Down ? 1 : 0;
        }
    }
  EXPECT_GT(bars, 0);
  EXPECT_GT(floats, 0);
}

TEST(OutcomeEffects, OfARoundThatDoesNotExistAreNone) {
  const OutcomeEffects effects(dutch::fide_2026, unusual_points());
  const OutcomeEffect& effect = effects.of(OutcomeEffects::nothing);
  EXPECT_EQ(effect.worth, 0);
  EXPECT_FALSE(effect.played);
  EXPECT_FALSE(effect.bars_bye);
  EXPECT_EQ(effect.leaves, criteria::Float::None);
}

TEST(OutcomeEffects, DifferentEntriesAreOfDifferentKinds) {
  std::set<OutcomeEffects::Kind> kinds{OutcomeEffects::nothing};
  for (int outcome = 0; outcome < outcomes; ++outcome)
    for (const PlayerIndex opponent : {no_player, PlayerIndex(7)})
      kinds.insert(OutcomeEffects::kind_of({opponent, Colour::White, static_cast<Outcome>(outcome)}));
  EXPECT_EQ(kinds.size(), 2U * outcomes + 1U);
}

}  // namespace
}  // namespace bloesem::swiss
