#include "engine/dubov/upfloaters.hpp"

#include <gtest/gtest.h>

#include "criteria/dubov/fide_2026.hpp"
#include "engine/dubov/single_upfloater.hpp"
#include "engine/dubov/upfloater_matching.hpp"
#include "engine/swiss/bracket_walk.hpp"
#include "engine/swiss/completion.hpp"
#include "engine/swiss/ranked_players.hpp"
#include "tests/engine/dubov/dubov_position.hpp"

namespace bloesem::swiss::dubov {
namespace {

using test::DubovPosition;
using test::LiteralPosition;
using test::NumberList;
using test::Random;

// The first bracket of a position.
class FirstBracket {
 public:
  explicit FirstBracket(const LiteralPosition& position, int declared = 99)
      : position_(position, declared), left_(positions(0, position_.field.size())) {}

  [[nodiscard]] Left left() const {
    const std::span<const Position> all = left_;
    const std::size_t residents = top_scoregroup(position_.field, all).size();
    return {all.first(residents), all.subspan(residents)};
  }
  // Checks that both ways agree, and returns the upfloaters.
  [[nodiscard]] NumberList upfloaters() const {
    const Upfloaters chosen = choose_upfloaters(position_.round(), criteria::dubov_2026(), left());
    EXPECT_EQ(chosen.players, upfloaters_by_matching(position_.round(), criteria::dubov_2026(), left()));
    return position_.numbers(chosen.players);
  }
  [[nodiscard]] const DubovPosition& position() const { return position_; }

 private:
  DubovPosition position_;
  std::vector<Position> left_;
};

NumberList upfloaters(const LiteralPosition& position, int declared = 99) {
  return FirstBracket(position, declared).upfloaters();
}

TEST(DubovUpfloaters, NoneIfTheResidentsCanBePaired) {
  EXPECT_EQ(upfloaters(LiteralPosition({{1, 30}, {2, 30}, {3, 20}, {4, 10}})), NumberList{});
}

// {10,8} leaves 6 and 9, who cannot meet; {10,6} brings a lower score up than {8,9}.
TEST(DubovUpfloaters, TheLowestScoreIsComparedFirst) {
  LiteralPosition position({{1, 30}, {5, 30}, {6, 15}, {8, 20}, {9, 20}, {10, 25}});
  position.only({{1, 10}, {1, 8}, {1, 9}, {5, 8}, {5, 6}, {8, 9}, {6, 10}});
  EXPECT_EQ(upfloaters(position), (NumberList{8, 9}));
}

// Pairs that only exist so that all players below can be paired (C4).
TEST(DubovUpfloaters, ResidentsWhoCouldBePairedMakeRoomForOthers) {
  LiteralPosition position({{1, 30}, {2, 30}, {3, 20}, {4, 10}});
  position.apart(3, {4});
  EXPECT_EQ(upfloaters(position), (NumberList{3, 4}));
}

TEST(DubovUpfloaters, OneComesFromAsHighAsPossible) {
  LiteralPosition position({{1, 30}, {2, 20}, {3, 20}, {4, 10}});
  EXPECT_EQ(upfloaters(position), NumberList{2}) << "the first in the order";
  position.apart(1, {2});
  EXPECT_EQ(upfloaters(position), NumberList{3});
  position.apart(1, {3});
  EXPECT_EQ(upfloaters(position), NumberList{4});
}

// 1 seeks White; 2 does so, too, and 3 seeks Black.
TEST(DubovUpfloaters, ThePreferenceOfTheRarerColourIsBetter) {
  LiteralPosition position(test::among_strangers({"B1", "B=", "W=", "W0"}).build());
  EXPECT_EQ(upfloaters(position), NumberList{3});
  position.apart(1, {3});
  EXPECT_EQ(upfloaters(position), NumberList{2});
}

TEST(DubovUpfloaters, OfTheLastRoundIsSparedButNotBeforeColours) {
  test::TournamentBuilder builder(6);
  builder.round("1 F, 2 H, 3 H, 5 F, 6 H").round("1 F, 5-2 =, 6-3 =").coming("5 Z, 6 Z");
  EXPECT_EQ(upfloaters(LiteralPosition(builder.build()), 4), NumberList{3}) << "2 upfloated";
  EXPECT_EQ(upfloaters(LiteralPosition(builder.build()), 3), NumberList{2}) << "the last round";
}

// Of two sets with the same score differences the one with fewer denied preferences is better (C7), whatever
// the order: 1 and 2 seek Black and have met; 3 and 4 seek Black as well, 5 and 6 seek White.
TEST(DubovUpfloaters, SeveralAreComparedAsASet) {
  LiteralPosition position(test::among_strangers({"W1", "W1", "W=", "W=", "B=", "B="}).build());
  position.apart(1, {2});
  EXPECT_EQ(upfloaters(position), (NumberList{5, 6}));
  position.apart(1, {5});
  EXPECT_EQ(upfloaters(position), (NumberList{5, 6}));
  position.apart(1, {6});
  EXPECT_EQ(upfloaters(position), (NumberList{3, 5}));
}

TEST(DubovSingleUpfloater, LeavesWhatItCannotProve) {
  // The residents 1, 2, 3 have met each other: three upfloaters are needed.
  LiteralPosition position({{1, 30}, {2, 30}, {3, 30}, {4, 20}, {5, 20}, {6, 20}});
  position.apart(1, {2, 3}).apart(2, {3});
  const FirstBracket bracket(position);
  const auto table = criteria::dubov_2026();
  EXPECT_FALSE(single_upfloater(bracket.position().round(), table, bracket.left()).has_value());
  EXPECT_EQ(bracket.upfloaters(), (NumberList{4, 5, 6}));
  EXPECT_FALSE(nearest_upfloaters(bracket.position().round(), table, bracket.left(), 1).has_value());
}

TEST(DubovUpfloaters, CountedAndMatchedOnesAreTheSame) {
  Random random(24);
  const auto table = criteria::dubov_2026();
  int single = 0;
  int nearest = 0;
  int completing = 0;
  for (int trial = 0; trial < 6000; ++trial) {
    const Tournament tournament = test::random_dubov_tournament(random, 16);
    const FirstBracket bracket(LiteralPosition(tournament), tournament.rounds_played + random.between(1, 6));
    const RoundField& field = bracket.position().field;
    if (field.size() == 0 || field.size() % 2 == 1) continue;
    if (!can_be_completed(field, positions(0, field.size()))) continue;
    const Round round = bracket.position().round();
    const Left left = bracket.left();
    const std::vector<Position> expected = upfloaters_by_matching(round, table, left);
    EXPECT_EQ(choose_upfloaters(round, table, left).players, expected);
    if (expected.empty()) continue;
    if (expected.size() == 1 && single_upfloater(round, table, left)) {
      ++single;
    } else if (nearest_upfloaters(round, table, left, static_cast<int>(expected.size())) == expected) {
      ++nearest;
    } else {
      ++completing;
    }
  }
  EXPECT_GT(single, 700);
  EXPECT_GT(nearest, 300);
  EXPECT_GT(completing, 30) << "the players below decided";
}

}  // namespace
}  // namespace bloesem::swiss::dubov
