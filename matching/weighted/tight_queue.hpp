// The events of a search that need no change of duals: edges that were tight when they were seen.
#pragma once

#include <vector>

#include "matching/weighted/blossom_nest.hpp"

namespace bloesem::matching {

// Whatever ends a phase comes first. Edges wait in the order in which they were seen and may be outdated
// when they are taken.
class TightQueue {
 public:
  using Link = BlossomNest::Link;

  void start() {
    forget_ends();
    clear_edges();
  }
  // Forgets what would end a phase.
  void forget_ends() {
    hit_ = {};
    free_to_leave_ = no_vertex;
  }
  void clear_edges() {
    reaches_.clear();
    meets_.clear();
    reaches_taken_ = meets_taken_ = 0;
  }

  // A tight edge from an outer vertex to a vertex of a single node.
  void push_hit(Link edge) {
    BLOESEM_ASSERT(edge.from != no_vertex && edge.to != no_vertex);
    hit_ = edge;
  }
  // An outer vertex with dual 0.
  void push_free_to_leave(Vertex v) {
    BLOESEM_ASSERT(v != no_vertex);
    free_to_leave_ = v;
  }
  // A tight edge from an outer vertex to a vertex that is not reached.
  void push_reach(Link edge) {
    BLOESEM_ASSERT(edge.from != no_vertex && edge.to != no_vertex);
    reaches_.push_back(edge);
  }
  // A tight edge between two outer vertices.
  void push_meet(Link edge) {
    BLOESEM_ASSERT(edge.from != no_vertex && edge.to != no_vertex);
    meets_.push_back(edge);
  }

  // The edge to a single node, or an edge without ends.
  [[nodiscard]] Link hit() const noexcept { return hit_; }
  // An outer vertex with dual 0, or no_vertex.
  [[nodiscard]] Vertex free_to_leave() const noexcept { return free_to_leave_; }
  // Takes the next edge for which is_current(edge); returns an edge without ends if there is none left.
  template <class IsCurrent>
  [[nodiscard]] Link take_reach(IsCurrent is_current) {
    return take(reaches_, reaches_taken_, is_current);
  }
  template <class IsCurrent>
  [[nodiscard]] Link take_meet(IsCurrent is_current) {
    return take(meets_, meets_taken_, is_current);
  }

 private:
  template <class IsCurrent>
  static Link take(const std::vector<Link>& edges, std::size_t& taken, IsCurrent is_current) {
    while (taken < edges.size())
      if (const Link edge = edges[taken++]; is_current(edge)) return edge;
    return {};
  }

  Link hit_;
  Vertex free_to_leave_ = no_vertex;
  std::vector<Link> reaches_;
  std::size_t reaches_taken_ = 0;
  std::vector<Link> meets_;
  std::size_t meets_taken_ = 0;
};

}  // namespace bloesem::matching
