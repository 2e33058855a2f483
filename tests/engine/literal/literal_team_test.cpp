// The Swiss Team Pairing System in the literal engine.
#include <gtest/gtest.h>

#include "engine/literal/team_colours.hpp"
#include "tests/support/literal_position.hpp"

namespace bloesem::literal_test {
namespace {

using literal::Preference;
using literal::Strength;
using literal::TeamPreferences;
using test::among_strangers;
using test::LiteralPosition;
using test::text_of;
using test::TournamentBuilder;

std::string teams(const LiteralPosition& position, TeamPreferences type = TeamPreferences::TypeA,
                  int declared = 99, std::vector<Points> secondary = {}) {
  literal::LiteralRound round = position.round(declared);
  round.team_preferences = type;
  round.secondary = std::move(secondary);
  return text_of(literal::team_swiss_2026(round));
}

TEST(LiteralTeams, TheFirstRound) {
  const LiteralPosition position(TournamentBuilder(8).build());
  EXPECT_EQ(teams(position), "1-5 6-2 3-7 8-4");
  EXPECT_EQ(teams(position, TeamPreferences::None), "1-5 2-6 3-7 4-8");
}

// ---- 1.7

// Returns "White strong" after this history.
std::string wanted(std::string_view history, TeamPreferences type, bool last_round = false) {
  std::vector<Colour> colours;
  for (const char c : history) colours.push_back(c == 'W' ? Colour::White : Colour::Black);
  const Preference preference = literal::team_preference(colours, type, last_round);
  if (preference.colour == Colour::None) return "none";
  const std::string strength = preference.strength == Strength::Strong ? " strong" : " mild";
  return (preference.colour == Colour::White ? "White" : "Black") + strength;
}

TEST(LiteralTeamPreferences, TypeA) {
  const auto type_a = [](std::string_view history) { return wanted(history, TeamPreferences::TypeA); };
  EXPECT_EQ(type_a(""), "none");
  EXPECT_EQ(type_a("W"), "none");
  EXPECT_EQ(type_a("WB"), "none");
  EXPECT_EQ(type_a("BB"), "White strong");
  EXPECT_EQ(type_a("WBB"), "White strong");
  EXPECT_EQ(type_a("BWW"), "Black strong");
  EXPECT_EQ(type_a("WWBB"), "White strong");
  EXPECT_EQ(type_a("WWWBB"), "none") << "twice Black, but once more White";
  EXPECT_EQ(type_a("BBBW"), "White strong");
}

TEST(LiteralTeamPreferences, TypeBAddsMildOnes) {
  const auto type_b = [](std::string_view history, bool last = false) {
    return wanted(history, TeamPreferences::TypeB, last);
  };
  EXPECT_EQ(type_b(""), "none");
  EXPECT_EQ(type_b("W"), "Black mild");
  EXPECT_EQ(type_b("BWB"), "White mild");
  EXPECT_EQ(type_b("WB"), "White mild");
  EXPECT_EQ(type_b("WB", true), "none");
  EXPECT_EQ(type_b("B", true), "White mild");
  EXPECT_EQ(type_b("WWBB", true), "White strong") << "also in the last round";
  EXPECT_EQ(type_b("WWWBB"), "Black mild");
  EXPECT_EQ(wanted("WW", TeamPreferences::None), "none");
}

// ---- 4.3

std::string colours_of_teams(std::string_view first, std::string_view second, TeamPreferences type) {
  return teams(LiteralPosition(among_strangers({first, second}).build()), type);
}

TEST(LiteralTeamColours, RulesInTheirOrder) {
  constexpr TeamPreferences a = TeamPreferences::TypeA;
  constexpr TeamPreferences b = TeamPreferences::TypeB;
  EXPECT_EQ(colours_of_teams("H H H", "B= W= B=", a), "2-1") << "the lower difference";
  EXPECT_EQ(colours_of_teams("W= B=", "B= H", a), "2-1") << "the lower difference, without preferences";
  EXPECT_EQ(colours_of_teams("W= W=", "W= B=", a), "2-1") << "only one has a preference";
  EXPECT_EQ(colours_of_teams("W= W=", "B= B=", a), "2-1") << "opposite preferences";
  EXPECT_EQ(colours_of_teams("B= W= W= H", "W= W= B= B=", a), "2-1");
  EXPECT_EQ(colours_of_teams("W= B= H H", "W= W= B= B=", b), "2-1") << "the strong preference";
  EXPECT_EQ(colours_of_teams("W= B= H H", "W= B= W= B=", b), "1-2") << "the first team's preference";
  EXPECT_EQ(colours_of_teams("W= B= B= W=", "B= W= H H", a), "2-1") << "alternates the first team";
  EXPECT_EQ(colours_of_teams("W= B=", "B= W=", a), "1-2") << "the latest difference";
}

TEST(LiteralTeamColours, TheSecondaryScoreDecidesWhichTeamIsFirst) {
  const LiteralPosition position(among_strangers({"W= B=", "W= B="}).build());
  EXPECT_EQ(teams(position), "1-2") << "alternates the first team";
  EXPECT_EQ(teams(position, TeamPreferences::TypeA, 99, {70, 80}), "2-1");
  EXPECT_EQ(teams(position, TeamPreferences::None, 99, {70, 80}), "2-1");
}

// ---- C8 to C10

TEST(LiteralTeams, DeniedPreferencesComeBeforeTheIdentifier) {
  const auto paired = [](std::vector<std::string_view> histories, TeamPreferences type) {
    return teams(LiteralPosition(among_strangers(histories).build()), type);
  };
  EXPECT_EQ(paired({"W=", "B=", "W=", "B="}, TeamPreferences::TypeA), "3-1 2-4") << "no preferences";
  EXPECT_EQ(paired({"W=", "B=", "W=", "B="}, TeamPreferences::TypeB), "4-1 2-3");
  EXPECT_EQ(paired({"W= W=", "B= B=", "W= W=", "B= B="}, TeamPreferences::TypeA), "4-1 2-3");
}

// All want Black, 1 and 3 strongly.
TEST(LiteralTeams, TypeBDeniesFewStrongPreferences) {
  const LiteralPosition position(among_strangers({"W= W=", "W= H", "W= W=", "W= H"}).build());
  EXPECT_EQ(teams(position, TeamPreferences::TypeB), "4-1 2-3");
}

// 1, 2 and 3 have the same score, and 4 comes up; 2 floated in round 2.
TEST(LiteralTeams, AnOpponentOfAnUpfloaterShouldNotHaveFloated) {
  const LiteralPosition position(
      TournamentBuilder(5).round("1 F, 2 H, 3 F").round("1 H, 3 H, 2-5 1/0").coming("5 Z").build());
  EXPECT_EQ(teams(position, TeamPreferences::None, 5), "1-4 2-3");
  EXPECT_EQ(teams(position, TeamPreferences::None, 4), "1-3 2-4") << "not in the last two rounds";
}

// Colour never forbids a match.
TEST(LiteralTeams, ColourIsNoLimit) {
  EXPECT_EQ(colours_of_teams("W= W= W=", "W= W= W=", TeamPreferences::TypeA), "2-1");
}

// 4 floated in round 2. In round 3 it counts unless that is one of the last two.
TEST(LiteralTeams, FloatsDoNotCountInTheLastTwoRounds) {
  TournamentBuilder builder(6);
  builder.points({.win = 20, .draw = 10, .half_bye = 10});
  builder.round("1-6 1/0, 2-3 =, 4-5 =").round("1-5 1/0, 6-2 =, 3 H, 4 H");
  // 1 has 40, 2, 3 and 4 have 20; 2 floated, as did 5 and 6.
  const LiteralPosition position(builder.build());
  EXPECT_EQ(teams(position, TeamPreferences::None, 5).substr(0, 3), "1-3");
  EXPECT_EQ(teams(position, TeamPreferences::None, 4).substr(0, 3), "1-2");
  EXPECT_EQ(teams(position, TeamPreferences::None, 3).substr(0, 3), "1-2");
}

}  // namespace
}  // namespace bloesem::literal_test
