#include "matching/graph/bit_rows.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "matching/index.hpp"
#include "tests/support/random.hpp"

namespace bloesem::matching {
namespace {

using test::Random;
using Bools = std::vector<std::vector<bool>>;

template <class Rows>
void expect_same(const Rows& rows, const Bools& bools) {
  for (int r = 0; r < rows.rows(); ++r) {
    const std::vector<bool>& row = bools[at(r)];
    std::vector<int> set;
    std::vector<int> visited;
    for (int c = 0; c < static_cast<int>(row.size()); ++c) {
      ASSERT_EQ(rows.test(r, c), row[at(c)]);
      if (row[at(c)]) set.push_back(c);
    }
    ASSERT_FALSE(any_bit(rows.row(r), rows.words(), [&](int c) { return visited.push_back(c), false; }));
    ASSERT_EQ(visited, set);
    ASSERT_EQ(rows.count(r), static_cast<int>(set.size()));
    if (set.empty()) continue;
    const int stop = set[set.size() / 2];
    visited.clear();
    ASSERT_TRUE(any_bit(rows.row(r), rows.words(), [&](int c) { return visited.push_back(c), c == stop; }));
    ASSERT_EQ(visited.size(), set.size() / 2 + 1);
  }
}

template <class Storage>
class BitRowsIn : public testing::Test {};
using Storages = testing::Types<HeapStorage, WordStorage>;
TYPED_TEST_SUITE(BitRowsIn, Storages);

TYPED_TEST(BitRowsIn, AreAMatrixOfBools) {
  Random random(1);
  BasicBitRows<TypeParam> rows;
  for (int i = 0; i < 2000 && !this->HasFailure(); ++i) {
    const int n = random.between(1, 16);
    const int columns = random.between(1, 4 * bits_per_word);
    rows.reset(n, columns);  // whatever it held before
    ASSERT_EQ(rows.words(), (columns + 63) / 64);
    Bools bools(at(n), std::vector<bool>(at(columns)));
    for (int step = 0; step < 60; ++step) {
      const int r = random.between(0, n - 1);
      const int c = random.between(0, columns - 1);
      if (random.chance(60)) {
        rows.set(r, c);
        bools[at(r)][at(c)] = true;
      } else if (random.chance(70)) {
        rows.clear(r, c);
        bools[at(r)][at(c)] = false;
      } else {
        const int other = random.between(0, n - 1);
        const int words = random.between(0, rows.words());
        rows.add(r, rows.row(other), words);
        for (int bit = 0; bit < std::min(columns, words * bits_per_word); ++bit)
          if (bools[at(other)][at(bit)]) bools[at(r)][at(bit)] = true;
      }
    }
    expect_same(rows, bools);
  }
}

}  // namespace
}  // namespace bloesem::matching
