// Bounds by counting: a candidate that attains them is optimal, and only such candidates are
// (docs/formulation.md, lemma 26).
#include "engine/dutch/solve/bounds/attaining_pairs.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <bit>
#include <vector>

#include "criteria/dutch/baku_2016.hpp"
#include "criteria/dutch/fide_2026.hpp"
#include "engine/dutch/candidate_values.hpp"
#include "engine/dutch/solve/sieve/candidate_list.hpp"
#include "matching/index.hpp"
#include "tests/differential/bracket_case.hpp"

namespace bloesem::test {
namespace {

using criteria::BracketKind;
using swiss::PlayerSet;
using swiss::dutch::AttainingPairs;
using swiss::dutch::Candidate;

struct Value {
  std::int64_t count = 0;
  criteria::ScoreDifferences differences;

  friend auto operator<=>(const Value&, const Value&) = default;
};

std::vector<criteria::CriterionValue> record_of(const BracketCase& c, criteria::CriteriaTable table,
                                                const AttainingPairs& attaining, const Candidate& candidate) {
  swiss::BracketPairing pairing;
  for (std::size_t i = 0; i < candidate.pairs; ++i)
    pairing.pairs.emplace_back(attaining.position(candidate.upper[i]), attaining.position(candidate.lower[i]));
  std::sort(pairing.pairs.begin(), pairing.pairs.end());
  for (PlayerSet left = candidate.singles; left != 0; left &= left - 1)
    pairing.downfloaters.push_back(attaining.position(std::countr_zero(left)));
  return swiss::dutch::candidate_values({c.field, table, c.bracket}, pairing, {});
}

std::vector<Value> values_of(const std::vector<criteria::CriterionValue>& record) {
  std::vector<Value> values;
  for (const auto& value : record) values.push_back({value.count, value.differences});
  return values;
}

bool attains(const AttainingPairs& attaining, const Candidate& candidate) {
  for (std::size_t i = 0; i < candidate.pairs; ++i)
    if ((attaining.rows()[candidate.upper[i]] >> candidate.lower[i] & 1U) == 0) return false;
  return (candidate.singles & ~attaining.floaters()) == 0;
}

std::vector<PlayerSet> partners_of(const BracketCase& c, const AttainingPairs& attaining) {
  std::vector<PlayerSet> partners(at(attaining.players()), 0);
  for (int u = 0; u < attaining.players(); ++u)
    for (int v = std::max(u + 1, attaining.moved_down()); v < attaining.players(); ++v)
      if (c.field.compatible(attaining.position(u), attaining.position(v))) {
        partners[at(u)] |= swiss::set_of(v);
        partners[at(v)] |= swiss::set_of(u);
      }
  return partners;
}

struct BoundCounts {
  int attained = 0;
  int odd = 0;
  int clashing = 0;  // two players with the same preference have to meet
  int topscorers = 0;
  int told_apart = 0;  // some candidate is worse for the pairs of topscorers
};

// Returns the place among those in force of the first criterion of this shape.
std::size_t place_of(criteria::CriteriaTable table, BracketKind kind, criteria::PairShape shape) {
  const auto found = std::find_if(table.begin(), table.end(), [&](const criteria::Criterion& criterion) {
    return criterion.pair.shape == shape;
  });
  return static_cast<std::size_t>(
      std::count_if(table.begin(), found,
                    [&](const criteria::Criterion& criterion) { return contains(criterion.in_force, kind); }));
}

void compare_bounds(const BracketCase& c, criteria::CriteriaTable table, BoundCounts& counts) {
  static AttainingPairs attaining;
  const swiss::BracketProblem problem(c.field, table, c.bracket);
  if (attaining.look_at(problem)) return;
  ASSERT_TRUE(attaining.bound(table));
  swiss::dutch::CandidateList list;
  const std::vector<PlayerSet> partners = partners_of(c, attaining);
  list.fill(partners, attaining.moved_down(), attaining.players() / 2);
  const auto& all = list.candidates();
  if (std::none_of(all.begin(), all.end(), [&](const Candidate& x) { return attains(attaining, x); })) return;
  std::vector<std::vector<Value>> values;
  std::vector<bool> claimed;
  for (const Candidate& x : all) {
    const std::vector<criteria::CriterionValue> record = record_of(c, table, attaining, x);
    values.push_back(values_of(record));
    claimed.push_back(attaining.claims(table, record));
  }
  const std::vector<Value> best = *std::min_element(values.begin(), values.end());
  for (std::size_t i = 0; i < all.size(); ++i) {
    ASSERT_EQ(attains(attaining, all[i]), values[i] == best) << describe(c);
    ASSERT_EQ(claimed[i], values[i] == best) << describe(c);
  }
  ++counts.attained;
  counts.topscorers += problem.topscorers ? 1 : 0;
  const std::size_t beyond_two = place_of(table, c.bracket.kind, criteria::PairShape::AbsoluteClash);
  counts.told_apart += std::any_of(values.begin(), values.end(), [&](const std::vector<Value>& value) {
    return value[beyond_two].count > best[beyond_two].count;
  });
  counts.odd += attaining.odd() ? 1 : 0;
  counts.clashing += best[place_of(table, c.bracket.kind, criteria::PairShape::Clash)].count > 0 ? 1 : 0;
}

class Bounds : public testing::TestWithParam<Past> {};

INSTANTIATE_TEST_SUITE_P(Differential, Bounds,
                         testing::Values(Past::Mixed, Past::LopsidedColours, Past::Floats));

TEST_P(Bounds, AreAttainedByTheBestAndNobodyElse) {
  Random random(20261122 + static_cast<std::uint64_t>(GetParam()));
  constexpr std::array kinds = {BracketKind::Normal, BracketKind::BeforeLast, BracketKind::Last};
  BoundCounts counts;
  for (int i = 0; i < 6000 && !HasFailure(); ++i) {
    const BracketKind kind = kinds[at(random.between(0, 2))];
    const int moved_down = random.between(0, 2);
    const BracketSizes sizes = {moved_down,
                                random.between(std::max(1, moved_down), swiss::max_listed - moved_down),
                                kind == BracketKind::Last ? 0 : random.between(1, 3)};
    const BracketCase c = random_bracket(random, kind, sizes, GetParam());
    compare_bounds(c, criteria::baku_2016(), counts);
    if (kind == BracketKind::Normal) compare_bounds(c, criteria::fide_2026(), counts);
  }
  EXPECT_GT(counts.attained, 900);
  EXPECT_GT(counts.odd, 500);
  EXPECT_GT(counts.clashing, GetParam() == Past::Floats ? -1 : 150);
  EXPECT_GT(counts.topscorers, GetParam() == Past::Floats ? -1 : 100);
  EXPECT_GT(counts.told_apart, GetParam() == Past::Floats ? -1 : 20);
}

// Without the number of clashes that number among them which are strong has no bound, so a table without the
// row costs every bracket the solver `bounds`.
TEST(BoundsOfStrongClashes, NeedThoseOfAllClashesBefore) {
  Random random(20261125);
  AttainingPairs attaining;
  int brackets = 0;
  for (const criteria::CriteriaTable published : {criteria::baku_2016(), criteria::fide_2026()}) {
    std::vector<criteria::Criterion> rows(published.begin(), published.end());
    EXPECT_EQ(std::erase_if(rows, [](const auto& row) { return row.pair.shape == criteria::PairShape::Clash; }),
              1U);
    const criteria::CriteriaTable without(rows);
    EXPECT_TRUE(without.usual_order(BracketKind::Normal));  // the order alone would let it solve
    for (int i = 0; i < 500; ++i) {
      const BracketSizes sizes = {random.between(0, 2), random.between(2, 8), random.between(1, 3)};
      const BracketCase c = random_bracket(random, BracketKind::Normal, sizes, Past::Mixed);
      const swiss::BracketProblem problem(c.field, without, c.bracket);
      if (attaining.look_at(problem)) continue;
      ++brackets;
      ASSERT_FALSE(attaining.bound(without));
      ASSERT_TRUE(attaining.bound(published));
    }
  }
  EXPECT_GT(brackets, 500);
}

}  // namespace
}  // namespace bloesem::test
