#include "matching/cardinality/first_assignment.hpp"

#include <gtest/gtest.h>

#include <random>
#include <vector>

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

}  // namespace
}  // namespace bloesem::matching
