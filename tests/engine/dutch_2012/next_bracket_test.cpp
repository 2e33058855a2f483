#include "engine/dutch_2012/next_bracket.hpp"

#include <gtest/gtest.h>

#include "engine/requested_round.hpp"
#include "tests/engine/dutch_2012/istanbul_positions.hpp"

namespace bloesem::swiss::dutch_2012 {
namespace {

bool makes_all(const test::IstanbulCase& made, const std::vector<Position>& downfloaters,
               const std::vector<Position>& residents) {
  const RequestedRound request = requested_round(made.tournament, made.options).value();
  return NextBracket(request.field).makes_all_pairs(downfloaters, residents);
}

TEST(NextBracketOf2012, NeedsAnOpponentForEveryDownfloater) {
  const test::IstanbulCase made = test::strangers_with({10, 10, 0, 0, 0}, {{1, 3}, {1, 4}, {2, 5}});
  EXPECT_TRUE(makes_all(made, {0, 1}, {2, 3, 4}));
  EXPECT_FALSE(makes_all(made, {0}, {2, 3}));
  EXPECT_TRUE(makes_all(made, {0}, {4}));
}

TEST(NextBracketOf2012, LeavesAResidentSingleButNoDownfloater) {
  const test::IstanbulCase made = test::strangers_with({10, 0, 0, 0}, {{2, 3}, {2, 4}, {3, 4}, {1, 2}, {1, 3}});
  EXPECT_FALSE(makes_all(made, {0}, {1, 2}));
  EXPECT_FALSE(makes_all(made, {0}, {1, 2, 3})) << "2 and 3 both stay single";
  EXPECT_TRUE(makes_all(made, {0}, {1, 3}));
}

}  // namespace
}  // namespace bloesem::swiss::dutch_2012
