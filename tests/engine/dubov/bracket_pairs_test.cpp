#include "engine/dubov/bracket_pairs.hpp"

#include <gtest/gtest.h>

#include "tests/engine/dubov/dubov_position.hpp"

namespace bloesem::swiss::dubov {
namespace {

using test::DubovPosition;
using test::LiteralPosition;
using test::Random;

TEST(DubovBracketPairs, TheHalvesMeetBeforeAnyGame) {
  const DubovPosition position{LiteralPosition({{1, 0}, {2, 0}, {3, 0}, {4, 0}, {5, 0}, {6, 0}})};
  const PairedBracket paired = BracketPairer().pair(position.round(), position.at({1, 2, 3, 4, 5, 6}));
  EXPECT_EQ(position.text(paired.pairs), "1-4 2-5 3-6");
  EXPECT_FALSE(paired.matched);
}

TEST(DubovBracketPairs, OfTwoKindsOfSolutionsAreTheSame) {
  Random random(23);
  BracketPairer pairer;
  int counted = 0;
  int matched = 0;
  for (int trial = 0; trial < 3000; ++trial) {
    const DubovPosition position{LiteralPosition(test::random_dubov_tournament(random, 20))};
    const std::vector<Position> bracket = test::pairable_bracket(position.field, random);
    if (bracket.empty()) continue;
    const PairedBracket paired = pairer.pair(position.round(), bracket);
    EXPECT_EQ(paired.pairs, pairs_by_matching(position.round(), bracket));
    ++(paired.matched ? matched : counted);
  }
  EXPECT_GT(counted, 800);
  EXPECT_GT(matched, 100);
}

}  // namespace
}  // namespace bloesem::swiss::dubov
