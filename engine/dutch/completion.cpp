#include "engine/dutch/completion.hpp"

#include <algorithm>

#include "matching/cardinality.hpp"

namespace bloesem::dutch {
namespace {

using matching::Vertex;

// The players; if odd in number one vertex more, the bye, joined to those who may have it.
matching::Adjacency graph_of(const RoundField& field, std::span<const Position> players) {
  const std::size_t n = players.size();
  matching::Adjacency graph(n + n % 2);
  const auto join = [&](std::size_t a, std::size_t b) {
    graph[a].push_back(static_cast<Vertex>(b));
    graph[b].push_back(static_cast<Vertex>(a));
  };
  for (std::size_t a = 0; a < n; ++a)
    for (std::size_t b = a + 1; b < n; ++b)
      if (field.compatible(players[a], players[b])) join(a, b);
  for (std::size_t a = 0; a < n && n % 2 == 1; ++a)
    if (field.facts(players[a]).bye_eligible) join(a, n);
  return graph;
}

}  // namespace

bool can_be_completed(const RoundField& field, std::span<const Position> players) {
  const matching::Adjacency graph = graph_of(field, players);
  return matching::MaximumMatching(graph).single().empty();
}

std::optional<std::vector<Position>> obstacle(const RoundField& field, std::span<const Position> players) {
  const matching::Adjacency graph = graph_of(field, players);
  matching::MaximumMatching matching(graph);
  if (matching.single().empty()) return std::nullopt;
  // The bye itself is no player: where it can be left over rather than somebody, no set found contains it.
  const auto bye = static_cast<Vertex>(players.size());
  if (players.size() % 2 == 1) matching.prefer_single(bye);
  const std::vector<Vertex>& single = matching.single();
  const Vertex left_over = *std::find_if(single.begin(), single.end(), [&](Vertex v) { return v != bye; });
  std::vector<Position> result;
  for (const Vertex v : matching.circuit(left_over)) result.push_back(players[static_cast<std::size_t>(v)]);
  return result;
}

}  // namespace bloesem::dutch
