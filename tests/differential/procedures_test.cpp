// Dubov 1997, its Danubian variant, the Vega system and the Amalfi rating against the literal engine, which
// tries one choice after the other.
#include <gtest/gtest.h>

#include <cstdlib>

#include "engine/amalfi/system.hpp"
#include "engine/dubov_1997/system.hpp"
#include "engine/literal/pair_round.hpp"
#include "engine/swiss/system.hpp"
#include "tests/support/rated_case.hpp"
#include "tests/support/round_text.hpp"

namespace bloesem::test {
namespace {

// Returns the number of rounds to compare: BLOESEM_PROCEDURE_ROUNDS, or a few.
int procedure_rounds_to_compare() {
  const char* wanted = std::getenv("BLOESEM_PROCEDURE_ROUNDS");
  return wanted != nullptr ? std::atoi(wanted) : 3000;
}

struct ComparedSystem {
  const swiss::System* row;
  bool accelerated;
};

class ProceduresAgainstLiteral : public ::testing::TestWithParam<ComparedSystem> {
 protected:
  void compare(int least_players, int most_players, int rounds, std::uint64_t seed) {
    Random random(seed);
    const Edition edition(*GetParam().row);
    int paired = 0;
    int impossible = 0;
    for (int i = 0; i < rounds; ++i) {
      RatedCase round = random_rated_case(random, edition, least_players, most_players, GetParam().accelerated);
      const std::string expected = sorted_text(literal::pair_round(round.tournament, round.options));
      for (const SolverChoice solver : GetParam().row->solver_choices) {
        round.options.solver = solver;
        ASSERT_EQ(sorted_text(pair_round(round.tournament, round.options)), expected) << "round " << i;
      }
      (expected == "none" ? impossible : paired) += 1;
    }
    ::testing::Test::RecordProperty("paired", paired);
    ::testing::Test::RecordProperty("impossible", impossible);
    EXPECT_GT(paired, rounds / 4);
    EXPECT_TRUE(impossible > rounds / 100 || most_players > 13);
  }
};

TEST_P(ProceduresAgainstLiteral, SmallRandomRoundsAgree) { compare(4, 13, procedure_rounds_to_compare(), 1); }
TEST_P(ProceduresAgainstLiteral, TinyRandomRoundsAgree) { compare(1, 4, procedure_rounds_to_compare() / 5, 2); }
TEST_P(ProceduresAgainstLiteral, LargerRandomRoundsAgree) {
  compare(14, 16, procedure_rounds_to_compare() / 40, 3);
}

INSTANTIATE_TEST_SUITE_P(Systems, ProceduresAgainstLiteral,
                         ::testing::Values(ComparedSystem{&swiss::dubov_1997::dubov_1997, true},
                                           ComparedSystem{&swiss::dubov_1997::danubian_2016, true},
                                           ComparedSystem{&swiss::dubov_1997::vega_2015, true},
                                           ComparedSystem{&swiss::amalfi::rating, false}),
                         [](const auto& system) { return std::string(system.param.row->names.id); });

}  // namespace
}  // namespace bloesem::test
