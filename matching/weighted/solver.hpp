// The interface of solvers of Problem: each returns a matching with the duals that prove it optimal.
#pragma once

#include <memory>

#include "matching/weighted/problem.hpp"

namespace bloesem::matching {

struct Duals;  // matching/weighted/duals.hpp

struct Solution {
  Matching matching;
  std::shared_ptr<const Duals> duals;
};

class Solver {
 public:
  virtual ~Solver() = default;
  // Throws WeightTooWide if the weights need more than max_bits (matching/weighted/weight.hpp).
  // Thread-safe: a solver keeps no state between calls.
  [[nodiscard]] virtual Solution solve(const Problem& problem) const = 0;
};

struct WeightTooWide {
  unsigned bits = 0;
};

// Returns the reference: LEMON's implementation of Edmonds' algorithm, O(n m log n).
[[nodiscard]] const Solver& lemon_solver() noexcept;

// Returns a second opinion: LEMON on the same problem with vertices and edges in the opposite order. Results
// that depend on which optimum or which duals were found differ between the two.
[[nodiscard]] const Solver& lemon_backwards_solver() noexcept;

}  // namespace bloesem::matching
