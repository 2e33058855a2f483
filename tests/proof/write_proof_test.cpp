#include <gtest/gtest.h>

#include "engine/proof/proof_text.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem::test {
namespace {

TEST(WriteProof, WritesWhatThePageShows) {
  proof::RoundProof proof;
  proof.bye = proof::Duals{{0, 0, 0, 1, 0, 2, 2}, {31, 0, -3}, {{2, {3, 0, 1}}}};
  proof::BracketProof attempt;
  attempt.number = 2;
  attempt.discarded = true;
  attempt.reach = proof::Reach::Next;
  attempt.pairs = {{0, 4}};
  attempt.ahead = proof::PlayerPairs{{1, 5}};
  attempt.criteria = {{0}, {proof::Integer(1) << 70}, {}};
  attempt.order = {{proof::StepKind::Refuse, {{0, 1}, {0, 1}, {}}, {{0, 1}}, {}},
                   {proof::StepKind::Stay, {{}, {0, 1}, {}}, {}, {1}},
                   {proof::StepKind::Exchanges, {{}, {0, 1}, {}}, {}, {}},
                   {proof::StepKind::Sum, {{}, {0, 1}, {}}, {}, {}}};
  attempt.obstacle = proof::Duals{{0}, {1}, {}};
  proof.brackets.push_back(attempt);
  EXPECT_EQ(proof::write_proof(TournamentBuilder(7), {{"bloesem-proof", 1}, {"round", 3}}, proof),
            R"({"bloesem-proof":1,"round":3}
{"bye":{"blocks":"0*3 1 0 2*2","y":["1f","0","-3"],"sets":[{"z":"2","players":[4,1,2]}]}}
{"discarded":2,"zone":"next","pairs":[[1,5]],"ahead":[[2,6]],"criteria":{"blocks":"0","y":["400000000000000000"]},"order":[{"blocks":"0 1","y":["0","1"],"refuse":[[0,1]]},{"y":["0","1"],"stay":[1]},{"y":["0","1"],"exchanges":true},{"y":["0","1"],"sum":true}],"obstacle":{"blocks":"0","y":["1"]}}
{"end":4}
)");
}

}  // namespace
}  // namespace bloesem::test
