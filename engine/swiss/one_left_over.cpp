#include "engine/swiss/one_left_over.hpp"

#include <algorithm>
#include <utility>

#include "engine/swiss/completion.hpp"
#include "engine/swiss/parted_pairs.hpp"
#include "matching/assertions.hpp"
#include "matching/cardinality/maximum_matching.hpp"

namespace bloesem::swiss {

OneLeftOver::OneLeftOver(const RoundField& field, std::span<const Position> players)
    : field_(&field), players_(players), census_(census_of(field, players)) {
  BLOESEM_ASSERT(players.size() % 2 == 1);
}

bool OneLeftOver::possible(Position p) {
  if (!found_) {
    Census others = census_;  // the greatest numbers of barred partners remain as upper bounds
    --others.players;
    --others.wanting[static_cast<std::size_t>(field_->indispensable_colour(p))];
    if (const std::optional<bool> counted = completable_by_counting(others)) return *counted;
    found_ = possible_left_over(*field_, players_);
  }
  return std::binary_search(found_->begin(), found_->end(), p);
}

// The players left over in some maximum matching are those joined to a single one by an alternating path of
// even length (Berge 1957).
Unpaired unpaired_by_largest(const RoundField& field, std::span<const Position> players) {
  const std::vector<Part> parts = parts_by_colour(field, players);
  const PartedPairs graph(field, players, parts);
  matching::MaximumMatching<PartedPairs> matching;
  matching.maximise(graph);
  Unpaired result;
  result.number = static_cast<int>(matching.single().size());
  for (const matching::Vertex single : matching.single())
    for (const matching::Vertex v : matching.circuit(graph, single)) result.possible.push_back(graph.player(v));
  std::sort(result.possible.begin(), result.possible.end());
  result.possible.erase(std::unique(result.possible.begin(), result.possible.end()), result.possible.end());
  return result;
}

std::vector<Position> possible_left_over(const RoundField& field, std::span<const Position> players) {
  Unpaired found = unpaired_by_largest(field, players);
  return found.number == 1 ? std::move(found.possible) : std::vector<Position>();
}

}  // namespace bloesem::swiss
