// Which pairs of a barrier occur in perfect matchings: what one failed search shows, for all vertices of the
// barrier at once.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "matching/graph/bit_rows.hpp"
#include "matching/graph/vertex.hpp"
#include "matching/index.hpp"

namespace bloesem::matching {

// A barrier is a set X of vertices of a graph with a perfect matching whose removal leaves as many odd
// components as X has vertices. So each perfect matching pairs X with these, one with each (Tutte 1947). Each
// of them can do without any of its vertices, so that a vertex of X is paired with one of a component in some
// perfect matching iff the two are on a cycle that alternates between X and its partners
// (formulation.md#lemma-barrier). Keeps its memory.
class Barrier {
 public:
  // A graph and a perfect matching of some of its vertices, those with a mate.
  struct Matched {
    const BitRows& rows;
    std::span<const Vertex> mates;
  };

  // Takes a barrier by its places (KnownObstacles::Place): the vertices that are removed, as far as they have
  // mates, and odd components, in each of which some perfect matching leaves out any vertex.
  void assign(std::vector<std::int32_t> places, std::span<const Vertex> mates);

  // True if the barrier tells whether some perfect matching contains the edge u-v: if an end is inside.
  [[nodiscard]] bool tells(Vertex u, Vertex v) const { return is_inside(u) || is_inside(v); }
  // Returns whether one does, where that is told. The graph and the matching must be the same in all calls.
  [[nodiscard]] bool joins(const Matched& graph, Vertex u, Vertex v);

 private:
  static constexpr std::int32_t none = -1;

  [[nodiscard]] bool is_inside(Vertex v) const { return node_of_[at(v)] != none; }
  [[nodiscard]] std::span<const Vertex> component(std::int32_t c) const {
    return std::span(members_).subspan(begins_[at(c)], begins_[at(c) + 1] - begins_[at(c)]);
  }
  // Returns the component paired with a vertex of the barrier.
  [[nodiscard]] std::span<const Vertex> partner(const Matched& graph, std::int32_t node) const {
    return component(places_[at(graph.mates[at(inside_[at(node)])])]);
  }
  void find_cycles(const Matched& graph);
  void order_by_end(const Matched& graph);
  void visit_from(const Matched& graph, std::int32_t first);
  void number_backwards(const Matched& graph);

  std::vector<std::int32_t> places_;   // by vertex
  std::vector<std::int32_t> node_of_;  // by vertex: in inside_, or none
  std::vector<Vertex> inside_;         // the vertices of the barrier
  std::vector<Vertex> members_;        // of the components, one after the other
  std::vector<std::size_t> begins_;    // by component
  // Found when first needed: two vertices of the barrier are on a common cycle iff their numbers are equal.
  std::vector<std::int32_t> cycle_;  // by node
  // Working memory.
  std::vector<std::int32_t> node_of_component_;
  std::vector<std::int32_t> order_;
  BitRows unvisited_;  // one row
};

}  // namespace bloesem::matching
