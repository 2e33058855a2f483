#include "engine/dubov/shifts.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "engine/dubov/transposition.hpp"
#include "tests/engine/dubov/dubov_position.hpp"

namespace bloesem::swiss::dubov {
namespace {

using test::DubovPosition;
using test::LiteralPosition;
using test::NumberList;
using test::Random;

NumberList sorted_numbers(const DubovPosition& position, const std::vector<Position>& players) {
  NumberList numbers = position.numbers(players);
  std::sort(numbers.begin(), numbers.end());
  return numbers;
}

// 1, 3, 7 seek White with average ratings 1946, 1946, 1954; 4, 8, 9 seek Black, 8 with 2061.
LiteralPosition three_against_three() {
  test::TournamentBuilder builder = test::among_strangers({"B=", "Z", "B=", "W=", "Z", "Z", "B=", "W=", "W="});
  Tournament tournament = builder.coming("2 Z, 5 Z, 6 Z").build();
  const NumberList ratings{1946, 1946, 2000, 1954, 2061, 1900};
  for (std::size_t i = 0; i < ratings.size(); ++i) tournament.players[9 + i].rating = ratings[i];
  return LiteralPosition(tournament);
}

// 1 and 3 can meet no seeker of Black but 9: one pair of seekers of White is unavoidable.
TEST(DubovShifts, BothShiftsOfTheWorkedExample) {
  LiteralPosition position = three_against_three();
  position.apart(1, {4, 8}).apart(3, {4, 8}).apart(7, {8});
  const DubovPosition dubov(position);
  const Subgroups groups = split(dubov.round(), dubov.at({1, 3, 4, 7, 8, 9}));
  EXPECT_FALSE(shifted_once(dubov.round(), groups).has_value());
  const Subgroups shifted = shifted_by_matching(dubov.round(), groups);
  EXPECT_EQ(sorted_numbers(dubov, shifted.first), (NumberList{1, 7, 8}));
  EXPECT_EQ(sorted_numbers(dubov, shifted.second), (NumberList{3, 4, 9}));
  EXPECT_EQ(dubov.text(first_transposition_by_matching(dubov.round(), shifted)), "1-3 7-4 8-9");
}

// Without 7: the middle one of 4, 8, 9 is shifted unless another one has to be.
TEST(DubovShifts, TheFirstSetThatLeadsToAPairing) {
  LiteralPosition position = three_against_three();
  std::erase(position.participants, test::nr(7));
  std::erase(position.participants, test::nr(3));
  position.apart(8, {4, 9});
  const DubovPosition dubov(position);
  const Subgroups groups = split(dubov.round(), dubov.at({1, 4, 8, 9}));
  EXPECT_EQ(sorted_numbers(dubov, shifted_in_order(groups).first), (NumberList{1, 8}));
  const std::optional<Subgroups> shifted = shifted_once(dubov.round(), groups);
  ASSERT_TRUE(shifted);
  EXPECT_EQ(sorted_numbers(dubov, shifted->first), (NumberList{1, 4})) << "8 can meet 1 only";
  EXPECT_EQ(sorted_numbers(dubov, shifted->second), (NumberList{8, 9}));
}

// The names of the sets that pairs stand for: of two players of one subgroup the earlier one was shifted.
TEST(DubovShifts, AreReadFromPairs) {
  const Subgroups groups{{0, 1, 2}, {3, 4, 5, 6, 7}};
  const Shifted shifted = shifted_by_pairs(groups, {{0, 2}, {1, 7}, {3, 4}, {5, 6}});
  // From the middle: 1 0 2, and 5 4 6 3 7.
  EXPECT_EQ(shifted.from_smaller, (NumberList{2}));
  EXPECT_EQ(shifted.from_larger, (NumberList{1, 2}));
  EXPECT_EQ(shifted.groups.first, (std::vector<Position>{1, 2, 5, 4}));
  EXPECT_EQ(shifted.groups.second, (std::vector<Position>{6, 3, 7, 0}));
}

TEST(DubovShifts, OfTwoKindsOfSolutionsAreTheSame) {
  Random random(21);
  int brackets = 0;
  int once = 0;
  int in_order = 0;
  for (int trial = 0; trial < 3000; ++trial) {
    const DubovPosition position{LiteralPosition(test::random_dubov_tournament(random, 14))};
    const std::vector<Position> bracket = test::pairable_bracket(position.field, random);
    if (bracket.empty()) continue;
    ++brackets;
    const Round round = position.round();
    const Subgroups groups = split(round, bracket);
    const Subgroups matched = shifted_by_matching(round, groups);
    ASSERT_EQ(matched.first.size(), matched.second.size());
    const Pairs pairs = first_transposition_by_matching(round, matched);
    if (const std::optional<Subgroups> shifted = shifted_once(round, groups)) {
      ++once;
      EXPECT_EQ(sorted_numbers(position, shifted->first), sorted_numbers(position, matched.first));
      const Subgroups first = shifted_in_order(groups);
      in_order += sorted_numbers(position, first.first) == sorted_numbers(position, matched.first) ? 1 : 0;
    }
    const Shifted read = shifted_by_pairs(groups, pairs);
    EXPECT_EQ(sorted_numbers(position, read.groups.first), sorted_numbers(position, matched.first));
  }
  EXPECT_GT(brackets, 1000);
  EXPECT_GT(brackets - once, 100) << "pairs in the smaller subgroup were necessary";
  EXPECT_GT(once - in_order, 50) << "the first set was not possible";
}

}  // namespace
}  // namespace bloesem::swiss::dubov
