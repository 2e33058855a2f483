#include "engine/lim/entrants.hpp"

#include <gtest/gtest.h>

#include "tests/engine/lim/lim_position.hpp"

namespace bloesem::swiss::lim {
namespace {

using test::among_strangers;
using test::LimNumbers;
using test::LimPosition;
using test::LiteralPosition;

TEST(LimEntrants, ColoursDueEqualiseOrAlternate) {
  const LimPosition round(LiteralPosition(
      among_strangers({"W=", "B= B=", "W= B=", "B= W=", "H", "B= B= W= B= B= W= W=", "W= W= B= W= W="})
          .build()));
  const auto due = [&](int number) { return round.entrants.due(round.at(number)); };
  EXPECT_EQ(due(1), Colour::Black);
  EXPECT_EQ(due(2), Colour::White);
  EXPECT_EQ(due(3), Colour::White);
  EXPECT_EQ(due(4), Colour::Black);
  EXPECT_EQ(due(5), Colour::None);
  EXPECT_EQ(due(6), Colour::White) << "against the limit";
  EXPECT_EQ(due(7), Colour::Black);
  const auto only = [&](int number) { return round.entrants.only(round.at(number)); };
  EXPECT_EQ(only(1), Colour::None);
  EXPECT_EQ(only(2), Colour::White);
  EXPECT_EQ(only(4), Colour::None);
  EXPECT_EQ(only(6), Colour::Black) << "White twice running";
  EXPECT_EQ(only(7), Colour::Black) << "a surplus of three";
  const auto suit = [&](int a, int b) { return round.entrants.suit(round.at(a), round.at(b)); };
  EXPECT_TRUE(suit(1, 2));
  EXPECT_FALSE(suit(1, 4));
  EXPECT_TRUE(suit(1, 5));
  EXPECT_TRUE(suit(5, 1));
}

TEST(LimEntrants, OnlyAGameAgainstAnotherScoreIsAFloat) {
  const LimPosition round(LiteralPosition(test::TournamentBuilder(8)
                                              .round("1-2 1/0, 3-4 1/0, 5-6 1/0, 7-8 1/0")
                                              .round("1-4 =, 3-5 =, 7-6 +/-, 8 H")));
  LimNumbers floated;
  for (int number = 1; number <= 8; ++number)
    if (round.entrants.floated(round.at(number))) floated.push_back(number);
  EXPECT_EQ(floated, (LimNumbers{1, 4}));
}

TEST(LimEntrants, RatingsMatterInMaxiTournaments) {
  LiteralPosition position({{1, 0}, {2, 0}, {3, 0}});
  position.tournament.players[0].rating = 2300;
  position.tournament.players[1].rating = 2200;
  position.tournament.players[2].rating = 2199;
  const LimPosition maxi(position, 9, true);
  EXPECT_TRUE(maxi.entrants.near(maxi.at(1), maxi.at(2)));
  EXPECT_FALSE(maxi.entrants.near(maxi.at(1), maxi.at(3)));
  const LimPosition other(position);
  EXPECT_TRUE(other.entrants.near(other.at(1), other.at(3)));
}

TEST(LimEntrants, NumbersAndRanksFollowTheDirection) {
  const LimPosition round(LiteralPosition({{1, 10}, {2, 20}, {3, 10}}));
  std::vector<Position> players = round.at({3, 2, 1});
  round.entrants.arrange(players, Direction::Down);
  EXPECT_EQ(round.numbers(players), (LimNumbers{1, 2, 3}));
  round.entrants.arrange(players, Direction::Up);
  EXPECT_EQ(round.numbers(players), (LimNumbers{3, 2, 1}));
  EXPECT_TRUE(round.entrants.ranks_before(round.at(2), round.at(1), Direction::Down));
  EXPECT_TRUE(round.entrants.ranks_before(round.at(1), round.at(3), Direction::Down));
  EXPECT_TRUE(round.entrants.ranks_before(round.at(3), round.at(1), Direction::Up));
  EXPECT_TRUE(round.entrants.ranks_before(round.at(1), round.at(2), Direction::Up));
}

}  // namespace
}  // namespace bloesem::swiss::lim
