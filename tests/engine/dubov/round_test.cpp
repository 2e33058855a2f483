#include "engine/dubov/round.hpp"

#include <gtest/gtest.h>

#include "tests/engine/dubov/dubov_position.hpp"

namespace bloesem::swiss::dubov {
namespace {

using criteria::Float;
using criteria::Strength;
using test::DubovPosition;
using test::LiteralPosition;
using test::NumberList;
using test::TournamentBuilder;

TEST(DubovRound, MaximumUpfloatsDependOnTheDeclaredRounds) {
  EXPECT_EQ(max_upfloats(4), 2);
  EXPECT_EQ(max_upfloats(5), 3);
  EXPECT_EQ(max_upfloats(9), 3);
  EXPECT_EQ(max_upfloats(10), 4);
  EXPECT_EQ(max_upfloats(11), 4);
}

TEST(DubovRound, FloatsOfResidentsDoNotMatterForUpfloats) {
  criteria::PlayerFacts facts;
  facts.score = 25;
  facts.preference = {Colour::White, Strength::Strong};
  facts.previous = Float::Up;
  facts.upfloats = 2;
  facts.unplayed = 3;
  const criteria::PlayerFacts resident = facts_for_upfloats(facts, true);
  const criteria::PlayerFacts lower = facts_for_upfloats(facts, false);
  for (const criteria::PlayerFacts& seen : {resident, lower}) {
    EXPECT_EQ(seen.score, 25);
    EXPECT_EQ(seen.preference.colour, Colour::White);
    EXPECT_EQ(seen.preference.strength, Strength::None);
    EXPECT_EQ(seen.unplayed, 0);
  }
  EXPECT_EQ(resident.previous, Float::None);
  EXPECT_EQ(resident.upfloats, 0);
  EXPECT_EQ(lower.previous, Float::Up);
  EXPECT_EQ(lower.upfloats, 2);
}

TEST(DubovRound, APlayerWithoutAGameSeeksBlackMildly) {
  const DubovPosition position{LiteralPosition(TournamentBuilder(4).round("1-2 +/-, 3-4 =").build())};
  const Round round = position.round();
  EXPECT_EQ(round.facts(position.at(1)).preference.colour, Colour::Black);
  EXPECT_EQ(round.facts(position.at(1)).preference.strength, Strength::Mild);
  EXPECT_FALSE(round.has_played(position.at(1)));
  EXPECT_EQ(round.facts(position.at(3)).preference.strength, Strength::Strong);
  EXPECT_TRUE(round.has_played(position.at(3)));
  EXPECT_TRUE(round.seeks_white(position.at(4)));
  EXPECT_EQ(round.facts(position.at(1)).unplayed, 1);
  EXPECT_EQ(round.facts(position.at(3)).unplayed, 0);
}

// 2 upfloats in rounds 1 and 2: the maximum of four rounds.
TEST(DubovRound, UpfloatsCountExceptInTheLastRound) {
  TournamentBuilder builder(4);
  builder.round("1-2 =, 3-4 =").round("3-2 =, 1-4 =").virtual_points(1, {10}).virtual_points(3, {0, 10});
  const LiteralPosition played(builder.build());
  const DubovPosition position(played, 4);
  EXPECT_EQ(position.round().facts(position.at(2)).upfloats, 2);
  EXPECT_EQ(position.round().facts(position.at(2)).previous, Float::Up);
  EXPECT_EQ(position.round().facts(position.at(3)).upfloats, 0);
  const DubovPosition longer(played, 5);
  EXPECT_EQ(longer.round().facts(longer.at(2)).upfloats, 0) << "three are the maximum";
  EXPECT_EQ(longer.round().facts(longer.at(2)).previous, Float::Up);
  const DubovPosition last(played, 3);
  EXPECT_EQ(last.round().facts(last.at(2)).upfloats, 0);
  EXPECT_EQ(last.round().facts(last.at(2)).previous, Float::None);
}

TEST(DubovRound, ForfeitsCanBeUpfloats) {
  const LiteralPosition played(TournamentBuilder(4).round("1-2 1/0, 3-4 1/0").round("4-1 -/+, 2-3 =").build());
  for (const bool reading : {false, true}) {
    const DubovPosition position(played, 99, reading);
    EXPECT_EQ(position.round().facts(position.at(4)).previous, reading ? Float::Up : Float::None);
    EXPECT_EQ(position.round().facts(position.at(2)).previous, Float::Up);
  }
}

// 4 has the lowest average, as its opponent is 5; 1 and 2 have met the same players.
TEST(DubovRound, SortsByAverageRatingThenByNumber) {
  const DubovPosition position{
      LiteralPosition(TournamentBuilder(6).round("1-3 0/1, 2-6 0/1, 4-5 1/0").round("2-3 =, 1-6 =").build())};
  std::vector<Position> players = position.at({2, 4, 1});
  position.round().sort_by_average_rating(players);
  EXPECT_EQ(position.numbers(players), (NumberList{4, 1, 2}));
  players = position.at({4, 2, 1});
  position.round().sort_by_number(players);
  EXPECT_EQ(position.numbers(players), (NumberList{1, 2, 4}));
  std::vector<Position> others = position.at({3, 5, 6});
  position.round().sort_by_average_rating(others);
  EXPECT_EQ(position.numbers(others), (NumberList{5, 3, 6}));
}

}  // namespace
}  // namespace bloesem::swiss::dubov
