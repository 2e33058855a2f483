// Chooses the narrowest integer that holds every number the algorithm forms (bits_needed); LEMON itself is only
// seen by lemon_narrow.cpp and lemon_wide.cpp.
#include "matching/duals.hpp"
#include "matching/solver.hpp"
#include "matching/weight.hpp"

namespace bloesem::matching {

template <class Int>
Solution solve_with_lemon(const Problem& problem);

namespace {

Solution solve_in_width(const Problem& problem) {
  const unsigned bits = bits_needed(problem);
  if (bits <= 63) return solve_with_lemon<std::int64_t>(problem);
  if (bits <= 128) return solve_with_lemon<FixedInteger<128>>(problem);
  if (bits <= 256) return solve_with_lemon<FixedInteger<256>>(problem);
  if (bits <= 512) return solve_with_lemon<FixedInteger<512>>(problem);
  if (bits <= 2048) return solve_with_lemon<FixedInteger<2048>>(problem);
  if (bits <= max_bits) return solve_with_lemon<FixedInteger<max_bits>>(problem);
  throw WeightTooWide{bits};
}

// A perfect matching is one with the most pairs: put that digit in front. With w' = w + K on every edge, the
// duals y - scale * K / 2 prove optimality among the perfect matchings.
std::optional<Solution> solve_perfect(const Problem& problem) {
  Problem pairs_first;
  pairs_first.vertices = problem.vertices;
  pairs_first.edges = problem.edges;
  std::vector<DigitRange> ranges = {{0, problem.vertices / 2}};
  for (std::size_t k = 0; k < problem.layout.digits(); ++k) ranges.push_back(problem.layout.range(k));
  pairs_first.layout = Layout(std::move(ranges));
  std::vector<Term> row;
  for (std::size_t r = 0; r < problem.rows.size(); ++r) {
    row.assign({Term{0, 1}});
    for (const Term& term : problem.rows.row(r)) row.push_back({term.digit + 1, term.value});
    pairs_first.rows.add(row);
  }
  Solution solution = solve_in_width(pairs_first);
  if (2 * solution.matching.pairs() != static_cast<std::size_t>(problem.vertices)) return std::nullopt;
  auto duals = std::make_shared<Duals>(*solution.duals);
  const Integer half = (Integer(duals->scale) << pairs_first.layout.shift(0)) / 2;
  for (Integer& y : duals->vertex) y -= half;
  return Solution{std::move(solution.matching), std::move(duals)};
}

class LemonSolver final : public Solver {
 public:
  std::optional<Solution> solve(const Problem& problem) const override {
    if (problem.perfect) return solve_perfect(problem);
    return solve_in_width(problem);
  }
  std::string_view name() const noexcept override { return "lemon"; }
};

}  // namespace

const Solver& lemon_solver() noexcept {
  static const LemonSolver solver;
  return solver;
}

}  // namespace bloesem::matching
