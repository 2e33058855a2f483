// The Burstein System against the literal engine, which tries pairings in the order of the text.
#include <gtest/gtest.h>

#include <cstdlib>
#include <string>

#include "engine/literal/pair_round.hpp"
#include "tests/support/burstein_case.hpp"
#include "tests/support/round_text.hpp"

namespace bloesem::test {
namespace {

// Returns the number of rounds to compare: BLOESEM_BURSTEIN_ROUNDS, or a few.
int rounds_to_compare() {
  const char* wanted = std::getenv("BLOESEM_BURSTEIN_ROUNDS");
  return wanted != nullptr ? std::atoi(wanted) : 3000;
}

// Returns the round by both engines, which must agree.
std::string agreed(BursteinCase round, const std::string& zero_byes) {
  round.options.readings = {{"zero-byes", zero_byes}};
  const Result<RoundPairing> pairing = pair_round(round.tournament, round.options);
  EXPECT_TRUE(pairing || pairing.error().code == ErrorCode::NoValidPairing) << pairing.error().message;
  const std::string found = sorted_text(pairing);
  EXPECT_EQ(found, sorted_text(literal::pair_round(round.tournament, round.options)));
  return found;
}

void compare_rounds(int least_players, int most_players, int rounds, std::uint64_t seed) {
  Random random(seed);
  int paired = 0;
  int read_differently = 0;
  for (int i = 0; i < rounds; ++i) {
    const BursteinCase round = random_burstein_case(random, least_players, most_players);
    const std::string found = agreed(round, "last-round");
    const std::string other = agreed(round, "this-round");
    ASSERT_FALSE(::testing::Test::HasFailure()) << "round " << i;
    paired += found == "none" ? 0 : 1;
    read_differently += found == other ? 0 : 1;
  }
  ::testing::Test::RecordProperty("paired", paired);
  EXPECT_GT(paired, rounds / 2);
  EXPECT_GT(read_differently, rounds / 100);
}

TEST(BursteinAgainstLiteral, SmallRandomRoundsAgree) { compare_rounds(4, 13, rounds_to_compare(), 1); }
TEST(BursteinAgainstLiteral, LargerRandomRoundsAgree) { compare_rounds(14, 20, rounds_to_compare() / 6, 2); }

}  // namespace
}  // namespace bloesem::test
