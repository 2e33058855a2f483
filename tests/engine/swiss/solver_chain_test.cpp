#include "engine/swiss/solver_chain.hpp"

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "criteria/dutch/baku_2016.hpp"
#include "tests/support/next_round.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem::swiss {
namespace {

using test::TournamentBuilder;

// Declines every bracket with fewer players than its limit, and pairs the others first with last.
class LimitedSolver final : public BracketSolver {
 public:
  LimitedSolver(std::size_t least, Decline reason) : least_(least), reason_(reason) {}

  [[nodiscard]] BracketAnswer solve(const BracketProblem& problem) override {
    ++asked_;
    if (problem.players() < least_) return Declined{reason_};
    BracketPairing pairing;
    pairing.exchanges = 2;
    pairing.pairs = {{problem.bracket.residents.front(), problem.bracket.residents.back()}};
    return pairing;
  }
  [[nodiscard]] Effort effort() const noexcept override { return {asked_, {}}; }

 private:
  std::size_t least_;
  Decline reason_;
  std::int64_t asked_ = 0;
};

template <std::size_t least, Decline reason>
std::unique_ptr<BracketSolver> limited() {
  return std::make_unique<LimitedSolver>(least, reason);
}

class SolverChainTest : public testing::Test {
 protected:
  Result<BracketPairing> solve(int players) {
    Bracket bracket;
    for (int p = 0; p < players; ++p) bracket.residents.push_back(p);
    return chain_.solve({field_, criteria::baku_2016(), bracket});
  }

  RoundField field_ = test::next_round(TournamentBuilder(9));
  SolverChain chain_;
};

using Chain = SolverChainTest;

TEST_F(Chain, TheFirstWhoCanAnswersAndOthersAreNotAsked) {
  chain_.add("nine", limited<9, Decline::TooFewPlayers>);
  chain_.add("four", limited<4, Decline::Kind>);
  chain_.add("two", limited<2, Decline::Ahead>);
  const Result<BracketPairing> pairing = solve(6);
  ASSERT_TRUE(pairing);
  EXPECT_EQ(pairing->solved_by, "four");
  EXPECT_EQ(pairing->pairs.front(), std::pair(Position(0), Position(5)));
  ASSERT_EQ(pairing->refusals.size(), 1U);
  EXPECT_EQ(*pairing->refusals.begin(), (Refusal{"nine", Decline::TooFewPlayers}));
  EXPECT_EQ(chain_.counters().effort.nodes, 2) << "two solvers were asked";
}

TEST_F(Chain, RefusalsAreInTheOrderOfTheSolvers) {
  chain_.add("nine", limited<9, Decline::TooFewPlayers>);
  chain_.add("four", limited<4, Decline::Kind>);
  chain_.add("two", limited<2, Decline::Ahead>);
  const Result<BracketPairing> pairing = solve(3);
  ASSERT_TRUE(pairing);
  const std::vector<Refusal> refusals(pairing->refusals.begin(), pairing->refusals.end());
  EXPECT_EQ(refusals, (std::vector<Refusal>{{"nine", Decline::TooFewPlayers}, {"four", Decline::Kind}}));
  EXPECT_EQ(solve(9)->refusals.size(), 0U) << "those of one bracket are not those of the next";
}

TEST_F(Chain, WhatNobodySolvesIsTooLargeAndNamesAll) {
  chain_.add("nine", limited<9, Decline::Remainder>);
  chain_.add("eight", limited<8, Decline::Scores>);
  const Result<BracketPairing> pairing = solve(7);
  ASSERT_FALSE(pairing);
  EXPECT_EQ(pairing.error().code, ErrorCode::TooLarge);
  for (const std::string_view part : {"nine", "eight", "remainder", "scores"})
    EXPECT_NE(pairing.error().message.find(part), std::string::npos) << part;
}

TEST_F(Chain, WithoutSolversSolvesNothing) {
  const Result<BracketPairing> pairing = solve(2);
  ASSERT_FALSE(pairing);
  EXPECT_EQ(pairing.error().code, ErrorCode::TooLarge);
}

TEST_F(Chain, CountsAnswersAndReasons) {
  chain_.add("five", limited<5, Decline::Kind>);
  chain_.add("three", limited<3, Decline::TooWide>);
  for (const int players : {1, 2, 3, 4, 5, 6, 7, 8}) (void)solve(players);
  const SolverCounters counters = chain_.counters();
  EXPECT_EQ(counters.brackets, 8);
  EXPECT_EQ(counters.exchanges, 2 * 6);
  ASSERT_EQ(counters.links.size(), 2U);
  EXPECT_EQ(counters.links[0].solver, "five");
  EXPECT_EQ(counters.of("five").solved, 4);
  EXPECT_EQ(counters.of("five").declined_for(Decline::Kind), 4);
  EXPECT_EQ(counters.of("five").declined_for(Decline::TooWide), 0);
  EXPECT_EQ(counters.of("three").solved, 2);
  EXPECT_EQ(counters.of("three").declined_for(Decline::TooWide), 2);
  EXPECT_EQ(counters.effort.nodes, 8 + 4);
}

TEST_F(Chain, HasNoCountersOfASolverThatItDoesNotHave) {
  chain_.add("two", limited<2, Decline::Kind>);
  (void)solve(2);
  const LinkCounters counters = chain_.counters().of("three");
  EXPECT_EQ(counters.solver, "three");
  EXPECT_EQ(counters.solved, 0);
}

}  // namespace
}  // namespace bloesem::swiss
