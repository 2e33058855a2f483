// What the chain knows of a solver of brackets, and all that it knows.
#pragma once

#include <cstdint>
#include <string_view>
#include <variant>

#include "engine/swiss/bracket_problem.hpp"
#include "matching/weighted/blossom_solver.hpp"

namespace bloesem::swiss {

struct Declined {
  Decline reason;
};

// The best candidate by the criteria, of equals the one that is generated first; or why the solver has no
// proof.
using BracketAnswer = std::variant<BracketPairing, Declined>;

// What all brackets so far took. Deterministic: the same brackets give the same counts on any machine.
struct Effort {
  std::int64_t nodes = 0;  // classes and MDPs
  matching::BlossomCounters blossom = {};
};

// Keeps working memory from bracket to bracket: one for each thread.
class BracketSolver {
 public:
  BracketSolver() = default;
  BracketSolver(const BracketSolver&) = delete;
  BracketSolver& operator=(const BracketSolver&) = delete;
  virtual ~BracketSolver() = default;

  // As the record calls it.
  [[nodiscard]] virtual std::string_view name() const noexcept = 0;

  [[nodiscard]] virtual BracketAnswer solve(const BracketProblem& problem) = 0;

  [[nodiscard]] virtual Effort effort() const noexcept { return {}; }
};

}  // namespace bloesem::swiss
