// Duals of the given matching from those of a sample of its pairs. Players are of few kinds, so two pairs of
// each kind usually decide what all others are worth. Includes Boost.Multiprecision: include it in source files
// only.
#pragma once

#include <optional>

#include "engine/proof/find_values.hpp"
#include "engine/proof/remaining_graph.hpp"
#include "engine/proof/vertex_groups.hpp"

namespace bloesem::proof {

// Returns duals of the given matching by the blossom solver, or nothing if it is not a heaviest one that
// remains. The weight must be the same for all edges between two groups in the same direction. Takes pairs into
// the sample until its duals cover all edges that remain.
[[nodiscard]] std::optional<VertexValues> values_by_sample(const RemainingGraph& graph,
                                                           const VertexGroups& groups,
                                                           const TwiceWeight& twice);

}  // namespace bloesem::proof
