// Seeded problems and matchings for the tests, and the narrow or wide layouts that go with them.
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
  unsigned slack = 0;  // digits' ranges are up to so many bits wider than they need be
  unsigned bits = 0;   // digits are added until the layout is as wide as this
};

// Ranges are honest: they bound the digit totals of any matching, perfect or not.
[[nodiscard]] matching::Problem random_problem(Random& random, const Shape& shape);

// Any shape of up to `most_vertices` whose numbers have up to a few hundred bits.
[[nodiscard]] Shape random_shape(Random& random, matching::Vertex most_vertices);

// Odd cycles and odd cliques hung together, weighted with a single few-valued digit: optimal duals need
// blossoms.
[[nodiscard]] matching::Problem random_blossoms(Random& random, matching::Vertex vertices);

// A matching that no edge can be added to, picked at random.
[[nodiscard]] matching::Matching random_matching(Random& random, const matching::Problem& problem);

// A problem of one digit from 0 to 100 in every total.
struct WeightedEdge {
  matching::Vertex u = 0;
  matching::Vertex v = 0;
  std::int64_t weight = 0;
};
[[nodiscard]] matching::Problem one_digit_problem(matching::Vertex vertices,
                                                  std::initializer_list<WeightedEdge> edges);

// The numbers of the edges of a matching, ascending.
[[nodiscard]] std::vector<std::int32_t> edges_of(const matching::Matching& matching);

}  // namespace bloesem::test
