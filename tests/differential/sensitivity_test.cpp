// Are the random brackets good enough to detect a mistake? Omitting any criterion, and exchanging any two
// adjacent ones, must change the pairing of one of them.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "criteria/dutch/baku_2016.hpp"
#include "tests/differential/bracket_case.hpp"

namespace bloesem::test {
namespace {

using criteria::BracketKind;
using criteria::Criterion;
using Table = std::vector<Criterion>;

template <class T, std::size_t n>
T one_of(Random& random, const T (&items)[n]) {
  return items[random.between<std::size_t>(0, n - 1)];
}

BracketCase any_bracket(Random& random) {
  constexpr BracketKind kinds[] = {BracketKind::Normal, BracketKind::BeforeLast, BracketKind::Last,
                                   BracketKind::Penultimate, BracketKind::Collapsed};
  constexpr Past pasts[] = {Past::Mixed, Past::LopsidedColours, Past::Floats};
  const BracketKind kind = one_of(random, kinds);
  const bool nothing_follows = kind == BracketKind::Last || kind == BracketKind::Collapsed;
  const BracketSizes sizes = {random.between(0, 4), random.between(1, 7),
                              nothing_follows ? 0 : random.between(2, 5)};
  return random_bracket(random, kind, sizes, one_of(random, pasts));
}

// A set of MDPs that can be paired can also be paired when the number of pairs is maximal, so C.5 and C.6 can
// only disagree if C.4 interferes.
BracketCase penultimate_bracket(Random& random) {
  const BracketSizes sizes = {random.between(1, 4), random.between(2, 6), random.between(1, 4)};
  return random_bracket(random, BracketKind::Penultimate, sizes);
}

BracketCase bracket_with_clashes(Random& random) {
  constexpr BracketKind kinds[] = {BracketKind::Normal, BracketKind::Last, BracketKind::Collapsed};
  const BracketKind kind = one_of(random, kinds);
  const BracketSizes sizes = {random.between(0, 3), random.between(4, 8), kind == BracketKind::Normal ? 3 : 0};
  return random_bracket(random, kind, sizes, Past::LopsidedColours);
}

// With mixed scores the lists of score differences differ in more than the number of entries.
BracketCase collapsed_bracket(Random& random) {
  return random_bracket(random, BracketKind::Collapsed, {random.between(2, 5), random.between(5, 8), 0},
                        Past::Floats);
}

using Source = BracketCase (*)(Random&);

// Returns a source of brackets in which this criterion can decide.
Source source_for(const Criterion& row) {
  const int article = std::stoi(std::string(row.article.substr(2)));
  if (article == 5 || article == 6) return penultimate_bracket;
  if (article >= 8 && article <= 11) return bracket_with_clashes;
  return article >= 16 ? collapsed_bracket : any_bracket;
}

std::vector<std::pair<swiss::Position, swiss::Position>> pairs_by(const Table& table, const BracketCase& c) {
  const auto pairing = by_lemon(c.field, table, c.bracket);
  EXPECT_TRUE(pairing.has_value());
  return pairing->pairs;
}

constexpr int limit = 20000;

// Returns the index of the first random bracket that the two tables pair differently; `limit` if there is none.
int first_difference(const Table& right, const Table& wrong, std::uint64_t seed, Source source) {
  Random random(seed);
  for (int i = 0; i < limit; ++i) {
    const BracketCase c = source(random);
    if (pairs_by(right, c) != pairs_by(wrong, c)) return i;
  }
  return limit;
}

Table full_table() { return {criteria::baku_2016().begin(), criteria::baku_2016().end()}; }

std::string name(const Criterion& row) {
  return std::string(row.article) + " (" + std::string(row.meaning) + ")";
}

TEST(RandomBrackets, NoticeThatACriterionIsMissing) {
  const Table right = full_table();
  for (std::size_t row = 0; row < right.size(); ++row) {
    Table wrong = right;
    wrong.erase(wrong.begin() + static_cast<std::ptrdiff_t>(row));
    const int needed = first_difference(right, wrong, row, source_for(right[row]));
    EXPECT_LT(needed, limit) << name(right[row]);
    RecordProperty("without_row_" + std::to_string(row), needed);
  }
}

TEST(RandomBrackets, NoticeThatTwoCriteriaChangedPlaces) {
  const Table right = full_table();
  for (std::size_t row = 1; row < right.size(); ++row) {
    // Rows that never apply together have no order.
    if ((right[row - 1].in_force & right[row].in_force) == 0) continue;
    Table wrong = right;
    std::swap(wrong[row - 1], wrong[row]);
    const int needed = first_difference(right, wrong, 400 + row, source_for(right[row]));
    EXPECT_LT(needed, limit) << name(right[row - 1]) << " and " << name(right[row]);
    RecordProperty("swapped_row_" + std::to_string(row), needed);
  }
}

}  // namespace
}  // namespace bloesem::test
