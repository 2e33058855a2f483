// Solves small matching problems by exhaustion, as a reference. It shares only the problem's types with the
// library; digit totals are compared one by one and never packed.
#pragma once

#include <cstdint>
#include <vector>

#include "matching/weighted/problem.hpp"

namespace bloesem::test {

using Totals = std::vector<std::int64_t>;   // by digit; operator< is the lexicographic order
using EdgeSet = std::vector<std::int32_t>;  // edge numbers, ascending
using Neighbours = std::vector<std::vector<matching::Vertex>>;

// Returns the greatest digit totals of any matching. For up to 20 vertices.
[[nodiscard]] Totals best_totals(const matching::Problem& problem);

[[nodiscard]] Totals totals_of(const matching::Problem& problem, const EdgeSet& edges);

// Returns every matching with the greatest digit totals. For up to 10 vertices.
[[nodiscard]] std::vector<EdgeSet> optimal_matchings(const matching::Problem& problem);

// Returns for every set of vertices (bit v stands for vertex v) whether some matching covers it. For up to
// 20 vertices.
[[nodiscard]] std::vector<bool> coverable_sets(const Neighbours& graph);

}  // namespace bloesem::test
