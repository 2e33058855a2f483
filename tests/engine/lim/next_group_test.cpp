#include "engine/lim/next_group.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "tests/engine/lim/lim_position.hpp"
#include "tests/support/random.hpp"

namespace bloesem::swiss::lim {
namespace {

using test::LimPosition;
using test::LiteralPosition;
using test::Random;

TEST(LimNextGroup, HasOpponentsForAsManyAsItHolds) {
  LiteralPosition position({{1, 20}, {2, 20}, {3, 20}, {4, 10}, {5, 10}});
  position.apart(3, {5});
  const LimPosition round(position);
  const std::vector<Position> residents = round.at({4, 5});
  NextGroup next(round.entrants, residents, Direction::Down);
  EXPECT_TRUE(next.has_opponent(round.at(3)));
  next.add_floater(round.at(1));
  EXPECT_TRUE(next.has_opponent(round.at(3))) << "1 can meet 5";
  next.add_floater(round.at(2));
  EXPECT_FALSE(next.has_opponent(round.at(3)));
  NextGroup upwards(round.entrants, residents, Direction::Up);
  upwards.add_floater(round.at(1));
  upwards.add_floater(round.at(2));
  EXPECT_TRUE(upwards.has_opponent(round.at(3))) << "who ranks before 1 and 2";
  NextGroup nobody(round.entrants, {}, Direction::Down);
  EXPECT_FALSE(nobody.has_opponent(round.at(1)));
}

// The most floaters who can have opponents, by trying all.
int served(const LimPosition& round, std::vector<Position> floaters, const std::vector<Position>& residents) {
  if (floaters.empty()) return 0;
  const Position first = floaters.back();
  floaters.pop_back();
  int most = served(round, floaters, residents);
  for (const Position p : residents) {
    if (!round.field.compatible(first, p)) continue;
    std::vector<Position> others = residents;
    std::erase(others, p);
    most = std::max(most, 1 + served(round, floaters, others));
  }
  return most;
}

TEST(LimNextGroup, CountsOpponentsAsAMatching) {
  Random random(72);
  int found = 0;
  int missing = 0;
  for (int trial = 0; trial < 400; ++trial) {
    std::map<int, Points> scores;
    for (int number = 1; number <= 6; ++number) scores[number] = 20;
    for (int number = 7; number <= 7 + trial % 4; ++number) scores[number] = 10;
    LiteralPosition position(scores);
    for (int a = 1; a <= 6; ++a)
      for (int b = 7; b <= 7 + trial % 4; ++b)
        if (random.chance(55)) position.apart(a, {b});
    const LimPosition round(position);
    std::vector<Position> residents;
    for (int number = 7; number <= 7 + trial % 4; ++number) residents.push_back(round.at(number));
    NextGroup next(round.entrants, residents, Direction::Down);
    std::vector<int> order = {1, 2, 3, 4, 5};
    random.shuffle(order);
    std::vector<Position> chosen;
    for (const int number : order) {
      const Position p = round.at(number);
      std::vector<Position> before;
      for (const Position q : chosen)
        if (q < p) before.push_back(q);
      std::vector<Position> with = before;
      with.push_back(p);
      const bool expected = served(round, with, residents) > served(round, before, residents);
      EXPECT_EQ(next.has_opponent(p), expected);
      (expected ? found : missing) += 1;
      next.add_floater(p);
      chosen.push_back(p);
    }
  }
  EXPECT_GT(found, 300);
  EXPECT_GT(missing, 300);
}

}  // namespace
}  // namespace bloesem::swiss::lim
