#include "engine/team_swiss/rules.hpp"

#include <gtest/gtest.h>

namespace bloesem::test {
namespace {

using swiss::team_swiss::PreferenceType;
using swiss::team_swiss::team_rules;
using swiss::team_swiss::TeamScores;

TEST(TeamRules, FollowTheReadings) {
  swiss::RoundTask task;
  EXPECT_EQ(team_rules(task.readings).preferences, PreferenceType::A);
  EXPECT_TRUE(team_rules(task.readings).uses_secondary());
  EXPECT_FALSE(team_rules(task.readings).graded);
  EXPECT_FALSE(swiss::team_swiss::game_points_first(task.readings));
  task.readings = {1, 1, 1};
  EXPECT_EQ(team_rules(task.readings).preferences, PreferenceType::B);
  EXPECT_FALSE(team_rules(task.readings).uses_secondary());
  EXPECT_TRUE(team_rules(task.readings).graded);
  task.readings = {2, 2, 0};
  EXPECT_EQ(team_rules(task.readings).preferences, std::nullopt);
  EXPECT_EQ(team_rules(task.readings).scores, TeamScores::GameThenMatch);
  EXPECT_TRUE(swiss::team_swiss::game_points_first(task.readings));
}

TEST(TeamRules, WithoutColoursThereAreNoPreferences) {
  using swiss::team_swiss::match_rules;
  EXPECT_EQ(match_rules({.preferences = std::nullopt}).preference, nullptr);
  EXPECT_NE(match_rules({.preferences = PreferenceType::A}).preference,
            match_rules({.preferences = PreferenceType::B}).preference);
  EXPECT_EQ(match_rules({}).last_rounds, 2);
}

TEST(TeamRules, ValuesOfReadingsAreInTheOrderOfTheirNames) {
  const auto& readings = swiss::team_swiss::readings_of_teams;
  EXPECT_EQ(readings[0].values[2], "none");
  EXPECT_EQ(readings[1].values[2], "gp-mp");
  EXPECT_EQ(readings[2].values[1], "graded");
}

}  // namespace
}  // namespace bloesem::test
