// The interface of every weighted solver: a problem in, a matching and the dual solution that proves it out.
#pragma once

#include <memory>
#include <string_view>

#include "matching/weighted/problem.hpp"

namespace bloesem::matching {

struct Duals;  // matching/duals.hpp

struct Solution {
  Matching matching;
  std::shared_ptr<const Duals> duals;
};

class Solver {
 public:
  virtual ~Solver() = default;
  // Throws WeightTooWide if the weights need more than max_bits (matching/weight.hpp).
  // Thread-safe: a solver keeps no state between calls.
  [[nodiscard]] virtual Solution solve(const Problem& problem) const = 0;
  [[nodiscard]] virtual std::string_view name() const noexcept = 0;
};

struct WeightTooWide {
  unsigned bits = 0;
};

// The reference: LEMON's implementation of Edmonds' algorithm, O(n m log n), on Boost.Multiprecision integers.
[[nodiscard]] const Solver& lemon_solver() noexcept;

// A second opinion: the same algorithm on the same problem with vertices and edges in the opposite order,
// always in wide integers. What depends on which optimum or which duals were found shows as a difference
// between the two.
[[nodiscard]] const Solver& lemon_backwards_solver() noexcept;

}  // namespace bloesem::matching
