// All matches that the duals of the blossom solver allow as they are, at once: by words of bits.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "matching/cardinality/bit_frontier.hpp"
#include "matching/graph/bit_rows.hpp"
#include "matching/weighted/blossom_duals.hpp"

namespace bloesem::matching {

// A graph whose vertices are the outermost nodes and whose edges join two of them by a tight edge: what the
// trees of a search find there one edge at a time, alternating searches find by words
// (formulation.md#lemma-b4). Keeps its memory.
class TightMatching {
 public:
  // Matches as many single vertices with positive duals as alternating paths of tight edges can, with one
  // another or in place of a vertex whose dual is 0. Changes only the matching, that of `nest`, which belongs
  // to `duals`. Returns how many edges it has looked at: at most the degrees of all vertices, twice.
  template <class Duals>
  std::int64_t maximise(const Duals& duals, std::span<const Vertex> vertices, BlossomNest& nest);

 private:
  using Node = BlossomNest::Node;

  template <class Duals>
  void draw(const Duals& duals, std::span<const Vertex> vertices, const BlossomNest& nest);
  void match_places();
  template <class Duals>
  void adopt(const Duals& duals, BlossomNest& nest);
  template <class Duals>
  BlossomNest::Link tight_edge(const Duals& duals, const BlossomNest& nest, Node a, Node b);

  std::vector<Node> nodes_;        // by place, a vertex of the graph
  std::vector<Vertex> places_;     // by outermost node
  std::vector<Vertex> may_leave_;  // by place: a vertex inside whose dual is 0, or no_vertex
  std::vector<char> must_match_;   // by place: single, though the dual of the base is positive
  BitRows graph_;
  std::vector<Vertex> mates_;   // by place
  std::vector<Vertex> before_;  // likewise
  RowSearch search_;
  std::int64_t looks_ = 0;
};

template <class Duals>
std::int64_t TightMatching::maximise(const Duals& duals, std::span<const Vertex> vertices, BlossomNest& nest) {
  looks_ = 0;
  draw(duals, vertices, nest);
  match_places();
  adopt(duals, nest);
  return looks_;
}

template <class Duals>
void TightMatching::draw(const Duals& duals, std::span<const Vertex> vertices, const BlossomNest& nest) {
  nodes_.clear();
  must_match_.clear();
  places_.resize(at(nest.max_nodes()));
  for (const Vertex v : vertices) {
    const Node node = nest.outer(v);
    if (nest.base(node) != v) continue;
    places_[at(node)] = static_cast<int>(nodes_.size());
    nodes_.push_back(node);
    must_match_.push_back(nest.mate(v) == no_vertex && duals.dual(v) != 0 ? 1 : 0);
  }
  const int places = static_cast<int>(nodes_.size());
  graph_.reset(places, places);
  may_leave_.assign(nodes_.size(), no_vertex);
  for (const Vertex u : vertices) {
    const Vertex place = places_[at(nest.outer(u))];
    if (duals.dual(u) == 0) may_leave_[at(place)] = u;
    duals.for_each_edge(u, [&](Vertex v, const auto& weight) {
      ++looks_;
      if (duals.dual(u) + duals.dual(v) == weight) graph_.set(place, places_[at(nest.outer(v))]);
    });
  }
  count_steps(Work::Cardinality, nodes_.size() * at(graph_.words()));
  mates_.clear();
  for (int place = 0; place < places; ++place) {
    graph_.clear(place, place);
    const Vertex mate = nest.mate_of(nodes_[at(place)]);
    mates_.push_back(mate == no_vertex ? no_vertex : places_[at(nest.outer(mate))]);
  }
}

template <class Duals>
void TightMatching::adopt(const Duals& duals, BlossomNest& nest) {
  for (Vertex place = 0; at(place) < mates_.size(); ++place) {
    const Node node = nodes_[at(place)];
    const Vertex mate = mates_[at(place)];
    BLOESEM_ASSERT(mate == no_vertex || mates_[at(mate)] == place);
    if (mate == no_vertex && may_leave_[at(place)] != no_vertex) {
      nest.rebase(node, may_leave_[at(place)]);
      nest.set_mate(may_leave_[at(place)], no_vertex);
    } else if (mate > place && mate != before_[at(place)]) {
      const BlossomNest::Link edge = tight_edge(duals, nest, node, nodes_[at(mate)]);
      BLOESEM_ASSERT(duals.tight(edge.from, edge.to));
      nest.rebase(node, edge.from);
      nest.rebase(nodes_[at(mate)], edge.to);
      nest.join(edge.from, edge.to);
    }
  }
}

// Returns a tight edge between two outermost nodes that have one.
template <class Duals>
BlossomNest::Link TightMatching::tight_edge(const Duals& duals, const BlossomNest& nest, Node a, Node b) {
  BlossomNest::Link edge = {a, b};
  if (!nest.is_blossom(a) && !nest.is_blossom(b)) return edge;
  edge = {};
  nest.for_each_vertex(a, [&](Vertex u) {
    if (edge.from != no_vertex) return;
    duals.for_each_edge(u, [&](Vertex v, const auto& weight) {
      ++looks_;
      if (nest.outer(v) == b && duals.dual(u) + duals.dual(v) == weight) edge = {u, v};
    });
  });
  BLOESEM_ASSERT(edge.from != no_vertex);
  return edge;
}

}  // namespace bloesem::matching
