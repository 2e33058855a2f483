#include "matching/cardinality/barrier.hpp"

#include <algorithm>
#include <bit>
#include <numeric>
#include <utility>

#include "matching/cardinality/known_obstacles.hpp"
#include "matching/steps.hpp"

namespace bloesem::matching {

void Barrier::assign(std::vector<std::int32_t> places, std::span<const Vertex> mates) {
  BLOESEM_ASSERT(places.size() == mates.size());
  places_ = std::move(places);
  node_of_.assign(places_.size(), none);
  inside_.clear();
  cycle_.clear();
  const std::int32_t last = places_.empty() ? -1 : *std::max_element(places_.begin(), places_.end());
  begins_.assign(last < 0 ? 1 : at(last) + 2, 0);
  for (Vertex v = 0; at(v) < places_.size(); ++v) {
    if (mates[at(v)] == no_vertex) continue;
    if (places_[at(v)] >= 0) ++begins_[at(places_[at(v)]) + 1];
    if (places_[at(v)] != KnownObstacles::removed) continue;
    node_of_[at(v)] = static_cast<std::int32_t>(inside_.size());
    inside_.push_back(v);
  }
  std::partial_sum(begins_.begin(), begins_.end(), begins_.begin());
  members_.resize(begins_.back());
  std::vector<std::size_t> next(begins_.begin(), begins_.end() - 1);
  for (Vertex v = 0; at(v) < places_.size(); ++v)
    if (mates[at(v)] != no_vertex && places_[at(v)] >= 0) members_[next[at(places_[at(v)])]++] = v;
  count_steps(Work::Cardinality, 2 * places_.size());
}

bool Barrier::joins(const Matched& graph, Vertex u, Vertex v) {
  BLOESEM_ASSERT(tells(u, v) && graph.rows.test(u, v));
  if (!is_inside(u)) std::swap(u, v);
  if (places_[at(v)] < 0) return false;
  if (cycle_.empty()) find_cycles(graph);
  return cycle_[at(node_of_[at(u)])] == cycle_[at(node_of_component_[at(places_[at(v)])])];
}

// Strong components of the graph whose nodes are the vertices of the barrier, each with the component that it
// is paired with; an arc leads to where the vertex has another edge (Kosaraju; Sharir 1981).
void Barrier::find_cycles(const Matched& graph) {
  node_of_component_.assign(begins_.size() - 1, none);
  for (std::int32_t node = 0; at(node) < inside_.size(); ++node) {
    const Vertex mate = graph.mates[at(inside_[at(node)])];
    BLOESEM_ASSERT(places_[at(mate)] >= 0);
    BLOESEM_ASSERT(node_of_component_[at(places_[at(mate)])] == none);
    node_of_component_[at(places_[at(mate)])] = node;
  }
  order_by_end(graph);
  number_backwards(graph);
  count_steps(Work::Cardinality, (inside_.size() + members_.size()) * at(graph.rows.words()));
}

// Lists the nodes in the order in which visits of them end.
void Barrier::order_by_end(const Matched& graph) {
  unvisited_.reset(1, graph.rows.words() * bits_per_word);
  for (const Vertex v : members_) unvisited_.set(0, v);
  order_.clear();
  for (std::int32_t node = 0; at(node) < inside_.size(); ++node)
    if (unvisited_.test(0, partner(graph, node).front())) visit_from(graph, node);
}

void Barrier::visit_from(const Matched& graph, std::int32_t first) {
  struct Visit {
    std::int32_t node;
    int word;  // those before have been looked at
  };
  std::vector<Visit> visits;
  const auto begin = [&](std::int32_t node) {
    BLOESEM_ASSERT(cycle_.empty() && unvisited_.test(0, partner(graph, node).front()));
    for (const Vertex v : partner(graph, node)) unvisited_.clear(0, v);
    visits.push_back({node, 0});
  };
  begin(first);
  while (!visits.empty()) {
    Visit& visit = visits.back();
    const BitWord* row = graph.rows.row(inside_[at(visit.node)]);
    while (visit.word < graph.rows.words() && (row[visit.word] & unvisited_.row(0)[visit.word]) == 0)
      ++visit.word;
    if (visit.word == graph.rows.words()) {
      order_.push_back(visit.node);
      visits.pop_back();
      continue;
    }
    const int bit = std::countr_zero(row[visit.word] & unvisited_.row(0)[visit.word]);
    begin(node_of_component_[at(places_[at(visit.word * bits_per_word + bit)])]);
  }
}

// Numbers the strong components: what leads to the node whose visit ended last, and has no number, is one with
// it.
void Barrier::number_backwards(const Matched& graph) {
  unvisited_.reset(1, graph.rows.words() * bits_per_word);
  for (const Vertex v : inside_) unvisited_.set(0, v);
  cycle_.assign(inside_.size(), none);
  std::int32_t cycles = 0;
  std::vector<std::int32_t> waiting;
  const auto take = [&](std::int32_t node) {
    unvisited_.clear(0, inside_[at(node)]);
    cycle_[at(node)] = cycles;
    waiting.push_back(node);
  };
  for (auto node = order_.rbegin(); node != order_.rend(); ++node) {
    if (cycle_[at(*node)] != none) continue;
    take(*node);
    while (!waiting.empty()) {
      const std::int32_t next = waiting.back();
      waiting.pop_back();
      for (const Vertex v : partner(graph, next)) {
        for (int w = 0; w < graph.rows.words(); ++w)
          while (const BitWord found = graph.rows.row(v)[w] & unvisited_.row(0)[w])
            take(node_of_[at(w * bits_per_word + std::countr_zero(found))]);
      }
    }
    ++cycles;
  }
}

}  // namespace bloesem::matching
