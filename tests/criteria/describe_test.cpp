#include "criteria/describe.hpp"

#include <gtest/gtest.h>

#include <sstream>
#include <string>
#include <vector>

#include "tests/criteria/editions.hpp"

namespace bloesem::criteria {
namespace {

std::vector<std::vector<std::string>> cells_of(const std::string& page) {
  std::vector<std::vector<std::string>> table;
  std::istringstream lines(page);
  for (std::string line; std::getline(lines, line);) {
    std::vector<std::string>& row = table.emplace_back();
    std::istringstream cells(line);
    std::string cell;
    std::getline(cells, cell, '|');  // before the first bar
    while (std::getline(cells, cell, '|')) row.push_back(cell);
  }
  return table;
}

std::string in_a_cell(std::string_view text) { return " " + std::string(text) + " "; }

constexpr std::size_t column_of_brackets = 5;

TEST(Describe, HasOneLineForEveryRowInOrder) {
  for (const CriteriaTable table : test::every_table()) {
    const auto page = cells_of(describe(table));
    ASSERT_EQ(page.size(), table.size() + 2) << "a heading, a rule, and the rows";
    for (std::size_t row = 0; row < table.size(); ++row) {
      const std::vector<std::string>& cells = page[row + 2];
      ASSERT_EQ(cells.size(), page.front().size());
      EXPECT_EQ(cells[0], in_a_cell(table[row].article));
      EXPECT_EQ(cells[1], in_a_cell(table[row].meaning));
      EXPECT_EQ(cells[cells.size() - 3], in_a_cell(table[row].pair_cost));
      EXPECT_EQ(cells[cells.size() - 2], in_a_cell(table[row].single_cost));
      EXPECT_EQ(cells[cells.size() - 1], in_a_cell(table[row].bye_cost));
    }
  }
}

// Rows of one measure or scope share their words, and rows of different ones do not.
TEST(Describe, TellsMeasuresAndScopesApart) {
  for (const CriteriaTable table : test::every_table()) {
    const auto page = cells_of(describe(table));
    for (std::size_t a = 0; a < table.size(); ++a)
      for (std::size_t b = 0; b < table.size(); ++b) {
        const std::vector<std::string>& one = page[a + 2];
        const std::vector<std::string>& other = page[b + 2];
        ASSERT_EQ(one[2] == other[2], table[a].measure == table[b].measure);
        ASSERT_EQ(one[3] == other[3], table[a].measure == table[b].measure);
        ASSERT_EQ(one[4] == other[4], table[a].scope == table[b].scope);
        ASSERT_EQ(one[column_of_brackets] == other[column_of_brackets], table[a].in_force == table[b].in_force);
      }
  }
}

TEST(Describe, NamesTheBracketsUnlessTheyAreAllThatTheTableKnows) {
  std::vector<Criterion> rows(3);
  rows[0].in_force = kinds(BracketKind::Last);
  rows[1].in_force = kinds(BracketKind::Collapsed, BracketKind::Normal);
  rows[2].in_force = kinds(BracketKind::Normal, BracketKind::Last, BracketKind::Collapsed);
  const auto brackets = [&](std::size_t row) { return cells_of(describe(rows))[row + 2][column_of_brackets]; };
  EXPECT_EQ(brackets(0), in_a_cell(name_of(BracketKind::Last)));
  EXPECT_EQ(brackets(1), in_a_cell(std::string(name_of(BracketKind::Normal)) + ", " +
                                   std::string(name_of(BracketKind::Collapsed))));
  for (int k = 0; k <= static_cast<int>(last_bracket_kind); ++k) {
    const std::string_view name = name_of(static_cast<BracketKind>(k));
    EXPECT_EQ(brackets(2).find(name), std::string::npos) << name;
  }
  rows.emplace_back().in_force = kinds(BracketKind::Closing);
  EXPECT_NE(brackets(2).find(name_of(BracketKind::Last)), std::string::npos) << "no longer all";
}

TEST(Describe, ATableWithoutRowsHasItsHeading) { EXPECT_EQ(cells_of(describe({})).size(), 2U); }

}  // namespace
}  // namespace bloesem::criteria
