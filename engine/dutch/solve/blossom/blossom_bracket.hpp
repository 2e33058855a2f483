// One bracket by the blossom solver on implicit weights: exact for every kind of bracket and any size.
#pragma once

#include <memory>

#include "engine/swiss/bracket_solver.hpp"

namespace bloesem::swiss::dutch {

class BlossomBracketSolver final : public BracketSolver {
 public:
  BlossomBracketSolver();
  ~BlossomBracketSolver() override;

  [[nodiscard]] std::string_view name() const noexcept override { return "blossom"; }
  // Declines more than 16 384 players, with those ahead.
  [[nodiscard]] BracketAnswer solve(const BracketProblem& problem) override;
  [[nodiscard]] Effort effort() const noexcept override;

  // Of that everything after the criteria's first portions, on the face.
  [[nodiscard]] matching::BlossomCounters face_counters() const noexcept;

 private:
  class Worker;
  std::unique_ptr<Worker> worker_;  // made when it is first asked: most rounds do without
};

}  // namespace bloesem::swiss::dutch
