#include "engine/amalfi/system.hpp"

#include <gtest/gtest.h>

#include <utility>

#include "bloesem/check_tournament.hpp"
#include "bloesem/judge/judge.hpp"
#include "bloesem/pair_round.hpp"
#include "tests/support/matchers.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem::swiss::amalfi {
namespace {

const PairOptions options{.edition = Edition(rating)};

TEST(AmalfiSystem, IsJudgedByItsOwnRules) {
  const Tournament tournament = test::TournamentBuilder(6).declared(3).initial(Colour::White);
  const auto pairing = pair_round(tournament, options);
  ASSERT_TRUE(pairing);
  Proposal proposal = proposal_of(*pairing);
  EXPECT_EQ(judge(tournament, proposal, options)->kind, VerdictKind::Correct);
  std::swap(proposal.boards[0].board.black, proposal.boards[1].board.black);
  const auto other = judge(tournament, proposal, options);
  ASSERT_TRUE(other);
  EXPECT_EQ(other->kind, VerdictKind::Different);
  ASSERT_TRUE(other->departure && other->departure->later);
  EXPECT_EQ(article_of(*other->departure->later, rating.articles), "the ranking");
}

TEST(AmalfiSystem, APairWhoseColoursForbidItIsIllegal) {
  Tournament tournament = test::among_strangers({"B1 W1 W1 ", "B1 W1 W1 "}).declared(5);
  const auto answer = judge(tournament, {.boards = {{.board = {0, 1}}}, .byes = {}}, options);
  ASSERT_TRUE(answer);
  EXPECT_EQ(answer->kind, VerdictKind::Impossible);
  ASSERT_EQ(answer->violations.size(), 1U);
  EXPECT_EQ(answer->violations[0].article, "colours");
}

TEST(AmalfiSystem, HasNoOtherSolverAndNoSequence) {
  const Tournament tournament = test::TournamentBuilder(4).declared(3).initial(Colour::White);
  PairOptions blossom = options;
  blossom.solver = SolverChoice::Blossom;
  EXPECT_THAT(pair_round(tournament, blossom), test::FailsWith(ErrorCode::InvalidInput, "blossom"));
}

}  // namespace
}  // namespace bloesem::swiss::amalfi
