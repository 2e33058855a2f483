// Compares the first assignment with the result of trying all.
#include "matching/cardinality/bit_assignment.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <vector>

#include "matching/index.hpp"
#include "tests/support/random.hpp"

namespace bloesem::matching {
namespace {

using test::Random;
using Columns = std::vector<int>;

// Tries all assignments in order.
bool first_of_all(const std::vector<BitWord>& rows, BitWord free, Columns& chosen) {
  if (chosen.size() == rows.size()) return true;
  for (BitWord options = rows[chosen.size()] & free; options != 0; options &= options - 1) {
    chosen.push_back(std::countr_zero(options));
    if (first_of_all(rows, free & ~(options & -options), chosen)) return true;
    chosen.pop_back();
  }
  return false;
}

// Returns the maximum number of rows that can be assigned.
int max_served(const std::vector<BitWord>& rows, BitWord free, std::size_t row) {
  if (row == rows.size()) return 0;
  int most = max_served(rows, free, row + 1);
  for (BitWord options = rows[row] & free; options != 0; options &= options - 1)
    most = std::max(most, 1 + max_served(rows, free & ~(options & -options), row + 1));
  return most;
}

TEST(BitAssignment, IsTheFirstOfAll) {
  Random random(5);
  BitAssignment assignment;  // shared: earlier calls must not matter
  int found = 0;
  int missed = 0;
  for (int round = 0; round < 4000; ++round) {
    const int size = random.between(0, 6);
    const int width = random.between(size, 8);
    const int shift = random.between(0, bits_per_word - width);
    const int percent = random.between(15, 80);
    BitWord columns = 0;
    for (int c = 0; c < width; ++c) columns |= BitWord{random.chance(90) ? 1U : 0U} << (c + shift);
    std::vector<BitWord> rows(at(size), 0);
    for (BitWord& row : rows)
      for (int c = 0; c < bits_per_word; ++c) row |= BitWord{random.chance(percent) ? 1U : 0U} << c;
    Columns expected;
    const bool possible = first_of_all(rows, columns, expected);
    ASSERT_EQ(assignment.solve(rows, columns), possible);
    if (!possible) {
      ++missed;
      EXPECT_EQ(assignment.missing(), size - max_served(rows, columns, 0));
      continue;
    }
    ++found;
    for (int row = 0; row < size; ++row) EXPECT_EQ(assignment.column(row), expected[at(row)]);
  }
  EXPECT_GT(found, 1000);
  EXPECT_GT(missed, 500);
}

// Each row has its own column or the next one, but the last wants the first column, so that all have to move.
TEST(BitAssignment, MovesEverybodyAlongALongPath) {
  std::vector<BitWord> rows(bits_per_word);
  for (int i = 0; i + 1 < bits_per_word; ++i) rows[at(i)] = BitWord{3} << i;
  rows.back() = 1;
  BitAssignment assignment;
  ASSERT_TRUE(assignment.solve(rows, ~BitWord{0}));
  for (int i = 0; i < bits_per_word; ++i) EXPECT_EQ(assignment.column(i), (i + 1) % bits_per_word);
  rows[1] = 1;
  EXPECT_FALSE(assignment.solve(rows, ~BitWord{0}));
  EXPECT_EQ(assignment.missing(), 1);
}

}  // namespace
}  // namespace bloesem::matching
