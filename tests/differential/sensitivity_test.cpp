// Are the random brackets good enough to notice a mistake? Every criterion that is left out, and every two that
// change places, must change the pairing of one of them.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "criteria/baku_2016.hpp"
#include "tests/differential/bracket_case.hpp"

namespace bloesem::test {
namespace {

using criteria::BracketKind;
using criteria::Criterion;

std::vector<std::pair<dutch::Position, dutch::Position>> pairs_by(const std::vector<Criterion>& table, const BracketCase& c) {
  const auto pairing = solve_bracket(c.field, table, c.bracket, matching::lemon_solver());
  EXPECT_TRUE(pairing.has_value());
  return pairing->pairs;
}

// The first of `limit` random brackets that the two tables pair differently; limit if there is none.
int first_difference(const std::vector<Criterion>& right, const std::vector<Criterion>& wrong, std::uint64_t seed, int limit) {
  constexpr BracketKind kinds[] = {BracketKind::Normal, BracketKind::BeforeLast, BracketKind::Last,
                                   BracketKind::Penultimate, BracketKind::Collapsed};
  constexpr Past pasts[] = {Past::Mixed, Past::LopsidedColours, Past::Floats};
  Random random(seed);
  for (int i = 0; i < limit; ++i) {
    const BracketKind kind = kinds[random.between<std::size_t>(0, std::size(kinds) - 1)];
    const BracketSizes sizes = {random.between(0, 3), random.between(2, 7), random.between(2, 5)};
    const bool nothing_follows = kind == BracketKind::Last || kind == BracketKind::Collapsed;
    const BracketCase c = random_bracket(random, kind, {sizes.moved_down, sizes.residents, nothing_follows ? 0 : sizes.ahead},
                                         pasts[random.between<std::size_t>(0, std::size(pasts) - 1)]);
    if (pairs_by(right, c) != pairs_by(wrong, c)) return i;
  }
  return limit;
}

std::vector<Criterion> full_table() { return {criteria::baku_2016().begin(), criteria::baku_2016().end()}; }

std::string name(const Criterion& row) { return std::string(row.article) + " (" + std::string(row.meaning) + ")"; }

constexpr int limit = 20000;

TEST(RandomBrackets, NoticeThatACriterionIsMissing) {
  const std::vector<Criterion> right = full_table();
  for (std::size_t row = 0; row < right.size(); ++row) {
    std::vector<Criterion> wrong = right;
    wrong.erase(wrong.begin() + static_cast<std::ptrdiff_t>(row));
    const int needed = first_difference(right, wrong, row, limit);
    EXPECT_LT(needed, limit) << name(right[row]);
    RecordProperty("without_" + std::string(right[row].article) + "_row_" + std::to_string(row), needed);
  }
}

TEST(RandomBrackets, NoticeThatTwoCriteriaChangedPlaces) {
  const std::vector<Criterion> right = full_table();
  for (std::size_t row = 1; row < right.size(); ++row) {
    // Rows that are never in force together have no order.
    if ((right[row - 1].in_force & right[row].in_force) == 0) continue;
    std::vector<Criterion> wrong = right;
    std::swap(wrong[row - 1], wrong[row]);
    const int needed = first_difference(right, wrong, row, limit);
    EXPECT_LT(needed, limit) << name(right[row - 1]) << " and " << name(right[row]);
    RecordProperty("swapped_rows_" + std::to_string(row - 1) + "_" + std::to_string(row), needed);
  }
}

}  // namespace
}  // namespace bloesem::test
