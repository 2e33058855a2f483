// Random (seeded) problems and matchings for the tests, with narrow or wide layouts.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <vector>

#include "matching/weighted/problem.hpp"
#include "tests/support/random.hpp"

namespace bloesem::test {

struct Shape {
  matching::Vertex vertices = 0;
  int density = 100;  // chance of an edge, percent
  std::size_t digits = 1;
  std::int64_t least = 0;  // of a digit of an edge
  std::int64_t most = 1;
  int filled = 100;    // chance that an edge has a given digit at all, percent
  unsigned slack = 0;  // ranges may be up to this many bits wider than necessary
  unsigned bits = 0;   // digits are added until the layout has this width
};

// Returns a problem whose ranges bound the digit totals of any matching, perfect or not.
[[nodiscard]] matching::Problem random_problem(Random& random, const Shape& shape);

// Returns a shape with up to `max_vertices` vertices and numbers of up to a few hundred bits.
[[nodiscard]] Shape random_shape(Random& random, matching::Vertex max_vertices);

// Returns odd cycles and odd cliques joined together, weighted with one digit that has few values: optimal
// duals need blossoms.
[[nodiscard]] matching::Problem random_blossoms(Random& random, matching::Vertex vertices);

// Returns a random maximal matching (no edge can be added).
[[nodiscard]] matching::Matching random_matching(Random& random, const matching::Problem& problem);

// A problem with one digit whose total is from 0 to 100.
struct WeightedEdge {
  matching::Vertex u = 0;
  matching::Vertex v = 0;
  std::int64_t weight = 0;
};
[[nodiscard]] matching::Problem one_digit_problem(matching::Vertex vertices,
                                                  std::initializer_list<WeightedEdge> edges);

// Returns the indices of the edges of a matching, ascending.
[[nodiscard]] std::vector<std::int32_t> edges_of(const matching::Matching& matching);

}  // namespace bloesem::test
