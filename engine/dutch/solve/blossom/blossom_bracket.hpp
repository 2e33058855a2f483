// Solves a bracket by the blossom solver on implicit weights: exact for every kind of bracket and any size up
// to its limit.
#pragma once

#include <memory>

#include "engine/swiss/bracket_solver.hpp"

namespace bloesem::swiss {
class UnwishedPairs;
}

namespace bloesem::swiss::dutch {

class BlossomBracketSolver final : public BracketSolver {
 public:
  BlossomBracketSolver();
  ~BlossomBracketSolver() override;

  // Declines more than 16 384 players, including those looked ahead to.
  [[nodiscard]] BracketAnswer solve(const BracketProblem& problem) override;
  // The same with the fewest unwished pairs among the candidates that are equal in all criteria.
  [[nodiscard]] BracketAnswer solve(const BracketProblem& problem, const UnwishedPairs& unwished);
  [[nodiscard]] Effort effort() const noexcept override;

  // Returns the part of the effort spent on the face, after the criteria's first portions.
  [[nodiscard]] matching::BlossomCounters face_counters() const noexcept;

 private:
  [[nodiscard]] BracketAnswer solve(const BracketProblem& problem, const UnwishedPairs* unwished);

  class Worker;
  std::unique_ptr<Worker> worker_;  // created on first use: most rounds do without
};

}  // namespace bloesem::swiss::dutch
