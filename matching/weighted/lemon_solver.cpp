// Chooses the narrowest integer that holds every number the algorithm forms (bits_needed); LEMON itself is only
// seen by lemon_narrow.cpp and lemon_wide.cpp.
#include <algorithm>

#include "matching/cardinality/perfect.hpp"
#include "matching/weighted/backwards.hpp"
#include "matching/weighted/solver.hpp"
#include "matching/weighted/weight.hpp"

namespace bloesem::matching {

template <class Int>
Solution solve_with_lemon(const Problem& problem);

namespace {

Solution solve_in_width(const Problem& problem, unsigned least_bits) {
  const unsigned bits = std::max(least_bits, bits_needed(problem));
  if (bits <= 63) return solve_with_lemon<std::int64_t>(problem);
  if (bits <= 128) return solve_with_lemon<FixedInteger<128>>(problem);
  if (bits <= 256) return solve_with_lemon<FixedInteger<256>>(problem);
  if (bits <= 512) return solve_with_lemon<FixedInteger<512>>(problem);
  if (bits <= 2048) return solve_with_lemon<FixedInteger<2048>>(problem);
  if (bits <= max_bits) return solve_with_lemon<FixedInteger<max_bits>>(problem);
  throw WeightTooWide{bits};
}

class LemonSolver : public Solver {
 public:
  explicit LemonSolver(unsigned least_bits) : least_bits_(least_bits) {}
  std::optional<Solution> solve(const Problem& problem) const override {
    if (problem.perfect)
      return solve_perfect(problem, [&](const Problem& p) { return solve_in_width(p, least_bits_); });
    return solve_in_width(problem, least_bits_);
  }
  std::string_view name() const noexcept override { return "lemon"; }

 private:
  unsigned least_bits_;
};

class LemonBackwards final : public LemonSolver {
 public:
  LemonBackwards() : LemonSolver(wide) {}
  std::optional<Solution> solve(const Problem& problem) const override {
    std::optional<Solution> solution = LemonSolver::solve(backwards(problem));
    if (solution) solution = forwards(*solution, problem);
    return solution;
  }
  std::string_view name() const noexcept override { return "lemon-backwards"; }

 private:
  static constexpr unsigned wide = 512;
};

}  // namespace

const Solver& lemon_solver() noexcept {
  static const LemonSolver solver(0);
  return solver;
}

const Solver& lemon_backwards_solver() noexcept {
  static const LemonBackwards solver;
  return solver;
}

}  // namespace bloesem::matching
