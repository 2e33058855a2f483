// What all systems of the literal engine share: the request, legality, completion, sets, colours.
#include <gtest/gtest.h>

#include "engine/literal/colours.hpp"
#include "engine/literal/facts.hpp"
#include "engine/literal/sets.hpp"
#include "tests/support/literal_position.hpp"

namespace bloesem::literal_test {
namespace {

using literal::Field;
using literal::LiteralRound;
using literal::Mask;
using literal::Place;
using literal::Preference;
using literal::Strength;
using test::among_strangers;
using test::LiteralPosition;
using test::nr;
using test::text_of;
using test::TournamentBuilder;

ErrorCode refusal(const LiteralRound& round) { return literal::dubov_2026(round).error().code; }

TEST(LiteralRequest, IsChecked) {
  const Tournament tournament = TournamentBuilder(22).build();
  LiteralRound round{tournament, 1, 5, {}};
  for (PlayerIndex p = 0; p < 21; ++p) round.participants.push_back(p);
  EXPECT_EQ(refusal(round), ErrorCode::TooLarge);
  round.participants = {nr(2), nr(1)};
  EXPECT_EQ(refusal(round), ErrorCode::InvalidInput);
  round.participants = {nr(1), nr(23)};
  EXPECT_EQ(refusal(round), ErrorCode::InvalidInput);
  round.participants = {nr(1), nr(2)};
  round.round = 0;
  EXPECT_EQ(refusal(round), ErrorCode::InvalidInput);
  round.round = 1;
  EXPECT_EQ(text_of(literal::dubov_2026(round)), "1-2");
  round.participants = {};
  EXPECT_EQ(text_of(literal::dubov_2026(round)), "");
}

TEST(LiteralRequest, TheInitialColourIsNeededOnlyForThoseWithoutAGame) {
  Tournament tournament = TournamentBuilder(4).build();
  tournament.initial_colour.reset();
  LiteralPosition position(tournament);
  EXPECT_EQ(refusal(position.round()), ErrorCode::InvalidInput);
  LiteralRound round = position.round();
  round.initial_colour = Colour::Black;
  EXPECT_EQ(text_of(literal::dubov_2026(round)), "3-1 2-4");
  tournament = TournamentBuilder(4).round("3-1 =, 2-4 =").build();
  tournament.initial_colour.reset();
  EXPECT_TRUE(literal::dubov_2026(LiteralPosition(tournament).round()));
  EXPECT_EQ(Field::of(LiteralPosition(tournament).round())->initial_colour(), Colour::Black) << "inferred";
}

TEST(LiteralRequest, AByeGivenBeforehandIsKept) {
  const LiteralPosition position(TournamentBuilder(5).coming("2 U").build());
  EXPECT_EQ(text_of(literal::dubov_2026(position.round())), "1-4 3-5 2 bye");
  EXPECT_EQ(text_of(literal::double_swiss_2026(position.round())), "1-4 3-5 2 bye");
  const LiteralPosition odd(TournamentBuilder(4).coming("2 U").build());
  EXPECT_EQ(refusal(odd.round()), ErrorCode::InvalidInput);
  const LiteralPosition two(TournamentBuilder(4).coming("2 U, 3 U").build());
  EXPECT_EQ(refusal(two.round()), ErrorCode::InvalidInput);
}

// Only players who have taken part so far, or do now, are numbered.
TEST(LiteralNumbers, ThoseWhoHaveNeverComeAreNotCounted) {
  const LiteralPosition absent(TournamentBuilder(5).coming("1 Z").build());
  EXPECT_EQ(text_of(literal::dubov_2026(absent.round())), "2-4 5-3");
  const LiteralPosition withdrawn(TournamentBuilder(5).round("1 U").coming("1 Z").build());
  EXPECT_EQ(text_of(literal::dubov_2026(withdrawn.round())), "4-2 3-5");
}

TEST(LiteralLegality, MeetingsForfeitsAndTheWishesOfTheArbiter) {
  Tournament tournament =
      TournamentBuilder(6).round("1-2 =, 3-4 +/-, 5-6 D/D").round("1 H").forbid({1, 3, 4}).build();
  tournament.forbidden_spans = {{{nr(2), nr(5)}, 2, 3}, {{nr(2), nr(6)}, 4, 9}};
  LiteralPosition position(tournament);
  LiteralRound round = position.round();
  for (Place p = 0; p < 6; ++p) round.participants = {0, 1, 2, 3, 4, 5};
  round.forbidden = {{nr(6), nr(3)}};
  const Field field = Field::of(round).value();
  const auto partners = [&](int number) {
    std::string text;
    for (const Place p : literal::places_of(field.partners(number - 1))) text += std::to_string(p + 1) + " ";
    return text;
  };
  EXPECT_EQ(partners(1), "5 6 ");
  EXPECT_EQ(partners(2), "3 4 6 ");
  EXPECT_EQ(partners(3), "2 5 ");
  EXPECT_EQ(partners(4), "2 5 6 ");
  EXPECT_EQ(partners(5), "1 3 4 ");
  EXPECT_EQ(partners(6), "1 2 4 ");
}

TEST(LiteralScores, VirtualPointsOfTheRoundAndAdjustments) {
  Tournament tournament = TournamentBuilder(2).round("1-2 1/0").virtual_points(2, {10, 5, 7}).build();
  tournament.players[0].adjustments = {-2, 100};
  const Field field = Field::of(LiteralPosition(tournament).round()).value();
  EXPECT_EQ(field[0].score, 8);
  EXPECT_EQ(field[1].score, 5);
}

// A game decided later is open in the rounds that were paired before.
TEST(LiteralScores, AsTheyWereKnownWhenTheRoundWasPaired) {
  Tournament tournament = TournamentBuilder(2).round("1-2 1/0").round("").build();
  tournament.late_decisions = {{1, nr(1), nr(2), 2, 2}};
  LiteralRound round{tournament, 2, 9, {nr(1), nr(2)}};
  EXPECT_EQ(Field::of(round).value()[0].score, 5);
  round.round = 3;
  EXPECT_EQ(Field::of(round).value()[0].score, 10);
}

TEST(LiteralBye, BarredByThePointsOfAWinWithoutAGame) {
  const Tournament tournament = TournamentBuilder(8).round("1 U, 2 F, 3 H, 4 Z, 5-6 +/-, 7-8 1/0").build();
  std::string barred;
  for (const Player& player : tournament.players)
    if (literal::barred_by_points(tournament, player, 1)) barred += std::to_string(player.id) + " ";
  EXPECT_EQ(barred, "1 2 5 ");
}

TEST(LiteralSets, TheSmallestDifferingPlayerComesFirst) {
  const std::vector<Place> pool{4, 2, 7, 1};
  std::vector<Mask> sets;
  literal::for_each_set(pool, 2, [&](Mask set) {
    sets.push_back(set);
    return false;
  });
  using literal::bit;
  EXPECT_EQ(sets, (std::vector<Mask>{bit(4) | bit(2), bit(4) | bit(7), bit(4) | bit(1), bit(2) | bit(7),
                                     bit(2) | bit(1), bit(7) | bit(1)}));
  int visits = 0;
  literal::for_each_set(pool, 0, [&](Mask set) { return ++visits, set != 0; });
  literal::for_each_set(pool, 5, [&](Mask) { return ++visits, false; });
  literal::for_each_set(pool, 1, [&](Mask) { return ++visits, true; });
  EXPECT_EQ(visits, 2);
}

TEST(LiteralSets, CriteriaApplyOneAfterTheOther) {
  struct Nothing {};
  Nothing nothing;
  const literal::SetCriterion<Nothing> criteria[] = {
      {"size", [](Nothing&, Mask set) { return literal::Value{literal::size_of(set)}; }},
      {"largest", [](Nothing&, Mask set) { return literal::Value{-static_cast<int>(set)}; }},
  };
  std::vector<Mask> sets{7, 3, 5, 15, 6};
  literal::keep_best<Nothing>(sets, std::span(criteria).first(1), nothing);
  EXPECT_EQ(sets, (std::vector<Mask>{3, 5, 6}));
  literal::keep_best<Nothing>(sets, criteria, nothing);
  EXPECT_EQ(sets, (std::vector<Mask>{6}));
}

Preference preference(std::string_view history) {
  std::vector<Colour> colours;
  for (const char c : history) colours.push_back(c == 'W' ? Colour::White : Colour::Black);
  return literal::individual_preference(colours);
}

TEST(LiteralColours, Preferences) {
  EXPECT_EQ(preference(""), Preference{});
  EXPECT_EQ(preference("W"), (Preference{Colour::Black, Strength::Strong}));
  EXPECT_EQ(preference("WB"), (Preference{Colour::White, Strength::Mild}));
  EXPECT_EQ(preference("BW"), (Preference{Colour::Black, Strength::Mild}));
  EXPECT_EQ(preference("WBB"), (Preference{Colour::White, Strength::Absolute}));
  EXPECT_EQ(preference("WWBB"), (Preference{Colour::White, Strength::Absolute}));
  EXPECT_EQ(preference("BBWB"), (Preference{Colour::White, Strength::Absolute}));
  EXPECT_EQ(preference("WWWWBB"), (Preference{Colour::Black, Strength::Absolute})) << "the difference decides";
}

std::string individual(std::string_view first, std::string_view second) {
  return text_of(literal::burstein_2026(LiteralPosition(among_strangers({first, second}).build()).round(1)));
}

// Burstein, whose seeding rounds are none in a tournament of one round.
TEST(LiteralColours, RulesOfIndividualPlayersInTheirOrder) {
  EXPECT_EQ(individual("H", "H"), "1-2");
  EXPECT_EQ(individual("H", "B="), "2-1") << "only one has a preference";
  EXPECT_EQ(individual("W= B=", "B= W="), "1-2") << "both preferences";
  EXPECT_EQ(individual("B= B=", "B= H"), "1-2") << "absolute before strong";
  EXPECT_EQ(individual("B= W=", "W= H"), "1-2") << "strong before mild";
  EXPECT_EQ(individual("W= B= W= B=", "B= W= W= B="), "1-2") << "alternates the latest difference";
  EXPECT_EQ(individual("B= W= W= B=", "W= B= H H"), "2-1") << "the higher ranked, by Index";
}

}  // namespace
}  // namespace bloesem::literal_test
