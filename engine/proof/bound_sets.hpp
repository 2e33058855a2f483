// Odd sets of vertices that every matching that remains fills.
#pragma once

#include <cstdint>
#include <vector>

#include "matching/graph/vertex.hpp"
#include "matching/index.hpp"

namespace bloesem::proof {

using matching::Vertex;

class BoundSets {
 public:
  // `vertices`: those of the graph.
  explicit BoundSets(Vertex vertices) : vertices_(vertices) {}

  // Adds a set; its vertices are ascending.
  void add(std::vector<Vertex> set);
  // True if exactly these vertices, ascending, are a bound set.
  [[nodiscard]] bool contains(const std::vector<Vertex>& set) const;
  // Returns the sets, each ascending.
  [[nodiscard]] std::vector<std::vector<Vertex>> lists() const;
  // Removes a settled pair. Returns what is left of the sets that lose only one of the two: these are no bound
  // sets any more.
  [[nodiscard]] std::vector<std::vector<Vertex>> settle(Vertex u, Vertex v);

 private:
  struct Set {
    std::vector<Vertex> vertices;  // those that were settled included
    std::vector<char> has;         // by vertex
    std::size_t size = 0;
  };
  [[nodiscard]] static std::vector<Vertex> list(const Set& set);

  Vertex vertices_;
  std::vector<Set> sets_;
};

}  // namespace bloesem::proof
