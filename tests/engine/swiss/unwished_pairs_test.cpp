#include "engine/swiss/unwished_pairs.hpp"

#include <gtest/gtest.h>

#include <utility>
#include <vector>

#include "engine/swiss/system.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem::swiss {
namespace {

using test::TournamentBuilder;
using Pairs = std::vector<std::pair<Position, Position>>;

RoundField first_round_of(const Tournament& t) { return {t, dutch::fide_2026, {1, 9, {}, {}}}; }

Tournament with_wishes(std::vector<Wish> wishes) {
  Tournament t = TournamentBuilder(6);
  t.wishes = std::move(wishes);
  return t;
}

TEST(UnwishedPairs, AreThoseOfOneGroupInTheRoundsOfTheWish) {
  const Tournament t = with_wishes({{"federation", {{0, 2}, {1, 4, 5}}, 1, 3}});
  const RoundField field = first_round_of(t);
  const UnwishedPairs unwished(t, field, 1);
  EXPECT_TRUE(unwished.between(0, 2));
  EXPECT_TRUE(unwished.between(5, 1));
  EXPECT_FALSE(unwished.between(0, 1));
  EXPECT_FALSE(unwished.between(3, 3)) << "a player without a group";
  EXPECT_FALSE(unwished.strict());
  EXPECT_EQ(unwished.count(Pairs{{0, 2}, {1, 3}, {4, 5}}), 2);
  EXPECT_EQ(UnwishedPairs(t, field, 4).count(Pairs{{0, 2}}), 0) << "the wish has ended";
}

TEST(UnwishedPairs, OfSeveralWishesCountOnce) {
  const Tournament t = with_wishes({{"federation", {{0, 2}}, 1, 3}, {"club", {{0, 2}, {1, 3}}, 1, 1, true}});
  const UnwishedPairs unwished(t, first_round_of(t), 1);
  EXPECT_TRUE(unwished.strict());
  EXPECT_EQ(unwished.count(Pairs{{0, 2}, {1, 3}, {4, 5}}), 2);
}

TEST(UnwishedPairs, AddARowAndAStrictWishTwo) {
  std::vector<criteria::CriterionValue> values;
  const Tournament mild = with_wishes({{"federation", {{0, 2}}, 1, 3}});
  UnwishedPairs(mild, first_round_of(mild), 1).add_values(Pairs{{0, 2}}, values);
  ASSERT_EQ(values.size(), 1U);
  EXPECT_EQ(values[0].article, "wish");
  EXPECT_EQ(values[0].count, 1);
  const Tournament strict = with_wishes({{"federation", {{0, 2}}, 1, 3, true}});
  UnwishedPairs(strict, first_round_of(strict), 1).add_values(Pairs{{0, 1}}, values);
  ASSERT_EQ(values.size(), 3U);
  EXPECT_EQ(values[1].article, "wish-floaters");
  EXPECT_EQ(values[2].count, 0);
}

TEST(PairsOfFloaters, AreWithEverybodyInTheBracket) {
  EXPECT_EQ(
      pairs_of_floaters(std::vector<Position>{1, 4}, std::vector<Position>{0, 1}, std::vector<Position>{4, 5}),
      (Pairs{{1, 0}, {1, 4}, {1, 5}, {4, 0}, {4, 1}, {4, 5}}));
}

}  // namespace
}  // namespace bloesem::swiss
