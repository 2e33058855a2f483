#include "engine/swiss/completion.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <optional>
#include <string>
#include <vector>

#include "engine/swiss/system.hpp"
#include "matching/cardinality/maximum_matching.hpp"
#include "matching/graph/bit_graph.hpp"
#include "matching/steps.hpp"
#include "tests/support/matchers.hpp"
#include "tests/support/random_field.hpp"
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

// Finds opponents one after the other, moving those found before (Kuhn's algorithm).
class Opponents {
 public:
  Opponents(const RoundField& field, const std::vector<Position>& players)
      : field_(field), players_(players), taken_(static_cast<std::size_t>(field.size()) + 1, -1) {}

  // True if these players can have opponents, or the bye, none of whom is one of them.
  [[nodiscard]] bool exist() {
    for (std::size_t i = 0; i < players_.size(); ++i) {
      std::vector<char> seen(taken_.size(), 0);
      if (!find(i, seen)) return false;
    }
    return true;
  }

 private:
  [[nodiscard]] bool meet(Position p, std::size_t other) const {
    if (other == static_cast<std::size_t>(field_.size()))
      return field_.size() % 2 == 1 && field_.facts(p).bye_eligible;
    const auto q = static_cast<Position>(other);
    return p != q && field_.compatible(p, q) &&
           std::find(players_.begin(), players_.end(), q) == players_.end();
  }

  bool find(std::size_t i, std::vector<char>& seen) {
    for (std::size_t other = 0; other < taken_.size(); ++other) {
      if (seen[other] != 0 || !meet(players_[i], other)) continue;
      seen[other] = 1;
      if (taken_[other] >= 0 && !find(static_cast<std::size_t>(taken_[other]), seen)) continue;
      taken_[other] = static_cast<int>(i);
      return true;
    }
    return false;
  }

  const RoundField& field_;
  const std::vector<Position>& players_;
  std::vector<int> taken_;  // by opponent: the index of the player; -1: free
};

// Nobody finds an opponent within a group, so all opponents of its members are outside.
TEST(ArticleA9, AnObstacleInAGroupOfMoreThanHalfIsMinimal) {
  test::Random random(91);
  for (int run = 0; run < 300 && !testing::Test::HasFailure(); ++run) {
    SCOPED_TRACE(run);
    Tournament t = test::made_up_tournament(random, random.between(50, 90), random.between(0, 4));
    t.forbidden_groups.emplace_back();
    const int members = random.between(55, 100);
    for (std::size_t p = 0; p < t.players.size(); ++p)
      if (random.chance(members)) t.forbidden_groups.back().push_back(static_cast<PlayerIndex>(p));
    const Everybody all(t);
    if (2 * t.forbidden_groups.back().size() <= all.positions.size() + 1) continue;
    ASSERT_FALSE(can_be_completed(all.field, all.positions));
    const std::vector<Position> players = obstacle(all.field, all.positions).value();
    EXPECT_FALSE(Opponents(all.field, players).exist());
    for (std::size_t left_out = 0; left_out < players.size(); ++left_out) {
      std::vector<Position> others = players;
      others.erase(others.begin() + static_cast<std::ptrdiff_t>(left_out));
      EXPECT_TRUE(Opponents(all.field, others).exist());
    }
  }
}

// True if a matching covers these players, whoever else it covers: the others may also meet each other, and one
// of them may have the bye.
bool coverable(const RoundField& field, const std::vector<Position>& players) {
  std::vector<char> wanted(static_cast<std::size_t>(field.size()), 0);
  for (const Position p : players) wanted[matching::at(p)] = 1;
  const bool bye = field.size() % 2 == 1;
  const auto vertex = [](Position p) { return static_cast<matching::Vertex>(p.value()); };
  matching::BitGraph graph(vertex(field.size()) + (bye ? 1 : 0));
  for (Position a = 0; a < field.size(); ++a) {
    for (Position b = 0; b < a; ++b)
      if (field.compatible(a, b) || (wanted[matching::at(a)] == 0 && wanted[matching::at(b)] == 0))
        graph.join(vertex(a), vertex(b));
    if (bye && (field.facts(a).bye_eligible || wanted[matching::at(a)] == 0))
      graph.join(vertex(a), vertex(field.size()));
  }
  return matching::MaximumMatching<matching::BitGraph>().perfect(graph);
}

// Returns true if the round is impossible.
bool expect_a_minimal_obstacle(const RoundField& field, const std::vector<Position>& everybody) {
  const std::optional<std::vector<Position>> players = obstacle(field, everybody);
  EXPECT_EQ(players.has_value(), !coverable(field, everybody));
  EXPECT_EQ(players.has_value(), !can_be_completed(field, everybody));
  if (!players) return false;
  EXPECT_FALSE(players->empty());
  EXPECT_FALSE(coverable(field, *players));
  for (const Position left_out : *players) {
    std::vector<Position> others = *players;
    std::erase(others, left_out);
    EXPECT_TRUE(coverable(field, others)) << left_out;
  }
  return true;
}

TEST(ArticleA9, AnObstacleIsMinimalWhateverMakesTheRoundImpossible) {
  test::Random random(92);
  int impossible = 0;
  for (int run = 0; run < 12'000 && !testing::Test::HasFailure(); ++run) {
    SCOPED_TRACE(run);
    Tournament t =
        test::made_up_tournament(random, random.between(1, 24), random.between(0, 5), test::Colours::Lopsided);
    const int barred = random.between(0, 60);
    for (PlayerIndex a = 0; a < std::ssize(t.players); ++a)
      for (PlayerIndex b = 0; b < a; ++b)
        if (random.chance(barred)) t.forbidden_groups.push_back({a, b});
    const Everybody all(t);
    impossible += expect_a_minimal_obstacle(all.field, all.positions) ? 1 : 0;
  }
  EXPECT_GT(impossible, 2000);
}

// Members of two large groups have the fewest partners.
TEST(ArticleA9, AnObstacleOfInterlockingGroupsIsMinimal) {
  test::Random random(93);
  int impossible = 0;
  for (int run = 0; run < 600 && !testing::Test::HasFailure(); ++run) {
    SCOPED_TRACE(run);
    Tournament t = test::made_up_tournament(random, random.between(40, 70), random.between(0, 4));
    const int groups = random.between(2, 4);
    for (int group = 0; group < groups; ++group) {
      std::vector<PlayerIndex>& members = t.forbidden_groups.emplace_back();
      const int size = random.between(20, 70);
      for (std::size_t p = 0; p < t.players.size(); ++p)
        if (random.chance(size)) members.push_back(static_cast<PlayerIndex>(p));
    }
    const Everybody all(t);
    impossible += expect_a_minimal_obstacle(all.field, all.positions) ? 1 : 0;
  }
  EXPECT_GT(impossible, 100);
}

// Returns the steps of naming the obstacle of a field of whom a tenth may meet anybody, and two groups, with a
// third of the others in both, nobody of their own.
std::int64_t steps_of_interlocking_groups(int players) {
  TournamentBuilder builder(players);
  Tournament t = builder;
  const int rest = players * 9 / 10;
  for (const int begin : {0, rest / 3}) {
    std::vector<PlayerIndex>& members = t.forbidden_groups.emplace_back();
    for (int i = 0; i < rest * 2 / 3; ++i)
      members.push_back(static_cast<PlayerIndex>(players - rest + begin + i));
  }
  const Everybody all(t);
  const matching::Steps before = matching::steps_so_far();
  EXPECT_EQ(obstacle(all.field, all.positions)->size(), static_cast<std::size_t>(players / 10 + 1));
  return (matching::steps_so_far() - before).total();
}

// The search that fails has a tenth of all as vertices, which ask the others; the greedy start asks as much.
TEST(ArticleA9, AnObstacleOfInterlockingGroupsTakesOneSearch) {
  EXPECT_LE(steps_of_interlocking_groups(1000), 1000 * 1000 / 8);
  EXPECT_LE(steps_of_interlocking_groups(4000), 4000 * 4000 / 8);
}

}  // namespace
}  // namespace bloesem::swiss::dutch
