// Gives another solver brackets without their superfluous MDPs.
#pragma once

#include <utility>
#include <variant>

#include "engine/dutch/solve/narrow/narrow_bracket.hpp"
#include "engine/swiss/bracket_solver.hpp"

namespace bloesem::swiss::dutch {

template <class Solver>
class NarrowingSolver final : public BracketSolver {
 public:
  [[nodiscard]] BracketAnswer solve(const BracketProblem& problem) override {
    const Bracket* const narrow = narrow_.narrowed(problem);
    if (narrow == nullptr) return solver_.solve(problem);
    BracketAnswer answer = solver_.solve({problem.field, problem.criteria, *narrow});
    auto* const pairing = std::get_if<BracketPairing>(&answer);
    if (pairing != nullptr) *pairing = narrow_.widened(problem, std::move(*pairing));
    return answer;
  }

  [[nodiscard]] Effort effort() const noexcept override { return solver_.effort(); }

 private:
  NarrowBracket narrow_;
  Solver solver_;
};

}  // namespace bloesem::swiss::dutch
