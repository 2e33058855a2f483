#include "engine/team_swiss/colours.hpp"

#include <gtest/gtest.h>

#include "engine/team_swiss/system.hpp"
#include "tests/engine/double_swiss/match_position.hpp"

namespace bloesem::test {
namespace {

using swiss::Position;
using swiss::team_swiss::PreferenceType;
using swiss::team_swiss::TeamColourRule;
using swiss::team_swiss::TeamColours;
using swiss::team_swiss::TeamRules;

// Two teams, 1 and 2, after these matches.
LiteralPosition two_teams(std::string_view first, std::string_view second) {
  LiteralPosition drawn(among_strangers({first, second}).build());
  drawn.participants = {nr(1), nr(2)};
  return drawn;
}

// Returns the number of the team with White and the rule, from 1.
std::string team_white(const LiteralPosition& drawn, const TeamRules& rules, std::string* reason = nullptr) {
  const MatchPosition match(drawn, {.system = &swiss::team_swiss::fide_2026});
  const TeamColours colours(match.field, match.task, rules);
  std::pair<Position, Position> pair(0, 1);
  colours.order(pair);
  const std::optional<swiss::Colouring> colouring = colours.allocate(pair.first, pair.second);
  if (!colouring) return "unknown";
  if (reason != nullptr)
    *reason = colours.reason({.tournament = *match.task.tournament,
                              .field = match.field,
                              .task = match.task,
                              .higher = pair.first,
                              .lower = pair.second,
                              .number = match.field.fixed_number(pair.first),
                              .higher_is_white = colouring->higher_is_white,
                              .rule = colouring->rule});
  return match.numbers(std::vector<Position>{colouring->higher_is_white ? pair.first : pair.second}) +
         " by rule " + std::to_string(static_cast<int>(colouring->rule) + 1);
}

std::string white_by(PreferenceType type, std::string_view first, std::string_view second) {
  return team_white(two_teams(first, second), {.preferences = type});
}

TEST(TeamColouring, TheFirstRuleThatDecides) {
  const auto a = PreferenceType::A;
  const auto b = PreferenceType::B;
  EXPECT_EQ(white_by(a, "H", "H"), "1 by rule 1");
  EXPECT_EQ(white_by(a, "H", "F"), "1 by rule 1") << "2 is the first team, with an even number";
  EXPECT_EQ(white_by(a, "W= B=", "B= B="), "2 by rule 2");
  EXPECT_EQ(white_by(a, "W= W=", "B= B="), "2 by rule 3");
  EXPECT_EQ(white_by(b, "B= B=", "B= H"), "1 by rule 4") << "strong and mild";
  EXPECT_EQ(white_by(a, "W= B=", "B= H"), "2 by rule 5");
  EXPECT_EQ(white_by(a, "W= B=", "B= W="), "1 by rule 6");
  EXPECT_EQ(white_by(b, "W= B= W= B=", "W= B= H H"), "1 by rule 7");
  EXPECT_EQ(white_by(a, "W= B= W= B=", "W= B= H H"), "1 by rule 8");
  EXPECT_EQ(white_by(a, "H H F", "W= B= H"), "2 by rule 9") << "1 has not played; 2 had Black last";
}

// Example of the text: neither prefers a colour in type A.
TEST(TeamColouring, ADifferenceOfOneIsNoPreferenceInTypeA) {
  EXPECT_EQ(white_by(PreferenceType::A, "W= B=", "B= B= W="), "2 by rule 5");
}

TEST(TeamColouring, GamePointsRankTeamsOfEqualMatchPoints) {
  LiteralPosition drawn({{1, 20}, {2, 20}});
  drawn.tournament.players[1].game_points = {30};
  EXPECT_EQ(team_white(drawn, {}), "1 by rule 1") << "2 is first and even";
  drawn.tournament.players[0].game_points = {35};
  EXPECT_EQ(team_white(drawn, {}), "1 by rule 1");
  const MatchPosition match(drawn, {.system = &swiss::team_swiss::fide_2026});
  std::pair<Position, Position> pair(1, 0);
  TeamColours(match.field, match.task, {}).order(pair);
  EXPECT_EQ(pair.first, 0);
  drawn.tournament.players[1].game_points = {40};
  const MatchPosition other(drawn, {.system = &swiss::team_swiss::fide_2026});
  TeamColours(other.field, other.task, {}).order(pair);
  EXPECT_EQ(pair.first, 1);
  TeamColours(other.field, other.task, {.scores = swiss::team_swiss::TeamScores::Match}).order(pair);
  EXPECT_EQ(pair.first, 0) << "the secondary score is not used";
}

TEST(TeamColouring, WithoutColoursTheFirstTeamIsNamedFirst) {
  EXPECT_EQ(team_white(two_teams("W= F", "B= H"), {.preferences = std::nullopt}), "1 by rule 10");
}

TEST(TeamColouring, ReasonsNameWhatTheRuleLooksAt) {
  const auto reason = [](PreferenceType type, std::string_view first, std::string_view second) {
    std::string text;
    static_cast<void>(team_white(two_teams(first, second), {.preferences = type}, &text));
    return text;
  };
  const auto a = PreferenceType::A;
  const auto b = PreferenceType::B;
  EXPECT_EQ(reason(a, "W= B=", "B= B="), "1 has no preference, 2 prefers White");
  EXPECT_EQ(reason(b, "B= B=", "B= H"), "1 prefers White strongly, 2 prefers White mildly");
  EXPECT_EQ(reason(a, "W= B=", "B= H"),
            "1 has no preference, 2 has no preference; the colour differences are 0 and -1");
  EXPECT_EQ(reason(b, "W= B= W= B=", "W= B= H H"),
            "1 prefers White mildly, 2 prefers White mildly; 1 is the first team");
  EXPECT_EQ(reason(a, "W= B= W= B=", "W= B= H H"),
            "1 has no preference, 2 has no preference; 1 had Black in the last match, and now has White");
}

}  // namespace
}  // namespace bloesem::test
