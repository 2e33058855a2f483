#include "matching/cardinality/first_assignment.hpp"

#include <gtest/gtest.h>

#include <random>
#include <vector>

#include "matching/cardinality/bit_assignment.hpp"
#include "tests/support/random.hpp"

namespace bloesem::matching {
namespace {

// Returns the lexicographically first assignment of the rows from `row` on, by exhaustion; false if there is
// none.
bool first_by_exhaustion(const BitRows& rows, int columns, std::vector<char>& used, std::vector<int>& found) {
  const auto row = static_cast<int>(found.size());
  if (row == rows.rows()) return true;
  for (int column = 0; column < columns; ++column) {
    if (used[at(column)] != 0 || !rows.test(row, column)) continue;
    used[at(column)] = 1;
    found.push_back(column);
    if (first_by_exhaustion(rows, columns, used, found)) return true;
    found.pop_back();
    used[at(column)] = 0;
  }
  return false;
}

TEST(FirstAssignment, IsTheFirstByExhaustion) {
  std::mt19937 random(1125);
  FirstAssignment assignment;
  int found = 0;
  int none = 0;
  for (int i = 0; i < 4000; ++i) {
    const auto number = static_cast<int>(1 + random() % 6);
    const auto columns = number + static_cast<int>(random() % 3);
    const auto density = 25 + random() % 70;
    BitRows rows;
    rows.reset(number, columns);
    for (int row = 0; row < number; ++row)
      for (int column = 0; column < columns; ++column)
        if (random() % 100 < density) rows.set(row, column);
    std::vector<char> used(at(columns), 0);
    std::vector<int> first;
    const bool possible = first_by_exhaustion(rows, columns, used, first);
    ASSERT_EQ(assignment.solve(rows, columns), possible) << i;
    ++(possible ? found : none);
    if (!possible) continue;
    for (int row = 0; row < number; ++row) ASSERT_EQ(assignment.column(row), first[at(row)]) << i;
  }
  EXPECT_GT(found, 1000);
  EXPECT_GT(none, 500);
}

BitRows random_rows(test::Random& random, int rows, int columns, int percent) {
  BitRows result;
  result.reset(rows, columns);
  for (int r = 0; r < rows; ++r)
    for (int c = 0; c < columns; ++c)
      if (random.chance(percent)) result.set(r, c);
  return result;
}

TEST(FirstAssignment, IsThatOfBitAssignment) {
  test::Random random(32);
  FirstAssignment assignment;
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
TEST(FirstAssignment, MovesEverybodyAlongALongPath) {
  constexpr int size = 300;
  BitRows rows;
  rows.reset(size, size);
  for (int i = 0; i + 1 < size; ++i) rows.set(i, i), rows.set(i, i + 1);
  rows.set(size - 1, 0);
  FirstAssignment assignment;
  ASSERT_TRUE(assignment.solve(rows, size));
  for (int i = 0; i < size; ++i) EXPECT_EQ(assignment.column(i), (i + 1) % size);
  rows.clear(1, 2);
  EXPECT_FALSE(assignment.solve(rows, size));
}

// Rows and columns of two colours that do not meet: no early column leaves the later rows of its owner's colour
// one each, and all of them are refused by one search for each row.
TEST(FirstAssignment, RefusesManyColumnsAtOnce) {
  constexpr int size = 2000;
  BitRows rows;
  rows.reset(size, size);
  for (int row = 0; row < size; ++row)
    for (int column = 0; column < size; ++column)
      if (row % 2 == 0 || column < size / 2) rows.set(row, column);
  FirstAssignment assignment;
  ASSERT_TRUE(assignment.solve(rows, size));
  for (int row = 0; row < size; ++row)
    EXPECT_EQ(assignment.column(row), row / 2 + (row % 2 == 0 ? size / 2 : 0));
}

}  // namespace
}  // namespace bloesem::matching
