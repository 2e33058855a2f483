// Compares the first assignment with the result of trying all, and with BitAssignment where that suffices.
#include "matching/cardinality/wide_assignment.hpp"

#include <gtest/gtest.h>

#include "matching/cardinality/bit_assignment.hpp"
#include "tests/support/random.hpp"

namespace bloesem::matching {
namespace {

using test::Random;

BitRows random_rows(Random& random, int rows, int columns, int percent) {
  BitRows result;
  result.reset(rows, columns);
  for (int r = 0; r < rows; ++r)
    for (int c = 0; c < columns; ++c)
      if (random.chance(percent)) result.set(r, c);
  return result;
}

// Tries all assignments in order.
bool try_all(const BitRows& rows, int columns, std::vector<char>& taken, std::vector<int>& chosen) {
  const auto row = static_cast<int>(chosen.size());
  if (row == rows.rows()) return true;
  for (int c = 0; c < columns; ++c) {
    if (!rows.test(row, c) || taken[at(c)] != 0) continue;
    taken[at(c)] = 1;
    chosen.push_back(c);
    if (try_all(rows, columns, taken, chosen)) return true;
    chosen.pop_back();
    taken[at(c)] = 0;
  }
  return false;
}

TEST(WideAssignment, IsTheFirstOfAll) {
  Random random(31);
  WideAssignment assignment;  // shared: earlier calls must not matter
  int found = 0;
  int missed = 0;
  for (int trial = 0; trial < 4000; ++trial) {
    const int size = random.between(0, 6);
    const int columns = random.between(size, 8);
    const BitRows rows = random_rows(random, size, columns, random.between(15, 80));
    std::vector<char> taken(at(columns), 0);
    std::vector<int> expected;
    const bool possible = try_all(rows, columns, taken, expected);
    ASSERT_EQ(assignment.solve(rows, columns), possible);
    ++(possible ? found : missed);
    for (int row = 0; possible && row < size; ++row) EXPECT_EQ(assignment.column(row), expected[at(row)]);
  }
  EXPECT_GT(found, 1000);
  EXPECT_GT(missed, 500);
}

TEST(WideAssignment, IsThatOfBitAssignment) {
  Random random(32);
  WideAssignment assignment;
  BitAssignment word;
  int found = 0;
  for (int trial = 0; trial < 2000; ++trial) {
    const int size = random.between(1, bits_per_word);
    const BitRows rows = random_rows(random, size, size, random.between(2, 30));
    std::vector<BitWord> words;
    for (int row = 0; row < size; ++row) words.push_back(rows.row(row)[0]);
    const BitWord all = size == bits_per_word ? ~BitWord{0} : (BitWord{1} << size) - 1;
    const bool possible = word.solve(words, all);
    ASSERT_EQ(assignment.solve(rows, size), possible);
    found += possible ? 1 : 0;
    for (int row = 0; possible && row < size; ++row) EXPECT_EQ(assignment.column(row), word.column(row));
  }
  EXPECT_GT(found, 500);
}

// Each row has its own column or the next one, but the last wants the first column, so that all have to move.
TEST(WideAssignment, MovesEverybodyAlongALongPath) {
  constexpr int size = 300;
  BitRows rows;
  rows.reset(size, size);
  for (int i = 0; i + 1 < size; ++i) rows.set(i, i), rows.set(i, i + 1);
  rows.set(size - 1, 0);
  WideAssignment assignment;
  ASSERT_TRUE(assignment.solve(rows, size));
  for (int i = 0; i < size; ++i) EXPECT_EQ(assignment.column(i), (i + 1) % size);
  rows.clear(1, 2);
  EXPECT_FALSE(assignment.solve(rows, size));
}

}  // namespace
}  // namespace bloesem::matching
