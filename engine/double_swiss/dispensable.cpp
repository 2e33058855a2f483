#include "engine/double_swiss/dispensable.hpp"

#include "engine/swiss/legal_pairs.hpp"
#include "matching/cardinality/maximum_matching.hpp"

namespace bloesem::swiss::double_swiss {

// The players whom a maximum matching can leave single form the circuit of the one that it does leave single.
std::vector<Position> dispensable(const RoundField& field, std::span<const Position> players) {
  const LegalPairs graph(field, players, LegalPairs::Bye::None);
  matching::MaximumMatching<LegalPairs> matching;
  matching.maximise(graph);
  if (matching.single().size() != 1) return {};
  std::vector<Position> found;
  for (const matching::Vertex v : matching.circuit(graph, matching.single().front()))
    found.push_back(graph.player(v));
  return found;
}

}  // namespace bloesem::swiss::double_swiss
