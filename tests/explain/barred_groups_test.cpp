#include "engine/explain/barred_groups.hpp"

#include <gtest/gtest.h>

#include <bit>
#include <vector>

#include "tests/support/random.hpp"

namespace bloesem::explain {
namespace {

using matching::BitRows;
using Set = unsigned;

BitRows rows_of(int vertices, const std::vector<std::pair<int, int>>& pairs) {
  BitRows rows;
  rows.reset(vertices, vertices);
  for (const auto& [u, v] : pairs) rows.set(u, v), rows.set(v, u);
  return rows;
}

// True if each member of the one group lacks at most `further` of the other.
bool lack_few(const BitRows& barred, Set one, Set other, int further) {
  for (int v = 0; v < barred.rows(); ++v)
    if ((one >> v & 1U) != 0 && std::popcount(other & ~static_cast<Set>(*barred.row(v))) > further)
      return false;
  return true;
}

// The definition, by trying all pairs of groups.
bool bars_groups(const BitRows& barred, int size, int further) {
  const Set all = (Set{1} << barred.rows()) - 1;
  for (Set one = 1; one <= all; ++one)
    for (Set other = all & ~one; other != 0; other = (other - 1) & all & ~one)
      if (std::popcount(one) + std::popcount(other) == size && lack_few(barred, one, other, further) &&
          lack_few(barred, other, one, further))
        return true;
  return false;
}

TEST(BarredGroups, AreNeverOverlooked) {
  test::Random random(9);
  int none = 0;
  int exact = 0;
  constexpr int graphs = 1500;
  for (int i = 0; i < graphs; ++i) {
    const int vertices = random.between(2, 8);
    const int density = random.between(0, 80);
    std::vector<std::pair<int, int>> pairs;
    for (int u = 0; u < vertices; ++u)
      for (int v = 0; v < u; ++v)
        if (random.chance(density)) pairs.emplace_back(u, v);
    const BitRows rows = rows_of(vertices, pairs);
    const int size = vertices / 2 + 1;
    const int further = random.between(0, 2);
    const bool found = may_bar_groups(rows, size, further);
    const bool expected = bars_groups(rows, size, further);
    ASSERT_TRUE(found || !expected) << i;
    none += found ? 0 : 1;
    exact += found == expected ? 1 : 0;
  }
  EXPECT_GT(none, graphs / 10);
  EXPECT_GT(exact, graphs - graphs / 10);
}

TEST(BarredGroups, AreThoseOfTheSharpExample) {
  // Two of the one colour may meet only one of the other, and the other way round: two stay over.
  const BitRows rows = rows_of(6, {{0, 3}, {0, 4}, {1, 3}, {1, 4}, {2, 5}});
  EXPECT_TRUE(may_bar_groups(rows, 4, 0));
  EXPECT_FALSE(may_bar_groups(rows, 5, 0));
}

TEST(BarredGroups, MayComeWithFurtherPairs) {
  const BitRows rows = rows_of(6, {{0, 3}, {0, 4}, {1, 3}});
  EXPECT_FALSE(may_bar_groups(rows, 4, 0));
  EXPECT_TRUE(may_bar_groups(rows, 4, 1));
}

}  // namespace
}  // namespace bloesem::explain
