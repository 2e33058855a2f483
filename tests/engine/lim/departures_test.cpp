#include "engine/lim/departures.hpp"

#include <gtest/gtest.h>

#include "engine/swiss/bracket_walk.hpp"
#include "engine/swiss/one_left_over.hpp"
#include "tests/engine/lim/lim_position.hpp"
#include "tests/support/random.hpp"

namespace bloesem::swiss::lim {
namespace {

using test::LimNumbers;
using test::LimPosition;
using test::LiteralPosition;
using test::Random;

TEST(LimDepartures, NobodyLeavesAGroupThatCanBePaired) {
  const LimPosition round(LiteralPosition({{1, 0}, {2, 0}, {3, 0}, {4, 0}}));
  EXPECT_EQ(Departures(round.field, positions(0, 4)).remaining(), 0);
  EXPECT_EQ(Departures(round.field, {}).remaining(), 0);
}

TEST(LimDepartures, AnybodyLeavesAnOddGroup) {
  const LimPosition round(LiteralPosition({{1, 0}, {2, 0}, {3, 0}}));
  Departures departures(round.field, round.at({3, 1, 2}));
  EXPECT_EQ(departures.remaining(), 1);
  EXPECT_EQ(round.numbers(departures.candidates()), (LimNumbers{3, 1, 2}));
  departures.leave(round.at(1));
  EXPECT_EQ(departures.remaining(), 0);
}

TEST(LimDepartures, AStarKeepsItsCentre) {
  LiteralPosition position({{1, 0}, {2, 0}, {3, 0}, {4, 0}});
  position.only({{1, 2}, {1, 3}, {1, 4}});
  const LimPosition round(position);
  Departures departures(round.field, round.at({1, 2, 3, 4}));
  EXPECT_EQ(departures.remaining(), 2);
  EXPECT_EQ(round.numbers(departures.candidates()), (LimNumbers{2, 3, 4}));
  departures.leave(round.at(3));
  EXPECT_EQ(round.numbers(departures.candidates()), (LimNumbers{2, 4}));
  departures.leave(round.at(2));
  EXPECT_EQ(departures.remaining(), 0);
}

int unpaired(const LimPosition& round, std::vector<Position> players, Position without) {
  std::erase(players, without);
  return unpaired_by_largest(round.field, players).number;
}

// A player can leave if that costs no pair.
TEST(LimDepartures, AreWhoCanBeSpared) {
  Random random(71);
  int asked = 0;
  int kept = 0;
  for (int trial = 0; trial < 400; ++trial) {
    std::map<int, Points> scores;
    const int players = random.between(1, 11);
    for (int number = 1; number <= players; ++number) scores[number] = 0;
    LiteralPosition position(scores);
    const int density = random.between(5, 60);
    for (int a = 1; a <= players; ++a)
      for (int b = a + 1; b <= players; ++b)
        if (!random.chance(density)) position.apart(a, {b});
    const LimPosition round(position);
    std::vector<Position> staying = positions(0, round.field.size());
    Departures departures(round.field, staying);
    while (departures.remaining() > 0) {
      ++asked;
      const int before = unpaired(round, staying, -1);
      ASSERT_EQ(departures.remaining(), before);
      const std::vector<Position> candidates = departures.candidates();
      for (const Position p : staying) {
        const bool spared = std::find(candidates.begin(), candidates.end(), p) != candidates.end();
        EXPECT_EQ(spared, unpaired(round, staying, p) == before - 1);
        kept += spared ? 0 : 1;
      }
      const Position leaves = candidates[random.between<std::size_t>(0, candidates.size() - 1)];
      departures.leave(leaves);
      std::erase(staying, leaves);
    }
    EXPECT_EQ(unpaired(round, staying, -1), 0);
  }
  EXPECT_GT(asked, 300);
  EXPECT_GT(kept, 300);
}

}  // namespace
}  // namespace bloesem::swiss::lim
