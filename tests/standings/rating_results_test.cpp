// Expected scores, rating changes, and upsets.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "bloesem/standings/rating_table.hpp"
#include "engine/standings/rating_change.hpp"
#include "engine/standings/upsets.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem::standings {
namespace {

using test::nr;
using test::TournamentBuilder;

Tournament rated(Tournament tournament, const std::vector<int>& ratings) {
  for (std::size_t i = 0; i < ratings.size(); ++i) tournament.players[i].rating = ratings[i];
  return tournament;
}

TEST(RatingTables, ExpectedScores) {
  EXPECT_EQ(expected_percent(0), 50);
  EXPECT_EQ(expected_percent(3), 50);
  EXPECT_EQ(expected_percent(4), 51);
  EXPECT_EQ(expected_percent(-4), 49);
  EXPECT_EQ(expected_percent(400), 92);
  EXPECT_EQ(expected_percent(-400), 8);
  EXPECT_EQ(expected_percent(735), 99);
  EXPECT_EQ(expected_percent(736), 100);
  EXPECT_EQ(expected_percent(-3000), 0);
  for (int difference = 0; difference < 3000; ++difference)
    EXPECT_EQ(expected_percent(difference) + expected_percent(-difference), 100);
}

TEST(RatingTables, DifferencesOfPercentages) {
  EXPECT_EQ(rating_difference(50), 0);
  EXPECT_EQ(rating_difference(67), 125);
  EXPECT_EQ(rating_difference(38), -87);
  EXPECT_EQ(rating_difference(100), 800);
  EXPECT_EQ(rating_difference(0), -800);
  // The rating difference of a score must give the same expected score.
  for (int percent = 1; percent < 100; ++percent)
    EXPECT_EQ(expected_percent(rating_difference(percent)), percent);
}

// The sum of digest vector 44: .93 + .71 + .82 + .59 + .45 = 3.50; with the 400-point rule the first is .92.
const std::vector<int> vector_44{2112, 1700, 1950, 1850, 2050, 2150};
Tournament five_games() {
  return rated(
      TournamentBuilder(6).round("1-2 1/0").round("3-1 =").round("1-4 1/0").round("5-1 0/1").round("1-6 0/1"),
      vector_44);
}

TEST(RatingChange, AddsUpTheTable) {
  const std::vector<RatingChange> full = rating_changes(five_games(), {.differences = Differences::Full});
  ASSERT_EQ(full.size(), 6U);
  EXPECT_EQ(full[0].games.size(), 5U);
  EXPECT_EQ(full[0].score, 350);
  EXPECT_EQ(full[0].expected, 350);
  EXPECT_EQ(full[0].change, 0);
  const std::vector<RatingChange> capped = rating_changes(five_games(), {});
  EXPECT_EQ(capped[0].games[0].difference, 400);
  EXPECT_EQ(capped[0].expected, 349);
  EXPECT_EQ(capped[0].k, 20);
  EXPECT_EQ(capped[0].change, 20);  // 20 * 0.01
  EXPECT_EQ(capped[1].games[0].difference, -400);
  EXPECT_EQ(capped[1].change, 20 * -8);
}

TEST(RatingChange, TheWholeDifferenceCountsFrom2650On) {
  const Tournament t = rated(TournamentBuilder(2).round("1-2 1/0"), {2650, 2000});
  EXPECT_EQ(rating_changes(t, {})[0].games[0].difference, 650);
  EXPECT_EQ(rating_changes(t, {})[1].games[0].difference, -400);
  EXPECT_EQ(rating_changes(t, {.differences = Differences::Capped})[0].games[0].difference, 400);
  const Tournament below = rated(t, {2649, 2000});
  EXPECT_EQ(rating_changes(below, {})[0].games[0].difference, 400);
}

TEST(RatingChange, OnlyRatedGamesBetweenRatedPlayers) {
  const Tournament t = rated(TournamentBuilder(4)
                                 .round("1-2 +/-, 3-4 1/0")
                                 .round("1-2 W/L, 3 U, 4 H")
                                 .round("1-4 1/0, 2-3 =")
                                 .round("2-1 =/0"),
                             {2000, 1900, 1800, 0});
  const std::vector<RatingChange> changes = rating_changes(t, {});
  ASSERT_EQ(changes.size(), 3U);  // the fourth player is unrated
  EXPECT_EQ(changes[0].games.size(), 1U);
  EXPECT_EQ(changes[0].score, 0);  // the arbiter gave half a point to the opponent only
  EXPECT_EQ(changes[1].score, 100);
  EXPECT_EQ(changes[2].games.size(), 1U);
  EXPECT_EQ(rating_changes(t, {.after = 2})[1].games.size(), 0U);
}

TEST(RatingChange, KIsGivenOrFollowsTheRules) {
  EXPECT_EQ(default_k(2399, {}, {}), 20);
  EXPECT_EQ(default_k(2400, {}, {}), 10);
  EXPECT_EQ(default_k(2299, 2008, 2026), 40);
  EXPECT_EQ(default_k(2299, 2007, 2026), 20);
  EXPECT_EQ(default_k(2300, 2015, 2026), 20);
  EXPECT_EQ(default_k(2299, 2015, {}), 20);
  const std::vector<RatingChange> changes = rating_changes(five_games(), {.k = {15, std::nullopt}});
  EXPECT_EQ(changes[0].k, 15);
  EXPECT_EQ(changes[1].k, 20);
  EXPECT_EQ(changes[5].k, 20);
}

TEST(RatingChange, KTimesGamesIsAtMost700) {
  EXPECT_EQ(limited_k(40, 0), 40);
  EXPECT_EQ(limited_k(40, 17), 40);
  EXPECT_EQ(limited_k(40, 18), 38);
  EXPECT_EQ(limited_k(20, 35), 20);
  EXPECT_EQ(limited_k(20, 36), 19);
}

TEST(RatingChange, WhatOneWinsTheOtherLoses) {
  for (int difference = 0; difference < 800; difference += 7) {
    const Tournament t = rated(TournamentBuilder(2).round("1-2 0/1"), {2399, 2399 - difference});
    const std::vector<RatingChange> changes = rating_changes(t, {});
    EXPECT_EQ(changes[0].change + changes[1].change, 0);
  }
}

// Returns "key: lower-higher" in half rating points.
std::vector<std::string> shown(const std::vector<Upset>& list) {
  std::vector<std::string> lines;
  for (const Upset& upset : list)
    lines.push_back(std::to_string(upset.doubled_key) + ": " + std::to_string(upset.lower + 1) + '-' +
                    std::to_string(upset.higher + 1) + (upset.drawn ? " =" : ""));
  return lines;
}

using Lines = std::vector<std::string>;

TEST(Upsets, TheGreatestDifferenceFirstADrawCountsHalf) {
  const Tournament t = rated(TournamentBuilder(6)
                                 .round("1-2 0/1, 3-4 1/0, 5-6 1/0")
                                 .round("4-1 =, 2-3 0/1")
                                 .round("1-5 =, 4-6 0/1")
                                 .round("2-4 -/+, 3-1 1/0"),
                             {2000, 1900, 1700, 1699, 0, 1600});
  EXPECT_EQ(shown(upsets(t)), (Lines{"600: 3-1", "400: 3-2", "301: 4-1 =", "200: 2-1", "198: 6-4"}));
  EXPECT_EQ(shown(upsets(t, 2)), (Lines{"400: 3-2", "301: 4-1 ="}));
  EXPECT_TRUE(upsets(t, 9).empty());
}

TEST(Upsets, EqualOnesInTheOrderOfTheGames) {
  const Tournament t =
      rated(TournamentBuilder(4).round("1-2 0/1, 4-3 0/0").round("3-4 0/1, 1-2 0/1"), {2000, 1900, 1900, 1800});
  const std::vector<Upset> list = upsets(t);
  EXPECT_EQ(shown(list), (Lines{"200: 2-1", "200: 2-1", "200: 4-3"}));
  EXPECT_EQ(list[0].game.round, 1);
}

}  // namespace
}  // namespace bloesem::standings
