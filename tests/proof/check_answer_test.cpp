// Answers of solvers are checked at once: right ones pass, and every wrong one stops the round.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <string>

#include "bloesem/proof.hpp"
#include "engine/dutch/solvers.hpp"
#include "engine/swiss/bracket_walk.hpp"
#include "engine/swiss/solver_chain.hpp"
#include "tests/proof/random_proofs.hpp"

namespace bloesem::test {
namespace {

using swiss::BracketPairing;
using swiss::BracketProblem;
using swiss::Position;
using testing::HasSubstr;

// What the solver below does to its answers.
enum class Spoil { Nothing, Opponents, Floater, LastPair };
Spoil spoil = Spoil::Nothing;
int spoiled = 0;

void exchange_opponents(const BracketProblem& problem, BracketPairing& answer) {
  const auto& moved_down = problem.bracket.moved_down;
  const auto may_meet = [&](Position a, Position b) {
    return problem.field.compatible(a, b) &&
           (moved_down.empty() || a > moved_down.back() || b > moved_down.back());
  };
  for (std::size_t i = 0; i < answer.pairs.size(); ++i) {
    for (std::size_t k = i + 1; k < answer.pairs.size(); ++k) {
      auto& [a, b] = answer.pairs[i];
      auto& [c, d] = answer.pairs[k];
      if (!may_meet(a, d) || !may_meet(c, b)) continue;
      std::swap(b, d);
      for (auto* const pair : {&answer.pairs[i], &answer.pairs[k]})
        if (pair->first > pair->second) std::swap(pair->first, pair->second);
      ++spoiled;
      return;
    }
  }
}

void exchange_floater(const BracketProblem& problem, BracketPairing& answer) {
  for (auto& [a, b] : answer.pairs) {
    for (Position& floater : answer.downfloaters) {
      if (!problem.field.compatible(a, floater) || floater < a) continue;
      if (!problem.bracket.moved_down.empty() && floater <= problem.bracket.moved_down.back()) continue;
      std::swap(b, floater);
      std::sort(answer.downfloaters.begin(), answer.downfloaters.end());
      ++spoiled;
      return;
    }
  }
}

void leave_last_pair(BracketPairing& answer) {
  if (answer.pairs.empty()) return;
  answer.downfloaters.insert(answer.downfloaters.end(),
                             {answer.pairs.back().first, answer.pairs.back().second});
  std::sort(answer.downfloaters.begin(), answer.downfloaters.end());
  answer.pairs.pop_back();
  ++spoiled;
}

class SpoilingSolver final : public swiss::BracketSolver {
 public:
  swiss::BracketAnswer solve(const BracketProblem& problem) override {
    BracketPairing answer = chain_.solve(problem).value();
    const int before = spoiled;
    if (spoil == Spoil::Opponents) exchange_opponents(problem, answer);
    if (spoil == Spoil::Floater) exchange_floater(problem, answer);
    if (spoil == Spoil::LastPair) leave_last_pair(answer);
    if (spoiled > before) spoil = Spoil::Nothing;
    return answer;
  }

 private:
  swiss::SolverChain chain_ = swiss::dutch::solvers(SolverChoice::Auto);
};

Result<swiss::Walk> walk(const PairedCase& paired, swiss::SolverChain& chain) {
  const swiss::System& system = paired.request.edition.system();
  swiss::RoundField field = paired.request.field;
  const swiss::WalkContext context{&chain, {}, paired.request.task(paired.tournament, paired.options)};
  return system.flow(field, system.criteria(), context);
}

TEST(CheckAnswer, RightAnswersPass) {
  int rounds = 0;
  for_random_cases(600, 16, [&](const PairedCase& paired, Random&) {
    for (const SolverChoice solver : {SolverChoice::Auto, SolverChoice::Fast, SolverChoice::Blossom}) {
      PairOptions options = paired.options;
      options.solver = solver;
      options.check = check_answer;
      const Result<RoundPairing> checked = pair_round(paired.tournament, options);
      ASSERT_TRUE(checked) << checked.error().message;
      EXPECT_EQ(checked->boards, paired.pairing.boards);
    }
    ++rounds;
  });
  EXPECT_EQ(rounds, 600);
}

TEST(CheckAnswer, WrongAnswersStopTheRound) {
  for (const Spoil kind : {Spoil::Opponents, Spoil::Floater, Spoil::LastPair}) {
    spoiled = 0;
    int caught = 0;
    for_random_cases(200, 14, [&](const PairedCase& paired, Random&) {
      swiss::SolverChain chain;
      chain.add("spoiling", [] { return std::unique_ptr<swiss::BracketSolver>(new SpoilingSolver); });
      chain.check_answers(check_answer);
      spoil = kind;
      const int before = spoiled;
      const Result<swiss::Walk> result = walk(paired, chain);
      if (spoiled == before) {
        EXPECT_TRUE(result) << "nothing was wrong";
        return;
      }
      ++caught;
      ASSERT_FALSE(result) << "a wrong answer passed";
      EXPECT_EQ(result.error().code, ErrorCode::Internal);
      EXPECT_THAT(result.error().message,
                  HasSubstr("the solver 'spoiling' paired the bracket of the players "));
    });
    EXPECT_EQ(caught, spoiled);
    EXPECT_GE(caught, 50);
  }
}

TEST(CheckAnswer, PairsThatAreNoneAreNamed) {
  int rounds = 0;
  for_random_cases(50, 10, [&](const PairedCase& paired, Random&) {
    const swiss::RoundField& field = paired.request.field;
    const swiss::Bracket all{criteria::BracketKind::Collapsed, {}, swiss::positions(0, field.size()), {}, {}};
    if (paired.pairing.edition != Edition::Baku2016 || field.size() < 4) return;
    const BracketProblem problem(field, paired.request.edition.system().criteria(), all);
    BracketPairing answer;
    answer.pairs = {{0, 1}, {1, 2}};
    EXPECT_THAT(check_answer(problem, answer),
                testing::AnyOf("a pair is not legal", "a player has two opponents"));
    answer.pairs = {{0, field.size()}};
    EXPECT_EQ(check_answer(problem, answer), "a pair is not legal");
    answer.pairs.clear();
    EXPECT_THAT(check_answer(problem, answer), HasSubstr("downfloaters"));
    ++rounds;
  });
  EXPECT_GT(rounds, 10);
}

}  // namespace
}  // namespace bloesem::test
