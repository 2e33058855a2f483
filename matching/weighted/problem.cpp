#include "matching/weighted/problem.hpp"

#include "matching/assertions.hpp"
#include "matching/index.hpp"

namespace bloesem::matching {

std::int32_t WeightRows::add(std::span<const Term> terms) {
  terms_.insert(terms_.end(), terms.begin(), terms.end());
  begins_.push_back(terms_.size());
  return static_cast<std::int32_t>(size() - 1);
}

std::span<const Term> WeightRows::row(std::size_t index) const noexcept {
  BLOESEM_ASSERT(index < size());
  return std::span(terms_).subspan(begins_[index], begins_[index + 1] - begins_[index]);
}

Matching::Matching(Vertex vertices) : mates_(at(vertices), no_vertex), edges_(at(vertices), no_edge) {}

void Matching::join(const Edge& edge, std::int32_t index) {
  const auto& [u, v, row] = edge;
  BLOESEM_ASSERT(u != v && mates_[at(u)] == no_vertex && mates_[at(v)] == no_vertex);
  mates_[at(u)] = v;
  mates_[at(v)] = u;
  edges_[at(u)] = edges_[at(v)] = index;
  ++pairs_;
}

std::vector<std::int64_t> digit_totals(const Problem& problem, const Matching& matching) {
  std::vector<std::int64_t> totals(problem.layout.digits(), 0);
  for (Vertex v = 0; v < matching.vertices(); ++v) {
    if (matching.mate(v) <= v) continue;
    const Edge& edge = problem.edges[at(matching.edge(v))];
    for (const Term& term : problem.rows.row(at(edge.row))) {
      BLOESEM_ASSERT(at(term.digit) < totals.size());
      totals[at(term.digit)] += term.value;
    }
  }
  return totals;
}

}  // namespace bloesem::matching
