// Which mates a vertex has in the matchings of a face, and a matching with one of them: by alternating searches
// in words of bits, without weights.
//
// A set that all matchings of the face fill is crossed once by each, if to be single counts as crossing. So the
// face falls into regions, one for each set and one around all: the vertices of the set that are in none of its
// inner sets, a node for each of these, and one for all that is outside. Each region is a graph of its own, in
// which a plain search answers (formulation.md#lemma-b12).
#pragma once

#include <span>
#include <vector>

#include "matching/cardinality/bit_frontier.hpp"
#include "matching/graph/bit_rows.hpp"
#include "matching/graph/selected_columns.hpp"
#include "matching/index.hpp"
#include "matching/weighted/nested_sets.hpp"

namespace bloesem::matching {

// What the matchings of a face have in common. Edges join vertices that are alive. A set of which an even
// number of vertices is alive has all of them paired among themselves; any other is filled.
struct FaceParts {
  const BitRows& edges;
  std::span<const Vertex> alive;
  std::span<const char> required;  // by vertex
  const NestedSets& sets;
};

// Keeps its memory from one search to the next.
class MateSearch {
 public:
  // Returns the vertices with which some matching of the face pairs `v`, as a row of bits. `mates` is a
  // matching of the face.
  [[nodiscard]] const BitWord* find(const FaceParts& face, std::span<const Vertex> mates, Vertex v);
  // The same for another vertex of a face that has lost nothing since the last search but edges that no
  // matching uses, and what `follow` was told.
  [[nodiscard]] const BitWord* find_again(const FaceParts& face, std::span<const Vertex> mates, Vertex v);
  // Takes over what the face, whose sets are the same, and its matching have become since the last search.
  // `changed`: the vertices that have left it with their mates, must be covered now, or have lost edges that
  // some matching used. Returns false, and find must be called, if a pair that left a set is gone.
  [[nodiscard]] bool follow(const FaceParts& face, std::span<const Vertex> mates,
                            std::span<const Vertex> changed);
  // After find: calls visit(u, barred) for vertices u with rows of bits: those with which no matching of the
  // face pairs them, as that search has shown, each pair from both sides. `v` is in none of them.
  template <class Visit>
  void for_each_barred(Visit visit) const {
    any_bit(inner_.row(0), words_, [&](Vertex u) { return visit(u, beside_outer_.row(0)), false; });
    any_bit(apart_.row(0), words_, [&](Vertex u) { return visit(u, inner_.row(0)), false; });
  }
  // Changes `mates`, the matching of the last search, into one of the face that pairs `v` with `u`, one of the
  // vertices found. The face must be the same.
  void pair(const FaceParts& face, std::span<Vertex> mates, Vertex v, Vertex u);

 private:
  // A vertex, the dummy, or what stands for a set or for all that is outside it.
  using Node = Vertex;
  // A graph of its own, whose vertices are the places of its nodes, in their order.
  struct Region {
    std::vector<Node> nodes;    // by place
    std::vector<Vertex> mates;  // likewise, as places
    BitRows graph;              // likewise
  };
  [[nodiscard]] Node inside(int set) const noexcept { return dummy_ + 1 + 2 * set; }
  [[nodiscard]] Node outside(int set) const noexcept { return dummy_ + 2 + 2 * set; }
  [[nodiscard]] bool is_vertex(Node node) const noexcept { return node <= dummy_; }
  [[nodiscard]] bool is_inside(Node node) const noexcept { return (node - dummy_) % 2 == 1; }
  [[nodiscard]] int set_of(Node node) const noexcept { return (node - dummy_ - 1) / 2; }
  [[nodiscard]] int region_of(Node node) const noexcept;
  [[nodiscard]] Node node_in(int region, Vertex v) const noexcept;

  void draw(const FaceParts& face, std::span<const Vertex> mates);
  void divide(const FaceParts& face);
  void place_nodes(const FaceParts& face);
  void place(Node node, int region);
  void draw_reach(const FaceParts& face);
  void reach_single(const FaceParts& face, Vertex v, BitWord* row) const;
  void take_out(Vertex v);
  void disconnect(const FaceParts& face, Vertex v);
  void isolate(Node node);
  void forget_crossings();
  void lift_matching(const FaceParts& face, std::span<const Vertex> mates);
  void lift_pair(Vertex u, Vertex v);
  Node lift(Vertex v, int region);
  void match(Region& region, Node a, Node b);
  [[nodiscard]] int common(Vertex u, Vertex v) const noexcept;
  void draw_vertices();
  [[nodiscard]] bool leads_out(int set, const BitWord* edges, int words) const noexcept;
  void draw_insides(Vertex v);
  void draw_inside(int set);
  void draw_outsides();
  void connect(Node node, const BitWord* reached);
  void search_without(Node node);
  void collect_ends(int region, BitWord* row) const;
  void collect_reach(int region, BitWord* row) const;
  void find_barred(Vertex v);
  std::vector<Vertex> rotate(Node node, Node mate);
  void fix(Node node, Vertex end, Vertex mate, std::span<Vertex> mates);
  void fix_changes(int region, Node except, const std::vector<Vertex>& before, std::span<Vertex> mates);
  void fix_pair(Node a, Node b, std::span<Vertex> mates);
  template <class Visit>
  bool any_end(Node node, Visit visit) const;
  [[nodiscard]] bool intersect(const BitWord* a, const BitWord* b) const noexcept;

  Vertex dummy_ = 0;  // the mate of a single vertex if their number is odd
  int words_ = 0;     // of a row of vertices
  const BitRows* edges_ = nullptr;
  std::vector<int> parents_;     // by set
  std::vector<char> closed_;     // by set: no pair crosses it
  std::vector<int> outermost_;   // by set: the one around it that is in no other; everything if it is none
  std::vector<char> leaves_;     // by set: its vertices may be single
  std::vector<int> innermost_;   // by vertex: the innermost set
  std::vector<int> around_;      // the sets around the vertex of the search, the innermost first
  BitRows own_;                  // by set: the vertices of the region
  BitRows whole_;                // by set: all its vertices
  BitRows optional_;             // one row: the vertices that may be single
  BitRows reach_;                // by vertex: its neighbours, and those that may be single with it
  BitRows inner_ends_;           // by set: the vertices inside at which a pair can cross it
  BitRows outer_ends_;           // by set around the vertex of the search: those outside
  BitRows inner_reach_;          // by set: what is reached outside from the vertices inside
  BitRows outer_reach_;          // by set around the vertex of the search: inside from those outside
  std::vector<char> drawn_;      // by node of a set
  std::vector<Region> regions_;  // by set; memory is kept, so there may be more
  std::vector<Vertex> places_;   // by node: in its region
  BitRows found_;                // one row
  BitRows inner_;         // one row, and those after it: the region's vertices that the search made inner
  BitRows apart_;         // those that it did not reach
  BitRows beside_outer_;  // both
  SelectedColumns columns_;
  RowSearch search_;
  Node searched_ = no_vertex;  // the node of the last search, as long as the pairs are the same
};

}  // namespace bloesem::matching
