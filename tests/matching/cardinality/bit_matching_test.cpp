// Compares matching with words of bits with matching on explicit lists.
#include "matching/cardinality/bit_matching.hpp"

#include <gtest/gtest.h>

#include <array>
#include <bit>
#include <vector>

#include "matching/index.hpp"
#include "tests/support/listed_matching.hpp"
#include "tests/support/random.hpp"

namespace bloesem::matching {
namespace {

using test::Random;

BitWord bit(Vertex v) { return BitWord{1} << v; }

BitWord first_vertices(int count) { return count == bits_per_word ? ~BitWord{0} : bit(count) - 1; }

std::vector<BitWord> random_graph(Random& random, int vertices, int percent) {
  std::vector<BitWord> rows(at(vertices), 0);
  for (Vertex u = 0; u < vertices; ++u)
    for (Vertex v = 0; v < u; ++v)
      if (random.chance(percent)) rows[at(u)] |= bit(v), rows[at(v)] |= bit(u);
  return rows;
}

// Triangles with a few edges between them, for nested blossoms.
std::vector<BitWord> triangles(Random& random, int vertices) {
  std::vector<BitWord> rows = random_graph(random, vertices, random.between(2, 8));
  for (Vertex v = 0; v + 2 < vertices; v += 3)
    for (const Vertex a : {v, v + 1, v + 2}) rows[at(a)] |= (bit(v) | bit(v + 1) | bit(v + 2)) & ~bit(a);
  return rows;
}

// Returns the minimum number of these vertices that stay single.
int fewest_single(const std::vector<BitWord>& rows, BitWord vertices) {
  test::Adjacency lists(rows.size());
  for (Vertex v = 0; v < static_cast<Vertex>(rows.size()); ++v) {
    if ((vertices & bit(v)) == 0) continue;
    for (BitWord left = rows[at(v)] & vertices; left != 0; left &= left - 1)
      lists[at(v)].push_back(std::countr_zero(left));
  }
  const auto single = static_cast<int>(test::ListedMatching(lists).single().size());
  return single - static_cast<int>(rows.size()) + std::popcount(vertices);
}

void expect_matching(const BitMatching& matching, const std::vector<BitWord>& rows, BitWord vertices) {
  for (Vertex v = 0; v < static_cast<Vertex>(rows.size()); ++v) {
    if ((vertices & bit(v)) == 0) continue;
    const Vertex mate = matching.mate(v);
    ASSERT_EQ(mate == no_vertex, (matching.single() & bit(v)) != 0);
    if (mate == no_vertex) continue;
    ASSERT_NE(rows[at(v)] & vertices & bit(mate), 0U);
    ASSERT_EQ(matching.mate(mate), v);
  }
}

TEST(BitMatching, HasAsManyPairsAsAnyMatching) {
  Random random(1965);
  BitMatching matching;  // shared: the previous graph must not matter
  int imperfect = 0;
  for (int i = 0; i < 6000 && !HasFailure(); ++i) {
    const int vertices = random.between(1, i % 10 == 0 ? 64 : 20);
    const std::vector<BitWord> rows =
        i % 2 == 0 ? random_graph(random, vertices, random.between(3, 60)) : triangles(random, vertices);
    const BitWord some = i % 3 == 0 ? random.next() & first_vertices(vertices) : first_vertices(vertices);
    matching.start(rows, some);
    matching.maximise();
    expect_matching(matching, rows, some);
    ASSERT_EQ(std::popcount(matching.single()), fewest_single(rows, some));
    imperfect += std::popcount(matching.single()) > 1 ? 1 : 0;
  }
  EXPECT_GT(imperfect, 1000);
}

// The outer vertices of a failed search are those that can be single instead of the root; each of them is
// tried.
TEST(BitMatching, KnowsWhoCanBeSingleInstead) {
  Random random(1957);
  BitMatching matching;
  int exchanged = 0;
  for (int i = 0; i < 3000 && !HasFailure(); ++i) {
    const int vertices = random.between(2, 16);
    const std::vector<BitWord> rows =
        i % 2 == 0 ? random_graph(random, vertices, random.between(5, 40)) : triangles(random, vertices);
    const BitWord all = first_vertices(vertices);
    matching.start(rows, all);
    matching.maximise();
    if (matching.perfect()) continue;
    const Vertex root = std::countr_zero(matching.single());
    ASSERT_FALSE(matching.augment(root));
    const BitWord covered = all & ~matching.single();
    for (Vertex v = 0; v < vertices; ++v) {
      const bool can_be =
          v == root || ((covered & bit(v)) != 0 && fewest_single(rows, (covered | bit(root)) & ~bit(v)) == 0);
      ASSERT_EQ((matching.outer() & bit(v)) != 0, can_be);
    }
    for (BitWord outer = matching.outer(); outer != 0; outer &= outer - 1) {
      BitMatching other = matching;
      const Vertex instead = std::countr_zero(outer);
      other.leave_single(instead);
      expect_matching(other, rows, all);
      ASSERT_EQ(other.single(), (matching.single() & ~bit(root)) | bit(instead));
      exchanged += instead != root ? 1 : 0;
    }
  }
  EXPECT_GT(exchanged, 5000);
}

// Compares with all matchings that leave the right vertices single.
TEST(BitMatching, CoversAllButOneOfThoseWhoMayBeSingle) {
  Random random(1891);
  BitMatching matching;
  std::array<int, 2> settled{};  // by answer: of an odd number only one may be single
  std::array<int, 2> open{};     // likewise: several may
  std::array<int, 2> even{};
  for (int i = 0; i < 6000 && !HasFailure(); ++i) {
    const int vertices = random.between(1, i % 10 == 0 ? 64 : 17);
    const std::vector<BitWord> rows =
        i % 2 == 0 ? random_graph(random, vertices, random.between(3, 60)) : triangles(random, vertices);
    const BitWord some = i % 3 == 0 ? random.next() & first_vertices(vertices) : first_vertices(vertices);
    BitWord may_be_single = random.next() & (i % 5 == 0 ? ~BitWord{0} : random.next());
    if (i % 4 == 0 && some != 0) may_be_single = std::bit_floor(some) | ~some;
    const bool odd = std::popcount(some) % 2 != 0;
    bool expected = !odd && fewest_single(rows, some) == 0;
    for (BitWord left = odd ? some & may_be_single : 0; left != 0 && !expected; left &= left - 1)
      expected = fewest_single(rows, some & ~(left & -left)) == 0;
    ASSERT_EQ(matching.covers(rows, some, may_be_single), expected);
    auto& count = !odd ? even : std::has_single_bit(some & may_be_single) ? settled : open;
    ++count[expected ? 1 : 0];
  }
  for (const auto& count : {settled, open, even}) {
    EXPECT_GT(count[0], 200);
    EXPECT_GT(count[1], 200);
  }
}

// A matched vertex stays matched.
TEST(BitMatching, AugmentingLeavesNobodyBehind) {
  Random random(1973);
  BitMatching matching;
  for (int i = 0; i < 2000 && !HasFailure(); ++i) {
    const int vertices = random.between(2, 24);
    const std::vector<BitWord> rows = random_graph(random, vertices, random.between(5, 50));
    matching.start(rows, first_vertices(vertices));
    for (int step = 0; step < 2 * vertices; ++step) {
      const Vertex v = random.between(0, vertices - 1);
      const BitWord before = matching.single();
      if ((before & bit(v)) == 0) continue;
      const bool paired = matching.augment(v);
      ASSERT_EQ(matching.single() & ~before, 0U);
      ASSERT_EQ(std::popcount(before) - std::popcount(matching.single()), paired ? 2 : 0);
      ASSERT_EQ((matching.single() & bit(v)) == 0, paired);
    }
    expect_matching(matching, rows, first_vertices(vertices));
  }
}

}  // namespace
}  // namespace bloesem::matching
