// Solves brackets of up to 64 players in which some candidate attains, in every criterion, a bound found by
// counting. Most brackets do. The first such candidate is the answer; if none is found, the bracket is
// declined.
#pragma once

#include "engine/dutch/look_ahead.hpp"
#include "engine/dutch/solve/bounds/attaining_pairs.hpp"
#include "engine/dutch/solve/bounds/first_attaining.hpp"
#include "engine/swiss/bracket_solver.hpp"

namespace bloesem::swiss::dutch {

class BoundsBracketSolver final : public BracketSolver {
 public:
  [[nodiscard]] std::string_view name() const noexcept override { return "bounds"; }
  [[nodiscard]] BracketAnswer solve(const BracketProblem& problem) override;

 private:
  bool look_ahead(const BracketProblem& problem);
  [[nodiscard]] Position floater() const noexcept { return attaining_.position(first_.floater()); }
  [[nodiscard]] BracketPairing result(const BracketProblem& problem) const;

  AttainingPairs attaining_;
  FirstAttaining first_;
  AheadValue ahead_;
  LookAhead look_ahead_;
};

}  // namespace bloesem::swiss::dutch
