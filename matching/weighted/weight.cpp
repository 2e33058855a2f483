#include "matching/weighted/weight.hpp"

#include <bit>

namespace bloesem::matching {

Integer weight_of(const Problem& problem, const Matching& matching) {
  Integer sum = 0;
  for (Vertex v = 0; v < matching.vertices(); ++v) {
    if (matching.mate(v) <= v) continue;
    const Edge& edge = problem.edges[static_cast<std::size_t>(matching.edge(v))];
    sum += pack<Integer>(problem.rows.row(static_cast<std::size_t>(edge.row)), problem.layout);
  }
  return sum;
}

std::vector<std::int64_t> unpack(Integer weight, const Layout& layout) {
  // Shift every digit to start at its least total: then all are non-negative and bits can be cut out.
  for (std::size_t k = 0; k < layout.digits(); ++k) weight -= Integer(layout.range(k).least) << layout.shift(k);
  std::vector<std::int64_t> totals(layout.digits());
  for (std::size_t k = 0; k < layout.digits(); ++k) {
    const Integer digit = weight >> layout.shift(k);
    weight -= digit << layout.shift(k);
    totals[k] = static_cast<std::int64_t>(digit) + layout.range(k).least;
  }
  return totals;
}

unsigned bits_needed(const Problem& problem) noexcept {
  return problem.layout.bits() + 6 +
         static_cast<unsigned>(std::bit_width(static_cast<unsigned>(problem.vertices)));
}

}  // namespace bloesem::matching
