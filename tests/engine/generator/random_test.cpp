#include "engine/generator/random.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <limits>
#include <set>
#include <vector>

namespace bloesem::generator {
namespace {

// The published sequence of splitmix64 for the seed 1234567.
TEST(Random, IsTheSameOnEveryMachine) {
  Random random(1234567);
  EXPECT_EQ(random.next(), 6457827717110365317U);
  EXPECT_EQ(random.next(), 3203168211198807973U);
  EXPECT_EQ(random.next(), 9817491932198370423U);
}

TEST(Random, NumbersReachBothEndsAndNoFurther) {
  Random random(1);
  std::vector<int> seen(7, 0);
  for (int i = 0; i < 7000; ++i) ++seen.at(static_cast<std::size_t>(random.between(-3, 3) + 3));
  for (const int count : seen) EXPECT_NEAR(count, 1000, 150);
  EXPECT_EQ(random.between(5, 5), 5);
  constexpr int least = std::numeric_limits<int>::min();
  constexpr int most = std::numeric_limits<int>::max();
  for (int i = 0; i < 100; ++i) EXPECT_LE(least, random.between(least, most));
}

TEST(Random, ChancesArePartsOfAMillion) {
  Random random(2);
  int hits = 0;
  for (int i = 0; i < 100'000; ++i) {
    hits += random.chance(20'000);
    EXPECT_FALSE(random.chance(0));
    EXPECT_TRUE(random.chance(certain));
  }
  EXPECT_NEAR(hits, 2000, 200);
}

TEST(Random, ShufflingKeepsEverything) {
  Random random(3);
  std::vector<int> items(100);
  for (int i = 0; i < 100; ++i) items[static_cast<std::size_t>(i)] = i;
  std::vector<int> shuffled = items;
  random.shuffle(shuffled);
  EXPECT_NE(shuffled, items);
  std::sort(shuffled.begin(), shuffled.end());
  EXPECT_EQ(shuffled, items);
}

TEST(Random, DerivedSeedsDiffer) {
  std::set<std::uint64_t> seeds;
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    seeds.insert(seed);
    for (std::uint64_t index = 0; index < 100; ++index) seeds.insert(derive(seed, index));
  }
  EXPECT_EQ(seeds.size(), 10'100U);
  EXPECT_EQ(derive(1, 2), derive(1, 2));
}

}  // namespace
}  // namespace bloesem::generator
