// The error for a round that has no perfect matching in a system's own graph of pairs.
#pragma once

#include <vector>

#include "bloesem/result.hpp"
#include "engine/swiss/round_field.hpp"
#include "matching/cardinality/maximum_matching.hpp"

namespace bloesem::swiss {

// Returns NoValidPairing with an inclusion-minimal set of players of whom one always stays without an opponent.
// `graph` answers player(v) with the position of a vertex, and has no perfect matching.
template <matching::ImplicitGraph Graph>
[[nodiscard]] Error impossible_graph(const RoundField& field, const Graph& graph) {
  matching::MaximumMatching<Graph> matching;
  matching.maximise(graph);
  Error error{ErrorCode::NoValidPairing, {}, {}};
  for (const matching::Vertex v : matching.circuit(graph, matching.single().front()))
    error.players.push_back(field.player(graph.player(v)));
  return error;
}

}  // namespace bloesem::swiss
