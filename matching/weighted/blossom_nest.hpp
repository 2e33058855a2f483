// A matching and the nested blossoms around its vertices: the combinatorial half of Edmonds' algorithm. Weights
// and duals are elsewhere (blossom_duals.hpp), and so are sets that outlive a solve (nested_sets.hpp).
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "matching/assertions.hpp"
#include "matching/graph/vertex.hpp"
#include "matching/index.hpp"

namespace bloesem::matching {

// Vertices and blossoms share one numbering: nodes below vertices() are vertices.
class BlossomNest {
 public:
  using Node = Vertex;
  // An edge from one node to another, by its ends.
  struct Link {
    Vertex from = no_vertex;
    Vertex to = no_vertex;
    [[nodiscard]] Link reversed() const noexcept { return {to, from}; }
  };

  // Makes all vertices single, without blossoms. Keeps memory.
  void reset(Vertex vertices);

  [[nodiscard]] Vertex vertices() const noexcept { return vertices_; }
  // Returns a bound that all node numbers stay below.
  [[nodiscard]] Node max_nodes() const noexcept { return vertices_ + vertices_ / 2 + 1; }
  [[nodiscard]] bool is_blossom(Node b) const noexcept { return b >= vertices_; }
  // Returns the outermost node that contains `v`.
  [[nodiscard]] Node outer(Vertex v) const noexcept { return node_of_[at(label_[at(v)])]; }
  // Returns the innermost blossom that contains node `b`, or no_vertex.
  [[nodiscard]] Node parent(Node b) const noexcept { return parent_[at(b)]; }
  // Returns the vertex of a node that is not matched inside it.
  [[nodiscard]] Vertex base(Node b) const noexcept { return base_[at(b)]; }
  [[nodiscard]] Vertex mate(Vertex v) const noexcept { return mate_[at(v)]; }
  // Returns the mate of the base of an outermost node, or no_vertex.
  [[nodiscard]] Vertex mate_of(Node b) const noexcept { return mate_[at(base_[at(b)])]; }
  // Returns the nodes of a blossom's odd cycle, beginning with the one that contains the base.
  [[nodiscard]] std::span<const Node> children(Node b) const noexcept {
    BLOESEM_ASSERT(is_blossom(b));
    return children_[at(b - vertices_)];
  }
  // Returns the edges of the cycle: links(b)[i] joins child i to child i + 1, the last one to the first.
  [[nodiscard]] std::span<const Link> links(Node b) const noexcept {
    BLOESEM_ASSERT(is_blossom(b));
    return links_[at(b - vertices_)];
  }
  // Returns the child of `b` that contains `v`, a vertex of `b`.
  [[nodiscard]] Node child_with(Node b, Vertex v) const noexcept;
  // True if node `b` contains `v`.
  [[nodiscard]] bool contains(Node b, Vertex v) const noexcept;

  template <class Visit>
  void for_each_vertex(Node b, Visit visit) const {
    const Vertex end = last_[at(b)];
    for (Vertex v = first_[at(b)];; v = next_[at(v)]) {
      visit(v);
      if (v == end) return;
    }
  }
  // Visits all blossoms, nested ones too, in no particular order.
  template <class Visit>
  void for_each_blossom(Visit visit) const {
    for (Node b = vertices_; b < max_nodes(); ++b)
      if (base_[at(b)] != no_vertex) visit(b);
  }

  void join(Vertex u, Vertex v) noexcept {
    BLOESEM_ASSERT(u != v);
    mate_[at(u)] = v;
    mate_[at(v)] = u;
  }
  // Sets one direction only; call it for both ends.
  void set_mate(Vertex v, Vertex mate) noexcept { mate_[at(v)] = mate; }

  // Makes a blossom from an odd cycle of outermost nodes, all but the first matched in consecutive pairs;
  // returns it. `links` are those of the new blossom.
  Node contract(std::span<const Node> children, std::span<const Link> links);
  // Dissolves an outermost blossom; its children become outermost.
  void open(Node b);
  // Changes the matching inside node `b`, so that `v` is its base.
  void rebase(Node b, Vertex v);

  // True if mates are mutual, every blossom is an odd cycle whose children are matched as contract demands, and
  // outer() and the lists of vertices agree with parent().
  [[nodiscard]] bool is_consistent() const;

 private:
  void relabel(Node b, Vertex label);
  void match_children(Node b, std::size_t unmatched);
  [[nodiscard]] bool is_consistent(Node b) const;

  Vertex vertices_ = 0;
  std::vector<Vertex> mate_;
  // All vertices of an outermost node have its label, and no others. A blossom has the label of its largest
  // child, whose vertices need not be looked at when it closes or opens.
  std::vector<Vertex> label_;
  std::vector<Node> node_of_;  // by label: the outermost node that has it
  std::vector<Vertex> next_;   // the vertices of a node are contiguous in one list
  // By node.
  std::vector<Node> parent_;
  std::vector<Vertex> base_;
  std::vector<Vertex> first_;
  std::vector<Vertex> last_;
  std::vector<std::int32_t> size_;  // vertices
  std::vector<Vertex> label_of_;    // kept inside a blossom for when it opens
  // By blossom.
  std::vector<std::vector<Node>> children_;
  std::vector<std::vector<Link>> links_;
  std::vector<Node> unused_;
};

}  // namespace bloesem::matching
