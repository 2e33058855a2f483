#include "matching/weighted/nested_sets.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <numeric>
#include <vector>

#include "matching/weighted/duals.hpp"
#include "tests/support/random.hpp"

namespace bloesem::matching {
namespace {

using test::Random;

bool contains(const Blossom& blossom, Vertex v) {
  return std::find(blossom.vertices.begin(), blossom.vertices.end(), v) != blossom.vertices.end();
}

bool nested_or_disjoint(Blossom a, Blossom b) {
  std::sort(a.vertices.begin(), a.vertices.end());
  std::sort(b.vertices.begin(), b.vertices.end());
  std::vector<Vertex> both;
  std::set_intersection(a.vertices.begin(), a.vertices.end(), b.vertices.begin(), b.vertices.end(),
                        std::back_inserter(both));
  return both.empty() || both.size() == a.vertices.size() || both.size() == b.vertices.size();
}

bool pairwise_nested(const std::vector<Blossom>& blossoms) {
  for (const Blossom& a : blossoms)
    for (const Blossom& b : blossoms)
      if (!nested_or_disjoint(a, b)) return false;
  return true;
}

// Splits the vertices [begin, end) of `order` recursively and makes most of the parts blossoms.
void split(Random& random, const std::vector<Vertex>& order, std::size_t begin, std::size_t end,
           std::vector<Blossom>& blossoms) {
  if (begin == end) return;
  const auto place = [&](std::size_t i) { return order.begin() + static_cast<std::ptrdiff_t>(i); };
  if (random.chance(70))
    blossoms.push_back({std::vector<Vertex>(place(begin), place(end)), random.between(0, 9)});
  if (end - begin < 2) return;
  const std::size_t middle = random.between(begin + 1, end - 1);
  split(random, order, begin, middle, blossoms);
  split(random, order, middle, end, blossoms);
}

std::vector<Blossom> random_nested(Random& random, Vertex vertices) {
  std::vector<Vertex> order(static_cast<std::size_t>(vertices));
  std::iota(order.begin(), order.end(), 0);
  random.shuffle(order);
  std::vector<Blossom> blossoms;
  split(random, order, 0, order.size(), blossoms);
  random.shuffle(blossoms);
  return blossoms;
}

// The sets with their sums.
struct Family {
  NestedSets sets;
  std::vector<Integer> sums;
  bool nested;

  Family(Vertex vertices, const std::vector<Blossom>& blossoms)
      : nested(sets.assign(vertices, blossoms, sums)) {}
};

TEST(NestedSets, OfNoBlossomsShareNothing) {
  const Family family(3, {});
  EXPECT_TRUE(family.nested);
  EXPECT_TRUE(family.sets.empty());
  EXPECT_EQ(family.sets.common(0, 2), NestedSets::everything);
  EXPECT_EQ(family.sets.common_depth(0, 2), 0);
  EXPECT_EQ(family.sums, std::vector<Integer>{0});
}

TEST(NestedSets, FindsTheInnermostCommonBlossom) {
  const Family family(9, {{{0, 1, 2}, 1}, {{4, 5, 3}, 10}, {{6, 5, 4, 3, 2, 1, 0}, 100}});
  ASSERT_TRUE(family.nested);
  const NestedSets& sets = family.sets;
  EXPECT_EQ(sets.common(0, 2), sets.innermost(1));
  EXPECT_EQ(sets.common(3, 5), sets.innermost(4));
  EXPECT_EQ(sets.common(0, 3), sets.innermost(6));  // for two sets of equal depth
  EXPECT_EQ(sets.common(6, 4), sets.innermost(6));
  EXPECT_EQ(sets.common(0, 7), NestedSets::everything);
  EXPECT_EQ(sets.common(7, 8), NestedSets::everything);
  EXPECT_EQ(sets.greatest_depth(), 2);
}

TEST(NestedSets, AddUpTheSetsAround) {
  const Family family(9, {{{0, 1, 2}, 1}, {{4, 5, 3}, 10}, {{6, 5, 4, 3, 2, 1, 0}, 100}});
  const auto sum_at = [&](Vertex v) { return family.sums[at(family.sets.innermost(v))]; };
  EXPECT_EQ(sum_at(0), 101);
  EXPECT_EQ(sum_at(3), 110);
  EXPECT_EQ(sum_at(6), 100);
  EXPECT_EQ(sum_at(8), 0);
  EXPECT_EQ(family.sets.depth(family.sets.innermost(0)), 2);
  EXPECT_EQ(family.sets.depth(family.sets.innermost(3)), 2);
  EXPECT_EQ(family.sets.depth(family.sets.innermost(6)), 1);
}

TEST(NestedSets, RecognisesOverlaps) {
  const auto laminar = [](const std::vector<Blossom>& blossoms) { return Family(7, blossoms).nested; };
  EXPECT_FALSE(laminar({{{0, 1, 2}, 1}, {{2, 3, 4}, 1}}));
  EXPECT_FALSE(laminar({{{0, 1, 2, 3, 4}, 1}, {{5, 0, 1}, 1}}));  // first vertex outside
  EXPECT_FALSE(laminar({{{0, 1, 2, 3, 4}, 1}, {{0, 1, 5}, 1}}));  // first vertex inside
  EXPECT_FALSE(laminar({{{0, 1, 2, 3, 4}, 1}, {{0, 1, 2}, 1}, {{2, 3, 4}, 1}}));
  EXPECT_TRUE(laminar({{{0, 1, 2}, 1}, {{2, 1, 0}, 1}}));
  EXPECT_TRUE(laminar({{{0, 1, 2}, 1}, {{3, 4, 5}, 1}}));
}

TEST(NestedSets, AgreesWithTheSetsOneByOne) {
  for (std::uint64_t seed = 0; seed < 1000; ++seed) {
    Random random(seed);
    const Vertex vertices = random.between<Vertex>(1, 14);
    const std::vector<Blossom> blossoms = random_nested(random, vertices);
    const Family family(vertices, blossoms);
    ASSERT_TRUE(family.nested) << "seed " << seed;
    for (Vertex u = 0; u < vertices; ++u) {
      for (Vertex v = 0; v < vertices; ++v) {
        Integer value = 0;
        int depth = 0;
        for (const Blossom& blossom : blossoms)
          if (contains(blossom, u) && contains(blossom, v)) value += blossom.value, ++depth;
        ASSERT_EQ(family.sums[at(family.sets.common(u, v))], value)
            << "seed " << seed << ", vertices " << u << ", " << v;
        ASSERT_EQ(family.sets.common_depth(u, v), depth) << "seed " << seed << ", vertices " << u << ", " << v;
      }
    }
  }
}

TEST(NestedSets, AreNestedIfEveryTwoAre) {
  int laminar = 0;
  for (std::uint64_t seed = 0; seed < 5000; ++seed) {
    Random random(seed);
    std::vector<Blossom> blossoms = random_nested(random, 7);
    if (!blossoms.empty() && random.chance(70)) {  // exchange a vertex
      std::vector<Vertex>& set = blossoms[random.between<std::size_t>(0, blossoms.size() - 1)].vertices;
      const Vertex v = random.between<Vertex>(0, 6);
      if (std::find(set.begin(), set.end(), v) == set.end())
        set[random.between<std::size_t>(0, set.size() - 1)] = v;
    }
    ASSERT_EQ(Family(7, blossoms).nested, pairwise_nested(blossoms)) << "seed " << seed;
    laminar += pairwise_nested(blossoms) ? 1 : 0;
  }
  EXPECT_GT(laminar, 500);
  EXPECT_LT(laminar, 4500);
}

}  // namespace
}  // namespace bloesem::matching
