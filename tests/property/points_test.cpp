// Scores are compared and subtracted: neither their unit nor their zero matters, except where the rules name an
// amount, namely the one point of A.8 and the half of the maximum of A.7.
#include <gtest/gtest.h>

#include <algorithm>

#include "tests/property/random_rounds.hpp"
#include "tests/support/matchers.hpp"

namespace bloesem::test {
namespace {

constexpr Points PointSystem::*values[] = {
    &PointSystem::win,         &PointSystem::draw,         &PointSystem::loss,
    &PointSystem::forfeit_win, &PointSystem::forfeit_loss, &PointSystem::pairing_bye,
    &PointSystem::full_bye,    &PointSystem::half_bye,     &PointSystem::zero_bye};

Tournament scaled(Tournament t, Points factor) {
  for (const auto value : values) t.points.*value *= factor;
  for (Player& player : t.players)
    for (Points& points : player.virtual_points) points *= factor;
  return t;
}

bool has_clb(const RoundPairing& pairing) {
  const auto& brackets = pairing.record.brackets;
  return !brackets.empty() && brackets.back().kind == criteria::BracketKind::Collapsed;
}

// 2-1-0 is 1-½-0 in another unit. The one point in the artificial value of A.8 stays the same, but its size
// does not matter if all residents have the same score: with the pairs fixed by C.5, the PSD compares which
// MDPs float, the highest first, and so do C.16 and C.18 with the number of repeated downfloats fixed by C.12
// and C.14. In a CLB the residents' scores differ, and the point is compared with their differences: there its
// size matters.
TEST(Points, InAnotherUnitChangeNothingAboveACollapsedBracket) {
  int without_clb = 0;
  int changed_in_clb = 0;
  for_random_pairings([&](const Tournament& t, const RoundPairing& pairing, Random& random) {
    const Result<RoundPairing> again = pair_round(scaled(t, random.between<Points>(2, 7)));
    ASSERT_TRUE(again) << again.error().message;
    if (has_clb(pairing)) {
      changed_in_clb += text_of(again) != text_of(pairing) ? 1 : 0;
    } else {
      EXPECT_EQ(text_of(again), text_of(pairing));
      ++without_clb;
    }
    const auto& before = pairing.record.brackets;
    const auto& after = again->record.brackets;
    ASSERT_EQ(brackets_of(again), brackets_of(pairing));
    for (std::size_t i = 0; i < before.size() && before[i].kind != criteria::BracketKind::Collapsed; ++i)
      EXPECT_EQ(after[i].pairs, before[i].pairs) << "bracket of score " << before[i].score;
  });
  RecordProperty("without_clb", without_clb);
  RecordProperty("changed_in_clb", changed_in_clb);
  EXPECT_GT(without_clb, rounds_to_try() / 3);
}

// Without topscorers (A.7), because half of the maximum is an amount.
Tournament before_the_final_round(Tournament t) {
  t.rounds_declared = t.rounds_played + 2;
  return t;
}

// Adds one point for every round, whether the player is present or absent.
TEST(Points, GivenToEverybodyForEveryRoundChangeNothing) {
  for_random_rounds([](const Tournament& t, Random& random) {
    const Tournament plain = before_the_final_round(t);
    Tournament other = plain;
    const Points gift = 5 * random.between<Points>(1, 4);
    for (const auto value : values) other.points.*value += gift;
    EXPECT_EQ(text_of(pair_round(other)), text_of(pair_round(plain)));
  });
}

// Different ones in each round: floats compare scores within one round (A.4.b).
TEST(Points, FictitiousForEverybodyChangeNothing) {
  for_random_rounds([](const Tournament& t, Random& random) {
    const Tournament plain = before_the_final_round(t);
    Tournament other = plain;
    for (int r = 0; r <= t.rounds_played; ++r) {
      const Points gift = 5 * random.between<Points>(0, 6);
      for (Player& player : other.players) {
        player.virtual_points.resize(std::max(player.virtual_points.size(), static_cast<std::size_t>(r) + 1));
        player.virtual_points[static_cast<std::size_t>(r)] += gift;
      }
    }
    EXPECT_EQ(text_of(pair_round(other)), text_of(pair_round(plain)));
  });
}

// C.04.1 and A.4 ask whether a game was played, not whether it is rated.
TEST(Points, OfUnratedGamesAreThoseOfGames) {
  int rated = 0;
  for_random_rounds([&](const Tournament& t, Random&) {
    Tournament other = t;
    for (Player& player : other.players) {
      for (RoundEntry& entry : player.rounds) {
        const Outcome before = entry.outcome;
        if (before == Outcome::UnratedWin) entry.outcome = Outcome::Win;
        if (before == Outcome::UnratedDraw) entry.outcome = Outcome::Draw;
        if (before == Outcome::UnratedLoss) entry.outcome = Outcome::Loss;
        rated += entry.outcome != before ? 1 : 0;
      }
    }
    EXPECT_EQ(text_of(pair_round(other)), text_of(pair_round(t)));
  });
  EXPECT_GT(rated, rounds_to_try());
}

}  // namespace
}  // namespace bloesem::test
