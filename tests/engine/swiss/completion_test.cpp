#include "engine/swiss/completion.hpp"

#include <gtest/gtest.h>

#include <numeric>
#include <string>

#include "engine/swiss/system.hpp"
#include "tests/support/matchers.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem::swiss::dutch {
namespace {

using test::TournamentBuilder;

struct Everybody {
  explicit Everybody(const Tournament& t)
      : field(t, baku_2016, {t.rounds_played + 1, 99, {}, {}}),
        positions(static_cast<std::size_t>(field.size())) {
    std::iota(positions.begin(), positions.end(), 0);
  }
  RoundField field;
  std::vector<Position> positions;
};

bool completable(const Tournament& t) {
  const Everybody all(t);
  EXPECT_EQ(obstacle(all.field, all.positions).has_value(), !can_be_completed(all.field, all.positions));
  return can_be_completed(all.field, all.positions);
}

// Returns the numbers of the players of the obstacle; "" if there is none.
std::string obstacle_of(const Tournament& t) {
  const Everybody all(t);
  std::vector<PlayerIndex> players;
  for (const Position p : obstacle(all.field, all.positions).value_or(std::vector<Position>{}))
    players.push_back(all.field.player(p));
  return test::text_of(players);
}

TEST(ArticleA9, EverybodyPairedIsComplete) {
  EXPECT_TRUE(completable(TournamentBuilder(4).forbid({1, 2}).forbid({3, 4})));
  EXPECT_TRUE(completable(TournamentBuilder(0)));
}

TEST(ArticleA9, OneOverIsCompleteIfHeMayHaveTheBye) {
  EXPECT_TRUE(completable(TournamentBuilder(3)));
  EXPECT_TRUE(completable(TournamentBuilder(1)));
  EXPECT_FALSE(completable(TournamentBuilder(1).round("1 U")));
}

// Two players have had the bye, so the third one decides.
TEST(TrapC2Kind, WhatTheThirdPlayersOneRoundMeans) {
  const auto with = [](const std::string& round) {
    return completable(TournamentBuilder(5).round("1 U, 2:5 +/-, " + round).coming("4 Z, 5 Z"));
  };
  EXPECT_TRUE(with("3 F"));
  EXPECT_TRUE(with("3 H"));
  EXPECT_TRUE(with("3 Z"));
  EXPECT_TRUE(with("4-3 +/-"));
  EXPECT_TRUE(with("3-4 1/0"));
  EXPECT_FALSE(with("3 U"));
  EXPECT_FALSE(with("3-4 +/-"));
}

TEST(ArticleA9, AnObstacleIsMinimal) {
  EXPECT_EQ(obstacle_of(TournamentBuilder(4).forbid({1, 2}).forbid({1, 3}).forbid({1, 4})), "1");
  EXPECT_EQ(obstacle_of(TournamentBuilder(4).forbid({1, 2, 3})), "1 2") << "4 can take one of the two";
  EXPECT_EQ(obstacle_of(TournamentBuilder(6).forbid({1, 2, 3, 4})), "1 2 3")
      << "5 and 6 can take two of the three";
  EXPECT_EQ(obstacle_of(TournamentBuilder(4).forbid({1, 2})), "");
}

TEST(TrapC2Scope, TheByeBelongsToTheCompletion) {
  const Tournament t = TournamentBuilder(3).round("1 U, 2-3 +/-").forbid({2, 1}).forbid({1, 3});
  EXPECT_FALSE(completable(t));  // 2 and 3 may meet, but 1 may not have the bye
  EXPECT_EQ(obstacle_of(t), "1");
}

}  // namespace
}  // namespace bloesem::swiss::dutch
