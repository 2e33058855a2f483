#include "engine/dubov/transposition.hpp"

#include <gtest/gtest.h>

#include "engine/dubov/shifts.hpp"
#include "tests/engine/dubov/dubov_position.hpp"

namespace bloesem::swiss::dubov {
namespace {

using test::DubovPosition;
using test::LiteralPosition;
using test::Random;

std::string first_pairs(const DubovPosition& position, std::initializer_list<int> g1,
                        std::initializer_list<int> g2) {
  const std::optional<Pairs> pairs =
      Transposition().first(position.round(), {position.at(g1), position.at(g2)});
  return pairs ? position.text(*pairs) : "none";
}

TEST(DubovTransposition, IsTheFirstLegalOneByNumber) {
  LiteralPosition position({{1, 0}, {2, 0}, {3, 0}, {4, 0}, {5, 0}, {6, 0}});
  EXPECT_EQ(first_pairs(DubovPosition(position), {3, 1, 2}, {6, 4, 5}), "1-4 2-5 3-6");
  position.apart(3, {6});
  EXPECT_EQ(first_pairs(DubovPosition(position), {3, 1, 2}, {6, 4, 5}), "1-4 2-6 3-5");
  position.apart(3, {5});
  EXPECT_EQ(first_pairs(DubovPosition(position), {3, 1, 2}, {6, 4, 5}), "1-5 2-6 3-4");
  position.apart(3, {4});
  EXPECT_EQ(first_pairs(DubovPosition(position), {3, 1, 2}, {6, 4, 5}), "none");
}

// 1 met the strongest opponent, 5, and 2 the weakest one.
TEST(DubovTransposition, S1IsOrderedByAverageRating) {
  const DubovPosition position{
      LiteralPosition(test::TournamentBuilder(8).round("5-1 1/0, 7-2 1/0, 6-3 1/0, 8-4 1/0").build())};
  EXPECT_EQ(first_pairs(position, {1, 2, 3}, {5, 6, 8}), "2-5 3-8 1-6");
}

TEST(DubovTransposition, OfTwoKindsOfSolutionsIsTheSame) {
  Random random(22);
  Transposition transposition;  // shared: earlier calls must not matter
  int pairs = 0;
  for (int trial = 0; trial < 1500; ++trial) {
    const DubovPosition position{LiteralPosition(test::random_dubov_tournament(random, 30))};
    const std::vector<Position> bracket = test::pairable_bracket(position.field, random);
    if (bracket.empty()) continue;
    const Subgroups groups = shifted_by_matching(position.round(), split(position.round(), bracket));
    const std::optional<Pairs> found = transposition.first(position.round(), groups);
    ASSERT_TRUE(found);
    EXPECT_EQ(*found, first_transposition_by_matching(position.round(), groups));
    pairs += static_cast<int>(found->size());
  }
  EXPECT_GT(pairs, 3000);
}

}  // namespace
}  // namespace bloesem::swiss::dubov
