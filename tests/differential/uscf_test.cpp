// US Chess against the literal engine, which lists every set and every pairing.
#include <gtest/gtest.h>

#include <cstdlib>

#include "engine/literal/pair_round.hpp"
#include "tests/support/round_text.hpp"
#include "tests/support/uscf_case.hpp"

namespace bloesem::test {
namespace {

// Returns the number of rounds to compare: BLOESEM_USCF_ROUNDS, or a few.
int uscf_rounds_to_compare() {
  const char* wanted = std::getenv("BLOESEM_USCF_ROUNDS");
  return wanted != nullptr ? std::atoi(wanted) : 1500;
}

void compare_uscf_rounds(int least_players, int most_players, int rounds, std::uint64_t seed) {
  Random random(seed);
  int paired = 0;
  int impossible = 0;
  for (int i = 0; i < rounds; ++i) {
    const UscfCase round = random_uscf_case(random, least_players, most_players);
    const std::string found = sorted_text(pair_round(round.tournament, round.options));
    ASSERT_EQ(found, sorted_text(literal::pair_round(round.tournament, round.options))) << "round " << i;
    (found == "none" ? impossible : paired) += 1;
  }
  ::testing::Test::RecordProperty("paired", paired);
  ::testing::Test::RecordProperty("impossible", impossible);
  EXPECT_GT(paired, rounds / 4);
  EXPECT_TRUE(impossible > rounds / 100 || most_players > 13);
}

TEST(UscfAgainstLiteral, SmallRandomRoundsAgree) { compare_uscf_rounds(4, 13, uscf_rounds_to_compare(), 1); }
TEST(UscfAgainstLiteral, TinyRandomRoundsAgree) { compare_uscf_rounds(1, 4, uscf_rounds_to_compare() / 5, 2); }
TEST(UscfAgainstLiteral, LargerRandomRoundsAgree) {
  compare_uscf_rounds(14, 16, uscf_rounds_to_compare() / 25, 3);
}

}  // namespace
}  // namespace bloesem::test
