// Double-Swiss in the literal engine: worked examples, and the traps of its text.
#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "engine/literal/match_round.hpp"
#include "engine/literal/sets.hpp"
#include "tests/support/literal_position.hpp"

namespace bloesem::literal_test {
namespace {

using literal::Charges;
using literal::Completion;
using literal::Field;
using literal::Mask;
using literal::Place;
using test::among_strangers;
using test::LiteralPosition;
using test::nr;
using test::text_of;
using test::text_of_places;
using test::TournamentBuilder;

std::string double_swiss(const LiteralPosition& position, int declared = 99) {
  return text_of(literal::double_swiss_2026(position.round(declared)));
}

// ---- 3.6: identifiers

Charges free_pair(Place, Place) { return {}; }

TEST(LiteralIdentifier, AFreeBracketMeetsByHalves) {
  EXPECT_EQ(text_of_places(literal::smallest_identifier(8, 0xff, free_pair)), "1-5 2-6 3-7 4-8");
}

// Example 3: the charge comes before the identifier.
TEST(LiteralIdentifier, AmongThePairingsWithTheLeastCharges) {
  const auto charges = [](Place a, Place b) {
    const bool resident_and_upfloater = (a < 2) != (b < 2);
    return resident_and_upfloater ? Charges{{0, 0, 1}} : Charges{};
  };
  EXPECT_EQ(text_of_places(literal::smallest_identifier(4, 0xf, charges)), "1-2 3-4");
}

// Returns all pairings of a set with the smaller player first, in order of these.
void every_pairing(Mask open, std::vector<std::pair<Place, Place>>& pairs,
                   std::vector<std::vector<std::pair<Place, Place>>>& all) {
  if (open == 0) return all.push_back(pairs);
  const Place first = literal::first_of(open);
  for (const Place other : literal::places_of(open & ~literal::bit(first))) {
    pairs.emplace_back(first, other);
    every_pairing(open & ~literal::bit(first) & ~literal::bit(other), pairs, all);
    pairs.pop_back();
  }
}

// Returns 4 6 9 11 8 16 10 24 for 11-24 16-6 10-9 8-4.
std::vector<Place> identifier(const std::vector<std::pair<Place, Place>>& pairs) {
  std::vector<Place> list;
  for (const auto& [top, bottom] : pairs) list.push_back(top);
  for (const auto& [top, bottom] : pairs) list.push_back(bottom);
  return list;
}

TEST(LiteralIdentifier, IsTheSmallestOfAllPairings) {
  std::mt19937 random(11);
  std::vector<std::vector<std::pair<Place, Place>>> all;
  std::vector<std::pair<Place, Place>> none;
  every_pairing(0xff, none, all);
  ASSERT_EQ(all.size(), 105U);
  for (int i = 0; i < 300; ++i) {
    std::vector<Charges> table(64);
    for (Charges& charges : table)
      charges =
          random() % 4 == 0
              ? Charges::impossible()
              : Charges{{static_cast<std::int8_t>(random() % 2), 0, static_cast<std::int8_t>(random() % 2)}};
    const auto of = [&](Place a, Place b) {
      return table[static_cast<std::size_t>(8 * std::min(a, b) + std::max(a, b))];
    };
    const auto total = [&](const auto& pairs) {
      Charges sum;
      for (const auto& [a, b] : pairs) sum = sum + of(a, b);
      return sum;
    };
    const auto best = std::min_element(all.begin(), all.end(), [&](const auto& a, const auto& b) {
      return std::pair(total(a), identifier(a)) < std::pair(total(b), identifier(b));
    });
    if (!total(*best).is_possible()) continue;
    EXPECT_EQ(text_of_places(literal::smallest_identifier(8, 0xff, of)), text_of_places(*best));
  }
}

// ---- 3.5: upfloaters

// Example 2: 4, 7 and 9 have met each other; 1, 3 and 5 have met 10.
LiteralPosition three_upfloaters() {
  LiteralPosition position(
      {{1, 25}, {2, 30}, {3, 25}, {4, 40}, {5, 25}, {6, 30}, {7, 40}, {8, 30}, {9, 40}, {10, 0}});
  position.apart(4, {7, 9}).apart(7, {9}).apart(10, {1, 3, 5});
  return position;
}

TEST(LiteralUpfloaters, SetsInTheOrderOfTheirNumbers) {
  const LiteralPosition position = three_upfloaters();
  const Field field = Field::of(position.round()).value();
  std::vector<Mask> partners;
  for (Place p = 0; p < field.size(); ++p) partners.push_back(field.partners(p));
  Completion completion(partners);
  const Mask residents = literal::top_scoregroup(field, field.everybody());
  std::vector<std::string> sets;
  for (const Mask set : literal::fewest_upfloaters(field, completion, field.everybody(), residents)) {
    if (literal::scores_of(field, set) != std::vector<Points>{25, 30, 30}) continue;
    std::string text;
    for (const Place p : literal::by_score(field, set)) text += std::to_string(p + 1) + " ";
    sets.push_back(text);
  }
  EXPECT_EQ(sets, (std::vector<std::string>{"2 6 1 ", "2 6 3 ", "2 6 5 ", "2 8 1 ", "2 8 3 ", "2 8 5 ",
                                            "6 8 1 ", "6 8 3 ", "6 8 5 "}));
}

TEST(LiteralUpfloaters, CompletionComesBeforeHighScores) {
  const auto pairing = literal::double_swiss_2026(three_upfloaters().round());
  ASSERT_TRUE(pairing);
  EXPECT_EQ(text_of(pairing), "7-1 9-2 3-5 6-4 10-8");
}

// 1 is alone; 2, 3, 4 have 2 points, and 5 and 6 have 1. 2 would leave 3 and 4, who cannot meet.
TEST(LiteralUpfloaters, TheFollowingScoregroupIsPairedWithItsLeastNumber) {
  LiteralPosition position({{1, 30}, {2, 20}, {3, 20}, {4, 20}, {5, 10}, {6, 10}});
  position.apart(3, {4});
  EXPECT_EQ(double_swiss(position), "1-3 4-2 5-6");
  // Every set fails: the first one is taken.
  position.apart(2, {3, 4});
  EXPECT_EQ(double_swiss(position), "1-2 3-5 6-4");
}

// As before, but 7 is alone on the level below 1, and has the bye, because all others have had one.
TEST(LiteralUpfloaters, TheFollowingScoregroupIsThatOfTheByeAsWell) {
  LiteralPosition position({{1, 30}, {2, 20}, {3, 20}, {4, 20}, {5, 10}, {6, 10}, {7, 25}});
  position.apart(3, {4});
  for (Player& player : position.tournament.players) {
    if (player.id == 7) continue;
    player.rounds = {{no_player, Colour::None, Outcome::PairingBye}};
    player.adjustments[0] -= position.tournament.points.pairing_bye;
  }
  EXPECT_EQ(double_swiss(position), "1-2 3-5 6-4 7 bye");
  // Given beforehand, it is the same level.
  position.tournament.players[6].rounds.resize(2);
  position.tournament.players[6].rounds[1].outcome = Outcome::PairingBye;
  position.participants.pop_back();
  EXPECT_EQ(double_swiss(position), "1-2 3-5 6-4 7 bye");
  // With 7 absent, the following scoregroup is that of 2, 3 and 4.
  position.tournament.players[6].rounds[1].outcome = Outcome::HalfBye;
  EXPECT_EQ(double_swiss(position), "1-3 4-2 5-6");
}

TEST(LiteralDoubleSwiss, WhoFloatedLastIsSparedExceptInTheLastRound) {
  // In round 2, 4 floated (1 point against 2 with 0). 1 leads; 3 and 4 have the same score.
  TournamentBuilder builder(6);
  builder.points({.win = 20, .draw = 10, .forfeit_win = 20, .pairing_bye = 15, .full_bye = 20, .half_bye = 10});
  builder.round("1-2 1/0, 5-3 =, 4-6 =").round("1-6 1/0, 2-4 =, 3 H, 5 H");
  // 1: 40, 4: 20, 3 and 5: 20, 2: 10, 6: 10
  const LiteralPosition position(builder.build());
  EXPECT_EQ(double_swiss(position).substr(0, 3), "3-1");
  EXPECT_EQ(double_swiss(position, 3).substr(0, 3), "3-1");
  LiteralPosition other = position;
  other.apart(1, {3, 5});
  EXPECT_EQ(double_swiss(other).substr(0, 3), "4-1");
}

// ---- 3.4, 2.1.2: the bye

TEST(LiteralDoubleSwissBye, NamesOfResultsDecideNotTheirPoints) {
  const auto bye = [](const TournamentBuilder& builder) {
    return literal::double_swiss_2026(LiteralPosition(builder.build()).round())->bye;
  };
  EXPECT_EQ(bye(TournamentBuilder(5).round("1-2 =, 3-4 =, 5 F")), nr(4));
  EXPECT_EQ(bye(TournamentBuilder(5).round("1-2 =, 3-4 -/+, 5 U")), nr(3)) << "the lowest score";
  PointSystem generous;
  generous.half_bye = generous.win;
  EXPECT_EQ(bye(TournamentBuilder(3).points(generous).round("1-2 1/0, 3 H").coming("2 Z, 1 Z")), nr(3));
}

// ---- 4.3

std::string colours(std::string_view first, std::string_view second) {
  return double_swiss(LiteralPosition(among_strangers({first, second}).build()));
}

TEST(LiteralDoubleSwissColours, RulesInTheirOrder) {
  EXPECT_EQ(colours("F", "F"), "1-2") << "the initial colour";
  EXPECT_EQ(colours("W= B=", "B= B="), "2-1") << "fewer Whites";
  EXPECT_EQ(colours("B= B= B=", "W= F F"), "1-2") << "a count of Whites";
  EXPECT_EQ(colours("W= B=", "B= W="), "1-2") << "the latest difference";
  EXPECT_EQ(colours("B= B= W=", "B= W="), "2-1") << "alternates the higher ranked";
  EXPECT_EQ(colours("H", "B="), "2-1") << "alternates the other";
  EXPECT_EQ(colours("H", "W="), "1-2") << "fewer Whites";
}

}  // namespace
}  // namespace bloesem::literal_test
