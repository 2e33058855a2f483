// Gives another solver brackets without their certain floater.
#pragma once

#include <optional>
#include <utility>
#include <variant>

#include "engine/dutch/solve/fast/certain_floater.hpp"
#include "engine/swiss/bracket_solver.hpp"

namespace bloesem::swiss::dutch {

template <class Solver>
class FloaterFirst final : public BracketSolver {
 public:
  [[nodiscard]] BracketAnswer solve(const BracketProblem& problem) override {
    const Bracket* const rest = floater_.without(problem);
    if (rest == nullptr) return solver_.solve(problem);
    BracketAnswer answer = solver_.solve({problem.field, problem.criteria, *rest});
    auto* const pairing = std::get_if<BracketPairing>(&answer);
    if (pairing == nullptr) return answer;
    std::optional<BracketPairing> whole = floater_.with(problem, std::move(*pairing));
    return whole ? BracketAnswer(*std::move(whole)) : BracketAnswer(Declined{Decline::Remainder});
  }

  [[nodiscard]] Effort effort() const noexcept override { return solver_.effort(); }

 private:
  CertainFloater floater_;
  Solver solver_;
};

}  // namespace bloesem::swiss::dutch
