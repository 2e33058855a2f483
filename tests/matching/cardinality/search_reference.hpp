// What one search for an augmenting path must find, by exhaustion.
#pragma once

#include <cstddef>
#include <vector>

#include "matching/graph/bit_rows.hpp"
#include "matching/graph/vertex.hpp"
#include "tests/support/brute_force_matching.hpp"
#include "tests/support/random.hpp"

namespace bloesem::test {

// A graph of at most 10 vertices, a matching in it, a single vertex to search from, and vertices that no search
// may reach, with their mates.
struct SearchCase {
  matching::Vertex vertices = 0;
  std::vector<std::size_t> kinds;  // by vertex; those of one kind but 0 are not adjacent
  Neighbours graph;
  std::vector<matching::Vertex> mates;
  matching::Vertex root = matching::no_vertex;
  matching::BitWord excluded = 0;

  [[nodiscard]] bool adjacent(matching::Vertex u, matching::Vertex v) const;
  [[nodiscard]] bool reachable(matching::Vertex v) const { return (excluded >> v & 1U) == 0; }
};

// `most_kinds`: 1 for a graph whose vertices are all of kind 0.
[[nodiscard]] SearchCase random_search(Random& random, std::size_t most_kinds);

struct SearchResult {
  bool augmentable = false;
  std::vector<bool> outer;  // by vertex, if not augmentable: can be single in place of the root
};

[[nodiscard]] SearchResult expected_result(const SearchCase& search);

// Expects `mates` to be a matching of the graph that covers the root, and whatever was covered before but for
// `instead`, which may be no_vertex.
void expect_covered(const SearchCase& search, const std::vector<matching::Vertex>& mates,
                    matching::Vertex instead);

}  // namespace bloesem::test
