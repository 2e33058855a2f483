// The interface through which the chain uses a solver of brackets.
#pragma once

#include <cstdint>
#include <variant>

#include "engine/swiss/bracket_problem.hpp"
#include "matching/weighted/blossom_solver.hpp"

namespace bloesem::swiss {

struct Declined {
  Decline reason;
};

// The best candidate by the criteria, and of equal ones the one generated first; or the reason why the solver
// could not prove one.
using BracketAnswer = std::variant<BracketPairing, Declined>;

// Work done for all brackets so far. Deterministic: the same brackets give the same counts on any machine.
struct Effort {
  std::int64_t nodes = 0;  // classes and MDPs
  matching::BlossomCounters blossom = {};
};

// Keeps working memory from bracket to bracket. Not thread-safe: use one per thread.
class BracketSolver {
 public:
  BracketSolver() = default;
  BracketSolver(const BracketSolver&) = delete;
  BracketSolver& operator=(const BracketSolver&) = delete;
  virtual ~BracketSolver() = default;

  [[nodiscard]] virtual BracketAnswer solve(const BracketProblem& problem) = 0;

  [[nodiscard]] virtual Effort effort() const noexcept { return {}; }
};

}  // namespace bloesem::swiss
