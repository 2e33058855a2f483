#include "matching/weighted/problem.hpp"

#include <cassert>

namespace bloesem::matching {

std::int32_t WeightRows::add(std::span<const Term> terms) {
  terms_.insert(terms_.end(), terms.begin(), terms.end());
  begins_.push_back(terms_.size());
  return static_cast<std::int32_t>(size() - 1);
}

std::span<const Term> WeightRows::row(std::size_t index) const noexcept {
  return std::span(terms_).subspan(begins_[index], begins_[index + 1] - begins_[index]);
}

Matching::Matching(Vertex vertices)
    : mates_(static_cast<std::size_t>(vertices), no_vertex),
      edges_(static_cast<std::size_t>(vertices), no_edge) {}

void Matching::join(const Edge& edge, std::int32_t index) {
  const auto u = static_cast<std::size_t>(edge.u);
  const auto v = static_cast<std::size_t>(edge.v);
  assert(mates_[u] == no_vertex && mates_[v] == no_vertex && u != v);
  mates_[u] = edge.v;
  mates_[v] = edge.u;
  edges_[u] = edges_[v] = index;
  ++pairs_;
}

std::vector<std::int64_t> digit_totals(const Problem& problem, const Matching& matching) {
  std::vector<std::int64_t> totals(problem.layout.digits(), 0);
  for (Vertex v = 0; v < matching.vertices(); ++v) {
    if (matching.mate(v) <= v) continue;
    const Edge& edge = problem.edges[static_cast<std::size_t>(matching.edge(v))];
    for (const Term& term : problem.rows.row(static_cast<std::size_t>(edge.row)))
      totals[static_cast<std::size_t>(term.digit)] += term.value;
  }
  return totals;
}

}  // namespace bloesem::matching
