// The graph that remains while a proof is followed: vertices without those of settled pairs, and edges that no
// duals and no decision have excluded, by classes of vertices (docs/proofs.md, sections 1 and 2). Includes
// Boost.Multiprecision: include it in source files only.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "engine/proof/problem.hpp"

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
  [[nodiscard]] bool remains(Vertex v) const noexcept { return class_of_[at(v)] >= 0; }
  // Returns the vertices that remain, ascending.
  [[nodiscard]] std::vector<Vertex> vertices() const;
  [[nodiscard]] std::int32_t classes() const noexcept { return static_cast<std::int32_t>(members_.size()); }
  [[nodiscard]] std::int32_t class_of(Vertex v) const noexcept { return class_of_[at(v)]; }
  [[nodiscard]] const std::vector<Vertex>& members(std::int32_t c) const noexcept { return members_[at(c)]; }
  [[nodiscard]] bool joined(std::int32_t higher, std::int32_t lower) const noexcept {
    return joined_[at(higher) * members_.size() + at(lower)] != 0;
  }
  [[nodiscard]] bool bound(Vertex v) const noexcept { return bound_[at(class_of(v))] != 0; }
  [[nodiscard]] const std::vector<std::vector<Vertex>>& bound_sets() const noexcept { return bound_sets_; }
  // True if the edge is in the graph. Requires that `higher` ranks higher and both remain.
  [[nodiscard]] bool has_edge(Vertex higher, Vertex lower) const noexcept {
    return joined(class_of(higher), class_of(lower)) && problem_->legal(higher, lower);
  }

  // Returns the lower ranked ends in [begin, end) of the edges of `v`, ascending.
  [[nodiscard]] std::vector<Vertex> lower_ends(Vertex v, Vertex begin, Vertex end) const;
  // True if some edge of `v` leads to a vertex for which test(vertex) is true.
  [[nodiscard]] bool has_edge_to(Vertex v, const std::function<bool(Vertex)>& test) const;

  // Divides the classes, so that vertices with different labels are in different ones. `labels`: by vertex.
  void divide(const std::vector<std::int32_t>& labels);
  // Makes a vertex a class of its own.
  void isolate(Vertex v);
  void bind(Vertex v);
  // Binds all vertices of a class.
  void bind_class(Vertex v) { bound_[at(class_of(v))] = 1; }
  // Excludes the edges between classes for which test(vertex of the higher, vertex of the lower) is true; it
  // must be the same for all vertices of a class, and need not consider their ranks.
  void exclude(const std::function<bool(Vertex, Vertex)>& test);
  // Removes a pair of the given matching.
  void settle(Vertex u, Vertex v);

  // Checks that the duals show that no matching that remains is heavier than the given one, and then excludes
  // edges with slack and binds vertices and sets. Returns what fails, if anything. The weight must be the same
  // for all edges between two classes, once they are divided by block.
  [[nodiscard]] std::optional<std::string> apply(const VertexDuals& duals, const TwiceWeight& twice);
  // Checks only that the duals cover all edges.
  [[nodiscard]] std::optional<std::string> check_cover(const VertexDuals& duals, const TwiceWeight& twice);

 private:
  void lose_from_sets(Vertex u, Vertex v);
  void close_set(const std::vector<Vertex>& rest);
  [[nodiscard]] bool is_bound_set(const std::vector<Vertex>& set) const;
  [[nodiscard]] std::vector<std::vector<std::int32_t>> divide_by(const VertexDuals& duals);
  [[nodiscard]] std::optional<std::string> check_vertices(const VertexDuals& duals) const;
  [[nodiscard]] std::optional<std::string> check_set(const VertexSet& set) const;
  [[nodiscard]] std::optional<std::string> check_sets(const VertexDuals& duals) const;
  [[nodiscard]] std::optional<std::string> check_edges(const VertexDuals& duals, const TwiceWeight& twice,
                                                       const std::vector<std::vector<std::int32_t>>& sets_of);
  [[nodiscard]] bool any_legal(std::int32_t higher, std::int32_t lower) const;
  [[nodiscard]] std::optional<std::string> check_pairs() const;
  [[nodiscard]] std::string name(Vertex v) const;

  const Problem* problem_;
  std::vector<Vertex> mates_;
  std::vector<std::int32_t> class_of_;        // by vertex; -1: settled
  std::vector<std::vector<Vertex>> members_;  // by class, ascending
  std::vector<char> joined_;                  // by class of the higher, class of the lower
  std::vector<char> bound_;                   // by class
  std::vector<std::vector<Vertex>> bound_sets_;
};

}  // namespace bloesem::proof
