// The first line of a proof.
#include "engine/proof/header.hpp"

#include <gtest/gtest.h>

#include <string>

#include "tests/support/tournament_builder.hpp"

namespace bloesem::test {
namespace {

std::string header_text(const ProofBinding& binding, const PairOptions& options, std::string_view group = {}) {
  const Tournament tournament = TournamentBuilder(6).declared(5);
  const Result<RequestedRound> request = requested_round(tournament, options);
  return proof::header_of(binding, tournament, options, request.value(), group).dump();
}

TEST(ProofHeader, StatesOnlyWhatIsAsked) {
  PairOptions options;
  options.edition = Edition::Fide2026;
  EXPECT_EQ(header_text({.sha256 = "1f"}, options),
            R"({"bloesem-proof":1,"sha256":"1f","system":"dutch","edition":"2026","round":1})");
}

TEST(ProofHeader, HasAFixedOrder) {
  PairOptions options;
  options.edition = Edition::Baku2016;
  options.rounds_declared = 7;
  options.initial_colour = Colour::Black;
  options.absent = {4, 2};
  options.forbidden = {{3, 1}, {0, 5}, {1, 3}};
  options.numbers = Numbering::Fixed;
  options.board_order = BoardOrder::PairingScore;
  const ProofBinding binding{.sha256 = "1f",
                             .acceleration = "baku",
                             .recompute = true,
                             .avoid = {"federation:3", "club:2", "federation:3"},
                             .groups = true,
                             .tie_breaks = "BH"};
  EXPECT_EQ(header_text(binding, options, "A"),
            R"({"bloesem-proof":1,"sha256":"1f","system":"dutch","edition":"2016","round":1,)"
            R"("rounds":7,"initial_colour":"B","acceleration":"baku","absent":[3,5],)"
            R"("forbid":[[1,6],[2,4]],"recompute":true,"numbers":"fixed","board_order":"pairing-score",)"
            R"("avoid":["club:2","federation:3"],"group":"A","players":[1,2,3,4,5,6],"tiebreaks":"BH"})");
}

TEST(ProofHeader, ADifferenceIsNamed) {
  const trf::Json right{{"bloesem-proof", 1}, {"sha256", "1f"}, {"round", 3}};
  EXPECT_EQ(proof::header_difference(right, right), "");
  EXPECT_EQ(proof::header_difference({{"bloesem-proof", 1}, {"sha256", "1e"}, {"round", 3}}, right),
            "the proof is about another 'sha256'");
  EXPECT_EQ(proof::header_difference({{"bloesem-proof", 1}, {"sha256", "1f"}}, right),
            "the proof is about another 'round'");
  EXPECT_EQ(
      proof::header_difference({{"bloesem-proof", 1}, {"sha256", "1f"}, {"round", 3}, {"group", "A"}}, right),
      "the proof states options that were not given");
  EXPECT_NE(proof::header_difference({{"sha256", "1f"}, {"bloesem-proof", 1}, {"round", 3}}, right), "");
}

}  // namespace
}  // namespace bloesem::test
