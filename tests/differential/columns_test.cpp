// Dubov 1997, its Danubian variant and the Vega system against the literal engine, which tries one choice after
// the other.
#include <gtest/gtest.h>

#include <cstdlib>

#include "engine/dubov_1997/system.hpp"
#include "engine/literal/pair_round.hpp"
#include "engine/swiss/system.hpp"
#include "tests/support/column_case.hpp"
#include "tests/support/round_text.hpp"

namespace bloesem::test {
namespace {

// Returns the number of rounds to compare: BLOESEM_COLUMN_ROUNDS, or a few.
int column_rounds_to_compare() {
  const char* wanted = std::getenv("BLOESEM_COLUMN_ROUNDS");
  return wanted != nullptr ? std::atoi(wanted) : 2000;
}

class ColumnsAgainstLiteral : public ::testing::TestWithParam<const swiss::System*> {
 protected:
  void compare(int least_players, int most_players, int rounds, std::uint64_t seed) {
    Random random(seed);
    int paired = 0;
    int impossible = 0;
    for (int i = 0; i < rounds; ++i) {
      const ColumnCase round = random_column_case(random, Edition(*GetParam()), least_players, most_players);
      const std::string expected = sorted_text(literal::pair_round(round.tournament, round.options));
      ASSERT_EQ(sorted_text(pair_round(round.tournament, round.options)), expected) << "round " << i;
      (expected == "none" ? impossible : paired) += 1;
    }
    ::testing::Test::RecordProperty("paired", paired);
    ::testing::Test::RecordProperty("impossible", impossible);
    EXPECT_GT(paired, rounds / 4);
    EXPECT_TRUE(impossible > rounds / 100 || most_players > 13);
  }
};

TEST_P(ColumnsAgainstLiteral, SmallRandomRoundsAgree) { compare(4, 13, column_rounds_to_compare(), 1); }
TEST_P(ColumnsAgainstLiteral, TinyRandomRoundsAgree) { compare(1, 4, column_rounds_to_compare() / 5, 2); }
TEST_P(ColumnsAgainstLiteral, LargerRandomRoundsAgree) { compare(14, 16, column_rounds_to_compare() / 40, 3); }

INSTANTIATE_TEST_SUITE_P(Systems, ColumnsAgainstLiteral,
                         ::testing::Values(&swiss::dubov_1997::dubov_1997, &swiss::dubov_1997::danubian_2016,
                                           &swiss::dubov_1997::vega_2015),
                         [](const auto& row) { return std::string(row.param->names.id); });

}  // namespace
}  // namespace bloesem::test
