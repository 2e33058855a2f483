// The Lim System against the literal engine, which tries one choice after the other.
#include <gtest/gtest.h>

#include <cstdlib>

#include "engine/literal/pair_round.hpp"
#include "tests/support/lim_case.hpp"
#include "tests/support/round_text.hpp"

namespace bloesem::test {
namespace {

// Returns the number of rounds to compare: BLOESEM_LIM_ROUNDS, or a few.
int lim_rounds_to_compare() {
  const char* wanted = std::getenv("BLOESEM_LIM_ROUNDS");
  return wanted != nullptr ? std::atoi(wanted) : 1500;
}

void compare_lim_rounds(int least_players, int most_players, int rounds, std::uint64_t seed) {
  Random random(seed);
  int paired = 0;
  int impossible = 0;
  for (int i = 0; i < rounds; ++i) {
    const LimCase round = random_lim_case(random, least_players, most_players);
    const std::string found = sorted_text(pair_round(round.tournament, round.options));
    ASSERT_EQ(found, sorted_text(literal::pair_round(round.tournament, round.options))) << "round " << i;
    (found == "none" ? impossible : paired) += 1;
  }
  ::testing::Test::RecordProperty("paired", paired);
  ::testing::Test::RecordProperty("impossible", impossible);
  EXPECT_GT(paired, rounds / 4);
  EXPECT_TRUE(impossible > rounds / 100 || most_players > 13);
}

TEST(LimAgainstLiteral, SmallRandomRoundsAgree) { compare_lim_rounds(4, 13, lim_rounds_to_compare(), 1); }
TEST(LimAgainstLiteral, TinyRandomRoundsAgree) { compare_lim_rounds(1, 4, lim_rounds_to_compare() / 5, 2); }
TEST(LimAgainstLiteral, LargerRandomRoundsAgree) {
  compare_lim_rounds(14, 17, lim_rounds_to_compare() / 25, 3);
}

}  // namespace
}  // namespace bloesem::test
