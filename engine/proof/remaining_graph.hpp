// The graph that remains while a proof is followed: vertices without those of settled pairs, and edges that no
// duals and no decision have excluded, by classes of vertices (docs/proofs.md, sections 1 and 2). Includes
// Boost.Multiprecision: include it in source files only.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "engine/proof/bound_sets.hpp"
#include "engine/proof/problem.hpp"
#include "engine/proof/vertex_classes.hpp"

namespace bloesem::proof {

struct VertexSet {
  Integer z;
  std::vector<Vertex> vertices;  // ascending
};

// Duals of vertices. `block` may have any value for settled vertices.
struct VertexDuals {
  std::vector<std::int32_t> block;  // by vertex
  std::vector<Integer> y;           // by block
  std::vector<VertexSet> sets;
};

// Returns twice the weight of an edge, the higher ranked vertex first.
using TwiceWeight = std::function<Integer(Vertex higher, Vertex lower)>;

// Vertices of one class have the same edges, but for pairs that are not legal. An edge is in the graph if its
// two classes are joined in the direction of rank and the pair is legal.
class RemainingGraph {
 public:
  // All legal edges; nothing is bound. `mates`: the given matching by vertex, or no_vertex. Its pairs must be
  // legal. The problem must outlive the object.
  RemainingGraph(const Problem& problem, std::vector<Vertex> mates);

  [[nodiscard]] const Problem& problem() const noexcept { return *problem_; }
  [[nodiscard]] Vertex mate(Vertex v) const noexcept { return mates_[at(v)]; }
  [[nodiscard]] bool remains(Vertex v) const noexcept { return class_of(v) != VertexClasses::removed; }
  // Returns the vertices that remain, ascending.
  [[nodiscard]] std::vector<Vertex> vertices() const;
  [[nodiscard]] std::int32_t classes() const noexcept { return classes_.classes(); }
  [[nodiscard]] std::int32_t class_of(Vertex v) const noexcept { return classes_.class_of(v); }
  [[nodiscard]] bool joined(std::int32_t higher, std::int32_t lower) const noexcept {
    return classes_.joined(higher, lower);
  }
  [[nodiscard]] bool bound(Vertex v) const noexcept { return classes_.bound(class_of(v)); }
  [[nodiscard]] const BoundSets& bound_sets() const noexcept { return sets_; }
  // True if the edge is in the graph. Requires that `higher` ranks higher and both remain.
  [[nodiscard]] bool has_edge(Vertex higher, Vertex lower) const {
    return joined(class_of(higher), class_of(lower)) && problem_->legal(higher, lower);
  }

  // Returns how many vertices have been looked at, for tests.
  [[nodiscard]] std::int64_t visits() const noexcept { return classes_.visits(); }

  // Returns the lower ranked ends in [begin, end) of the edges of `v`, ascending.
  [[nodiscard]] std::vector<Vertex> lower_ends(Vertex v, Vertex begin, Vertex end) const;
  // True if some edge of `v` leads to a vertex in [begin, end).
  [[nodiscard]] bool has_edge_to(Vertex v, Vertex begin, Vertex end) const;

  // Divides the classes, so that vertices with different labels are in different ones. `labels`: by vertex.
  void divide(const std::vector<std::int32_t>& labels) { classes_.divide(labels); }
  // Makes a vertex a class of its own.
  void isolate(Vertex v) { classes_.isolate(v); }
  void bind(Vertex v);
  // Binds all vertices of a class.
  void bind_class(Vertex v) { classes_.bind(class_of(v)); }
  // Excludes the edges between classes for which test(vertex of the higher, vertex of the lower) is true; it
  // must be the same for all vertices of a class, and need not consider their ranks.
  void exclude(const std::function<bool(Vertex, Vertex)>& test);
  // The same for the edges of the class of `v` with lower and with higher ranked ends: test(vertex of the other
  // class).
  void exclude_down(Vertex v, const std::function<bool(Vertex)>& test);
  void exclude_up(Vertex v, const std::function<bool(Vertex)>& test);
  // Removes a pair of the given matching.
  void settle(Vertex u, Vertex v);

  // Checks that the duals show that no matching that remains is heavier than the given one, and then excludes
  // edges with slack and binds vertices and sets. Returns what fails, if anything. The weight must be the same
  // for all edges between two classes, once they are divided by block.
  [[nodiscard]] std::optional<std::string> apply(const VertexDuals& duals, const TwiceWeight& twice);
  // The same for a weight that is 0 unless both ends have a number, and then depends on the higher ranked end
  // alone: minus twice the number. `numbers`: by vertex, or 0.
  [[nodiscard]] std::optional<std::string> apply_numbers(const VertexDuals& duals,
                                                         const std::vector<std::int32_t>& numbers);
  // Checks only that the duals cover all edges.
  [[nodiscard]] std::optional<std::string> check_cover(const VertexDuals& duals, const TwiceWeight& twice);

 private:
  using Failure = std::optional<std::string>;

  void close_set(const std::vector<Vertex>& rest);
  void bind_valued(const VertexDuals& duals);
  [[nodiscard]] std::vector<std::vector<std::int32_t>> divide_by_sets(const VertexDuals& duals);
  [[nodiscard]] Failure check_vertices(const VertexDuals& duals) const;
  [[nodiscard]] Failure check_set(const VertexSet& set) const;
  [[nodiscard]] Failure check_sets(const VertexDuals& duals) const;
  [[nodiscard]] Failure check_edges(const VertexDuals& duals, const TwiceWeight& twice,
                                    const std::vector<std::vector<std::int32_t>>& sets_of);
  [[nodiscard]] bool any_legal(std::int32_t higher, std::int32_t lower) const;
  [[nodiscard]] Failure check_pairs() const;
  [[nodiscard]] std::string not_covered(Vertex higher, Vertex lower) const;
  [[nodiscard]] std::string name(Vertex v) const;

  const Problem* problem_;
  std::vector<Vertex> mates_;
  VertexClasses classes_;
  BoundSets sets_;
};

}  // namespace bloesem::proof
