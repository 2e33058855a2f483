// The alternating trees of one search of the blossom solver: which nodes the trees have reached, and how.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "matching/index.hpp"
#include "matching/weighted/blossom_nest.hpp"

namespace bloesem::matching {

// Trees grow from several roots at once, and are released when their roots are matched. A node is an outermost
// blossom or vertex; on the path from a root, nodes are outer, inner, outer and so on, and each outer node but
// the root is matched with the inner node before it. Knows no weights. Keeps its memory between searches.
class SearchForest {
 public:
  using Node = BlossomNest::Node;
  using Link = BlossomNest::Link;
  enum class State : std::uint8_t { Free, Outer, Inner };

  // Prepares for searches in `nest`, which must outlive the forest.
  void reset(BlossomNest& nest);
  // Starts a search among these vertices, none of which is reached.
  void start(std::span<const Vertex> vertices);

  [[nodiscard]] State state(Vertex v) const noexcept { return states_[at(v)]; }
  // Returns how the outermost node `b` was reached.
  [[nodiscard]] State label(Node b) const noexcept { return labels_[at(b)]; }
  // True if `b` is still outermost, and outer.
  [[nodiscard]] bool is_outer(Node b) const noexcept {
    return nest_->parent(b) == no_vertex && labels_[at(b)] == State::Outer;
  }
  // True if `b` is still outermost, and inner.
  [[nodiscard]] bool is_inner(Node b) const noexcept {
    return nest_->parent(b) == no_vertex && labels_[at(b)] == State::Inner;
  }
  // Outer vertices in the order in which they became outer.
  [[nodiscard]] const std::vector<Vertex>& outer_vertices() const noexcept { return outer_vertices_; }
  // Returns the outer and inner vertices, and perhaps some that were inner before their blossom opened.
  [[nodiscard]] const std::vector<Vertex>& reached() const noexcept { return reached_; }
  // Blossoms that became outer; part of them may have been absorbed by others since.
  [[nodiscard]] const std::vector<Node>& outer_blossoms() const noexcept { return outer_blossoms_; }
  // Removes the absorbed ones from outer_blossoms().
  void forget_absorbed() {
    std::erase_if(outer_blossoms_, [&](Node b) { return !is_outer(b); });
  }
  // Blossoms that became inner; part of them may have been opened or absorbed since.
  [[nodiscard]] const std::vector<Node>& inner_blossoms() const noexcept { return inner_blossoms_; }

  void make_outer(Node b);
  // The edge `entry` leads from an outer vertex to a vertex of `b`.
  void make_inner(Node b, Link entry);

  // Returns the outer node that is the nearest common ancestor of two outer nodes, or no_vertex if their trees
  // differ.
  [[nodiscard]] Node common_ancestor(Node a, Node b);
  // Contracts the odd cycle that the edge u-v closes below the outer node `top`, and returns the new blossom,
  // which is outer. Its inner vertices are outer from now on.
  Node contract(Vertex u, Vertex v, Node top);
  // Opens the inner blossom `b`: the tree goes on through some of its children, the others become free. Returns
  // the children that must be made outer next; valid until the forest changes.
  [[nodiscard]] std::span<const Node> open_inner(Node b);
  // Exchanges matched and unmatched edges on the path from `v`, an outer vertex, to the root of its tree, and
  // matches `v` with `partner`, which may be no_vertex.
  void flip_to_root(Vertex v, Vertex partner);

  // Returns the root of the tree of `v`, a vertex that is reached: single when the tree began.
  [[nodiscard]] Vertex root_of(Vertex v) const noexcept { return roots_[at(nest_->outer(v))]; }
  // Makes these vertices, all those of some trees, and their outermost nodes free.
  void release_trees(std::span<const Vertex> vertices);
  // Notes that `b` becomes an outermost node which is free.
  void make_free(Node b) noexcept { labels_[at(b)] = State::Free; }

 private:
  // Returns the outer node two steps closer to the root, or no_vertex at the root.
  [[nodiscard]] Node outer_ancestor(Node b) const {
    const Vertex mate = nest_->mate_of(b);
    return mate == no_vertex ? no_vertex : nest_->outer(entries_[at(nest_->outer(mate))].from);
  }
  void climb(Vertex v, Node top);
  void note_reached(Vertex v);
  void make_vertex_outer(Vertex v);
  void release(Node b);

  BlossomNest* nest_ = nullptr;
  std::vector<State> states_;  // by vertex
  std::vector<State> labels_;  // by node
  std::vector<Link> entries_;  // by inner node: the edge by which the tree reached it
  std::vector<Vertex> roots_;  // by node reached
  std::vector<Vertex> outer_vertices_;
  std::vector<Vertex> reached_;
  std::vector<char> is_reached_;  // by vertex: it is in reached_
  std::vector<Node> outer_blossoms_;
  std::vector<Node> inner_blossoms_;
  std::vector<std::int64_t> stamps_;  // by node
  std::int64_t clock_ = 0;
  std::vector<Node> path_;
  std::vector<Link> links_;
  std::vector<Node> outer_children_;
};

}  // namespace bloesem::matching
