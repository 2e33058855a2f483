#include "matching/weighted/weight.hpp"

#include <bit>

#include "matching/index.hpp"

namespace bloesem::matching {

Integer weight_of(const Problem& problem, const Matching& matching) {
  BLOESEM_ASSERT(matching.vertices() == problem.vertices);
  Integer sum = 0;
  for (Vertex v = 0; v < matching.vertices(); ++v) {
    if (matching.mate(v) <= v) continue;
    const Edge& edge = problem.edges[at(matching.edge(v))];
    sum += pack<Integer>(problem.rows.row(at(edge.row)), problem.layout);
  }
  return sum;
}

unsigned bits_needed(const Problem& problem) noexcept {
  return problem.layout.bits() + 6 +
         static_cast<unsigned>(std::bit_width(static_cast<unsigned>(problem.vertices)));
}

}  // namespace bloesem::matching
