#include "matching/cardinality/perfect.hpp"

#include <memory>
#include <utility>
#include <vector>

#include "matching/weighted/duals.hpp"

namespace bloesem::matching {

// A perfect matching is one with the most pairs: put that digit in front. With w' = w + K on every edge, the
// duals y - scale * K / 2 prove optimality among the perfect matchings.
std::optional<Solution> solve_perfect(const Problem& problem,
                                      const std::function<Solution(const Problem&)>& solve) {
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
  Solution solution = solve(pairs_first);
  if (2 * solution.matching.pairs() != static_cast<std::size_t>(problem.vertices)) return std::nullopt;
  auto duals = std::make_shared<Duals>(*solution.duals);
  const Integer half = (Integer(duals->scale) << pairs_first.layout.shift(0)) / 2;
  for (Integer& y : duals->vertex) y -= half;
  return Solution{std::move(solution.matching), std::move(duals)};
}

}  // namespace bloesem::matching
