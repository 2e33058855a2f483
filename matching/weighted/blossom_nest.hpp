// A matching and the nested blossoms around its vertices: the combinatorial half of Edmonds' algorithm. Nothing
// here knows a weight.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "matching/graph/vertex.hpp"
#include "matching/index.hpp"

namespace bloesem::matching {

// Vertices and blossoms share one numbering: nodes below `vertices` are vertices.
class BlossomNest {
 public:
  using Node = Vertex;
  // The edge from a child of a blossom to the next one around its odd cycle.
  struct Link {
    Vertex from = no_vertex;
    Vertex to = no_vertex;
  };

  // All single, no blossom. Memory is kept.
  void reset(Vertex vertices);

  [[nodiscard]] Vertex vertices() const noexcept { return vertices_; }
  // Node numbers are below this.
  [[nodiscard]] Node most_nodes() const noexcept { return vertices_ + vertices_ / 2 + 1; }
  [[nodiscard]] bool is_blossom(Node b) const noexcept { return b >= vertices_; }
  // The outermost node around a vertex.
  [[nodiscard]] Node outer(Vertex v) const noexcept { return outer_[at(v)]; }
  // The blossom directly around a node, or no_vertex.
  [[nodiscard]] Node parent(Node b) const noexcept { return parent_[at(b)]; }
  // The vertex of a node that is not matched inside it.
  [[nodiscard]] Vertex base(Node b) const noexcept { return base_[at(b)]; }
  [[nodiscard]] Vertex mate(Vertex v) const noexcept { return mate_[at(v)]; }
  [[nodiscard]] std::span<const Node> children(Node b) const noexcept { return children_[at(b - vertices_)]; }
  // links(b)[i] joins child i to child i + 1, the last one to the first.
  [[nodiscard]] std::span<const Link> links(Node b) const noexcept { return links_[at(b - vertices_)]; }

  template <class Visit>
  void for_each_vertex(Node b, Visit visit) const {
    const Vertex end = last_[at(b)];
    for (Vertex v = first_[at(b)];; v = next_[at(v)]) {
      visit(v);
      if (v == end) return;
    }
  }
  // Outer blossoms and those inside them, in no particular order.
  template <class Visit>
  void for_each_blossom(Visit visit) const {
    for (Node b = vertices_; b < most_nodes(); ++b)
      if (base_[at(b)] != no_vertex) visit(b);
  }

  void join(Vertex u, Vertex v) noexcept {
    mate_[at(u)] = v;
    mate_[at(v)] = u;
  }
  void set_mate(Vertex v, Vertex mate) noexcept { mate_[at(v)] = mate; }
  void part(Vertex v) noexcept;  // v and its mate, if it has one, become single

  // A new blossom from an odd cycle of outer nodes; all but the first are matched in consecutive pairs.
  Node contract(std::span<const Node> children, std::span<const Link> links);
  // An outer blossom is taken away; its children become outer.
  void open(Node b);
  // Changes the matching inside b, so that v is the one left to be matched outside.
  void rebase(Node b, Vertex v);
  // The child of b that contains v.
  [[nodiscard]] Node child_with(Node b, Vertex v) const noexcept;

 private:
  void match_children(Node b, std::size_t i);

  Vertex vertices_ = 0;
  std::vector<Vertex> mate_;
  std::vector<Node> outer_;
  std::vector<Vertex> next_;  // the vertices of a node are a list, of which each child has a stretch
  // By node.
  std::vector<Node> parent_;
  std::vector<Vertex> base_;
  std::vector<Vertex> first_;
  std::vector<Vertex> last_;
  // By blossom.
  std::vector<std::vector<Node>> children_;
  std::vector<std::vector<Link>> links_;
  std::vector<Node> unused_;
};

}  // namespace bloesem::matching
