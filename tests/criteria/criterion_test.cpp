#include "criteria/criterion.hpp"

#include <gtest/gtest.h>

#include <set>
#include <vector>

#include "criteria/completion_costs.hpp"
#include "criteria/float_costs.hpp"
#include "tests/criteria/editions.hpp"
#include "tests/criteria/promises.hpp"

namespace bloesem::criteria {
namespace {

// True if the cost charges some pair of players with the same score.
bool charges_an_even_pair(const PairCost& cost) {
  static const std::vector<PlayerFacts> grid = test::every_kind_of_facts();
  for (const PlayerFacts& h : grid)
    for (const PlayerFacts& l : grid)
      if (h.score == l.score && cost(h, l).amount != 0) return true;
  return false;
}

TEST(PairShape, OnlyUnevenIsWhatChargesNoEvenPair) {
  int uneven = 0;
  int even = 0;
  for (const CriteriaTable table : test::every_table())
    for (const Criterion& row : table) {
      if (!row.pair) continue;
      EXPECT_EQ(only_uneven(row.pair.shape), !charges_an_even_pair(row.pair)) << row.article;
      ++(only_uneven(row.pair.shape) ? uneven : even);
    }
  EXPECT_GT(uneven, 5);
  EXPECT_GT(even, 5);
}

// True if the cost charges some pair of players who do not want the same colour.
bool charges_without_clash(const PairCost& cost) {
  static const std::vector<PlayerFacts> grid = test::every_kind_of_facts();
  for (const PlayerFacts& h : grid)
    for (const PlayerFacts& l : grid)
      if (!clash(h.preference, l.preference) && cost(h, l).amount != 0) return true;
  return false;
}

TEST(PairShape, OnlyClashesIsWhatChargesOnlyThose) {
  std::set<PairShape> clashes;
  int others = 0;
  for (const CriteriaTable table : test::every_table())
    for (const Criterion& row : table) {
      if (!row.pair) continue;
      if (only_clashes(row.pair.shape)) {
        EXPECT_FALSE(charges_without_clash(row.pair)) << row.article;
        clashes.insert(row.pair.shape);
      } else {
        others += charges_without_clash(row.pair) ? 1 : 0;
      }
    }
  EXPECT_EQ(clashes.size(), 3U);
  EXPECT_GT(others, 5);
}

constexpr Charge score_of_single(const SinglePlayer& p) { return {1, p.facts.score - p.artificial}; }
constexpr Charge score_difference(const PlayerFacts& h, const PlayerFacts& l) {
  return {h.score == l.score ? 0 : 1, h.score - l.score};
}

// Lemma 4, for every list that could be made of the costs.
TEST(ChargesPairsLikeSingles, IsSaidOfThoseThatDo) {
  const PairCost pairs[] = {{score_difference, PairShape::ScoreDifference},
                            repeated_downfloat_difference_of_pair<previous>,
                            repeated_upfloat_difference_of_pair<previous>};
  const SingleCost singles[] = {
      {score_of_single, SingleShape::Score}, repeated_downfloat_difference<previous>, floats_on};
  for (const PairCost& pair : pairs)
    for (const SingleCost& single : singles) {
      Criterion row;
      row.measure = Measure::Differences;
      row.pair = pair;
      row.single = single;
      SCOPED_TRACE(testing::Message() << static_cast<int>(pair.shape) << ' ' << static_cast<int>(single.shape));
      // Costs that look ahead charge a player of the bracket by the score, too, but promise less.
      const bool alike = test::charges_the_higher_alike(row) && single.shape != SingleShape::FloatsOn;
      EXPECT_EQ(charges_pairs_like_singles(row), alike);
      row.measure = Measure::Count;
      EXPECT_FALSE(charges_pairs_like_singles(row)) << "a number has no differences";
    }
}

TEST(Costs, ThatAreFreeAreNone) {
  EXPECT_FALSE(pairs_are_free);
  EXPECT_FALSE(singles_are_free);
  EXPECT_TRUE(one_player);
  EXPECT_TRUE(repeated_downfloat_of_pair<previous>);
}

}  // namespace
}  // namespace bloesem::criteria
