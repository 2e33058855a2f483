// The Dubov System in the literal engine: worked examples, and the traps of its text.
#include <gtest/gtest.h>

#include "engine/literal/dubov_facts.hpp"
#include "engine/literal/dubov_shifts.hpp"
#include "tests/support/literal_position.hpp"

namespace bloesem::literal_test {
namespace {

using literal::DubovPlayer;
using literal::Field;
using literal::LiteralRound;
using test::among_strangers;
using test::LiteralPosition;
using test::nr;
using test::text_of;
using test::TournamentBuilder;

std::string dubov(const LiteralPosition& position, int declared = 99) {
  return text_of(literal::dubov_2026(position.round(declared)));
}

// ---- Article 1

TEST(LiteralDubovFacts, TheMeanOfRatingsIsRoundedHalvesUp) {
  EXPECT_EQ(literal::average_rating(std::vector{2000, 2001}), 2001);
  EXPECT_EQ(literal::average_rating(std::vector{2000, 2000, 2001}), 2000);
  EXPECT_EQ(literal::average_rating(std::vector<int>{}), 0);
}

TEST(LiteralDubovFacts, MaximumUpfloatsDependOnTheDeclaredRounds) {
  const std::vector<int> rounds{4, 5, 9, 10, 11};
  const std::vector<int> expected{2, 3, 3, 4, 4};
  for (std::size_t i = 0; i < rounds.size(); ++i)
    EXPECT_EQ(literal::maximum_upfloats(rounds[i]), expected[i]) << rounds[i];
}

std::vector<DubovPlayer> dubov_facts(const LiteralPosition& position, bool forfeits_upfloat = false) {
  return literal::dubov_players(Field::of(position.round()).value(), forfeits_upfloat);
}

TEST(LiteralDubovFacts, UpfloatsArePlayedAgainstAHigherScore) {
  // 2 meets the leader after a loss, 3 is paired with 1, who does not appear.
  const LiteralPosition position(
      TournamentBuilder(6).round("1-2 1/0, 5-3 1/0, 4-6 =").round("1-4 =, 3-5 -/+, 2-6 0/1").build());
  EXPECT_EQ(dubov_facts(position)[1].upfloats, 1);
  EXPECT_TRUE(dubov_facts(position)[1].upfloated_last);
  EXPECT_EQ(dubov_facts(position)[3].upfloats, 1);
  EXPECT_EQ(dubov_facts(position)[5].upfloats, 0);
  EXPECT_EQ(dubov_facts(position)[2].upfloats, 0) << "a forfeited game";
  EXPECT_EQ(dubov_facts(position, true)[2].upfloats, 1);
}

TEST(LiteralDubovFacts, VirtualPointsOfThatRoundDecideUpfloats) {
  TournamentBuilder builder(4);
  builder.round("1-3 =, 2-4 =").round("1-2 =, 3-4 =").virtual_points(1, {10, 10, 0});
  EXPECT_TRUE(dubov_facts(LiteralPosition(builder.build()))[1].upfloated_last);
  EXPECT_EQ(dubov_facts(LiteralPosition(builder.build()))[1].upfloats, 1);
  EXPECT_EQ(dubov_facts(LiteralPosition(builder.build()))[2].upfloats, 1) << "in round 1";
  EXPECT_FALSE(dubov_facts(LiteralPosition(builder.build()))[2].upfloated_last);
}

TEST(LiteralDubovFacts, APlayerWithoutAGameSeeksBlackMildly) {
  const LiteralPosition position(TournamentBuilder(4).round("1-2 +/-, 3-4 =").build());
  const auto facts = dubov_facts(position);
  EXPECT_EQ(facts[0].preference, (literal::Preference{Colour::Black, literal::Strength::Mild}));
  EXPECT_EQ(facts[2].preference, (literal::Preference{Colour::Black, literal::Strength::Strong}));
  EXPECT_EQ(facts[0].aro, 0) << "a forfeited game is not one over the board";
  EXPECT_EQ(facts[2].aro, 2500 - 4);
}

// ---- 2.3: upfloaters

// Example 1: {10,8} leaves 6 and 9, who cannot meet; {10,6} brings a lower score up than {8,9}.
TEST(LiteralDubovUpfloaters, TheLowestScoreIsComparedFirst) {
  LiteralPosition position({{1, 30}, {5, 30}, {6, 15}, {8, 20}, {9, 20}, {10, 25}});
  position.only({{1, 10}, {1, 8}, {1, 9}, {5, 8}, {5, 6}, {8, 9}, {6, 10}});
  EXPECT_EQ(dubov(position), "1-9 8-5 6-10");
}

TEST(LiteralDubovUpfloaters, OneIsTakenFromAsHighAsPossible) {
  LiteralPosition position({{1, 30}, {2, 20}, {3, 20}, {4, 10}});
  EXPECT_EQ(dubov(position), "1-2 3-4") << "the first in the order";
  position.apart(1, {2});
  EXPECT_EQ(dubov(position), "1-3 4-2");
  position.apart(1, {3});
  EXPECT_EQ(dubov(position), "1-4 3-2");
}

// 1 leads, 2 and 3 have the same score and history, but 2 met a higher score in round 2.
TEST(LiteralDubovUpfloaters, WhoUpfloatedLastIsSparedButNotInTheLastRound) {
  const LiteralPosition position(TournamentBuilder(6)
                                     .round("1 F, 2 H, 3 H, 5 F, 6 H")
                                     .round("1 F, 5-2 =, 6-3 =")
                                     .coming("5 Z, 6 Z")
                                     .build());
  EXPECT_EQ(dubov(position, 4), "3-1 2-4");
  EXPECT_EQ(dubov(position, 3), "2-1 3-4");
}

// Likewise, but 2 met higher scores in rounds 1 to 3 (5, 6 and 7 had virtual points), and 3 in as many as
// given.
LiteralPosition former_upfloats(const std::vector<int>& rounds_of_3) {
  TournamentBuilder builder(9);
  builder.round("1 F, 5-2 =, 8-3 =").round("1 F, 2-6 =, 3-9 =").round("1 F, 7-2 =, 9-3 =");
  builder.round("1 F, 2-8 =, 3-5 =").round("1 F, 2 H, 3 H").coming("5 Z, 6 Z, 7 Z, 8 Z, 9 Z");
  builder.virtual_points(5, {90}).virtual_points(6, {0, 90}).virtual_points(7, {0, 0, 90});
  std::vector<Points> of_8(5);
  std::vector<Points> of_9(5);
  for (const int round : rounds_of_3) (round == 1 ? of_8 : of_9)[static_cast<std::size_t>(round - 1)] = 90;
  builder.virtual_points(8, of_8).virtual_points(9, of_9);
  return LiteralPosition(builder.build());
}

TEST(LiteralDubovUpfloaters, MaximumUpfloatersAreSparedButNotInTheLastRound) {
  EXPECT_EQ(dubov_facts(former_upfloats({}))[1].upfloats, 3);
  EXPECT_EQ(dubov(former_upfloats({}), 9), "3-1 4-2") << "three are the maximum";
  EXPECT_EQ(dubov(former_upfloats({}), 10), "2-1 4-3") << "four are the maximum";
  EXPECT_EQ(dubov(former_upfloats({}), 6), "2-1 4-3") << "the last round";
}

// 2.3.5: 2 and 3 are both maximum upfloaters.
TEST(LiteralDubovUpfloaters, MaximumUpfloatersWithFewerUpfloatsComeFirst) {
  LiteralPosition position = former_upfloats({1, 2, 3});
  EXPECT_EQ(dubov_facts(position)[2].upfloats, 3);
  EXPECT_EQ(dubov(position, 9), "2-1 4-3") << "as many each";
  position.tournament.players[7].virtual_points[3] = 90;  // 8 in round 4, the opponent of 2
  EXPECT_EQ(dubov_facts(position)[1].upfloats, 4);
  EXPECT_EQ(dubov(position, 9), "3-1 4-2");
  EXPECT_EQ(dubov(position, 6), "2-1 4-3") << "the last round";
}

// ---- 4.3 and 3.2.4: shifts

TEST(LiteralDubovShifts, ListsAreNumberedFromTheirMiddle) {
  EXPECT_EQ(literal::middle_out({0, 1, 2, 3, 4, 5, 6}), (std::vector{3, 2, 4, 1, 5, 0, 6}));
  EXPECT_EQ(literal::middle_out({0, 1, 2, 3, 4, 5}), (std::vector{2, 3, 1, 4, 0, 5}));
}

// Example 2. 1, 3, 7 seek White with average ratings 1946, 1946, 1954; 4, 8, 9 seek Black, 8 with 2061.
LiteralPosition one_pair_inside() {
  TournamentBuilder builder = among_strangers({"B=", "Z", "B=", "W=", "Z", "Z", "B=", "W=", "W="});
  Tournament tournament = builder.coming("2 Z, 5 Z, 6 Z").build();
  const std::vector<int> ratings{1946, 1946, 2000, 1954, 2061, 1900};
  for (std::size_t i = 0; i < ratings.size(); ++i) tournament.players[9 + i].rating = ratings[i];
  LiteralPosition position(tournament);
  position.apart(1, {4, 8}).apart(3, {4, 8}).apart(7, {8});
  return position;
}

TEST(LiteralDubovShifts, BothShiftsAndTheTransposition) { EXPECT_EQ(dubov(one_pair_inside()), "1-3 7-4 9-8"); }

TEST(LiteralDubovShifts, SeekersOfWhiteAreListedByAverageRating) {
  LiteralPosition position = one_pair_inside();
  const Field field = Field::of(position.round()).value();
  const auto groups = literal::split(field, literal::dubov_players(field, false), field.everybody());
  EXPECT_EQ(groups.first, (std::vector{0, 1, 3}));   // 1, 3, 7
  EXPECT_EQ(groups.second, (std::vector{2, 4, 5}));  // 4, 8, 9
  position.tournament.players[9].rating = 1950;      // the opponent of 1
  const Field other = Field::of(position.round()).value();
  EXPECT_EQ(literal::split(other, literal::dubov_players(other, false), other.everybody()).first,
            (std::vector{1, 0, 3}));
}

TEST(LiteralDubovShifts, WithoutAnyGameTheHalvesMeetInEveryRound) {
  EXPECT_EQ(dubov(LiteralPosition({{1, 0}, {2, 0}, {3, 0}, {4, 0}, {5, 0}, {6, 0}})), "1-4 5-2 3-6");
  // After round 1: those who won or lost by forfeit have not played.
  const LiteralPosition position(TournamentBuilder(8).round("1-5 +/-, 6-2 -/+, 3-7 +/-, 8-4 -/+").build());
  EXPECT_EQ(dubov(position), "1-3 4-2 5-7 8-6");
}

// ---- 3.1 and 2.1.2: the bye

TEST(LiteralDubovBye, MostGamesThenTheLargestNumber) {
  const auto bye = [](Tournament tournament) {
    return literal::dubov_2026(LiteralPosition(tournament).round())->bye;
  };
  // 3 and 5 have 0 points, and only 3 has played.
  EXPECT_EQ(bye(TournamentBuilder(5).round("1-3 1/0, 2-4 =, 5 Z")), nr(3));
  EXPECT_EQ(bye(TournamentBuilder(5).round("1-3 1/0, 2-4 1/0, 5 F")), nr(4));
  EXPECT_EQ(bye(TournamentBuilder(5).round("1-3 1/0, 2-4 1/0, 5 F").coming("4 Z, 3 Z")), nr(2))
      << "5 had a win's points without a game, and 1 has the smaller number";
}

TEST(LiteralDubovBye, NobodyMayHaveIt) {
  const LiteralPosition position(TournamentBuilder(3).round("1 F, 2 F, 3 F").build());
  EXPECT_EQ(literal::dubov_2026(position.round()).error().code, ErrorCode::NoValidPairing);
}

// ---- 2.1.3: no exception in the last round

TEST(LiteralDubov, TheSameAbsolutePreferenceNeverMeets) {
  LiteralPosition position(among_strangers({"W1 W1", "W1 W1", "B1 B1", "B1 B1"}).declared(3).build());
  EXPECT_EQ(dubov(position, 3), "4-1 3-2");
  position.apart(1, {3, 4});
  EXPECT_EQ(dubov(position, 3), "error: no complete pairing of the round exists");
}

}  // namespace
}  // namespace bloesem::literal_test
