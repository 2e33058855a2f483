// Sets of vertices whose removal leaves many odd components: what failed searches have shown about a graph.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "matching/graph/vertex.hpp"

namespace bloesem::matching {

// An obstacle is a set X of vertices, and components of the graph without X. In any set Q of vertices, each
// component with an odd number of vertices of Q needs a partner in X. So Q has no perfect matching if there are
// more such components than vertices of Q in X (Tutte 1947), and if there are as many, the obstacle is tight: a
// vertex of X is only matched to one in an odd component (docs/formulation.md#lemma-obstacles).
//
// Holds the few obstacles of one graph that were found last.
class KnownObstacles {
 public:
  // What an obstacle says of a vertex: in X, or in no component that it counts; components are numbered from 0.
  enum Place : std::int32_t { removed = -1, elsewhere = -2 };

  // Adds an obstacle, given by the place of each vertex, and compares it with the set last examined.
  // Requires that no edge joins two components, or a component and a vertex elsewhere.
  void add(std::vector<std::int32_t> places);

  // Compares all obstacles with the set of the vertices v with admitted[v] != 0; returns true if one of them
  // shows that it has no perfect matching. `admitted` must outlive the calls of add and bars that follow.
  bool refute(const std::vector<char>& admitted);

  // True if an obstacle shows that no perfect matching of the set last examined contains u-v.
  [[nodiscard]] bool bars(Vertex u, Vertex v) const;

 private:
  static constexpr std::size_t most = 8;

  struct Obstacle {
    std::vector<std::int32_t> places;  // by vertex
    std::vector<char> odd;             // by component: has an odd number of vertices of the set
    std::ptrdiff_t spare = 0;          // vertices of the set in X, less odd components

    [[nodiscard]] bool bars(Vertex u, Vertex v) const;
  };

  void compare(Obstacle& obstacle) const;

  const std::vector<char>* admitted_ = nullptr;
  std::vector<Obstacle> obstacles_;
  std::size_t oldest_ = 0;
};

}  // namespace bloesem::matching
