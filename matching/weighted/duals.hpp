// The dual solution of a maximum-weight matching problem. Includes Boost.Multiprecision: include it in source
// files only.
#pragma once

#include <vector>

#include "matching/weighted/problem.hpp"
#include "matching/weighted/weight.hpp"

namespace bloesem::matching {

// An odd set of vertices with a positive dual variable.
struct Blossom {
  std::vector<Vertex> vertices;
  Integer value;
};

// Minimises  sum y_v + sum z_B (|B| - 1) / 2  subject to  y_u + y_v + sum_{B contains u, v} z_B >= scale * w_uv
// and y, z >= 0 (Edmonds 1965). All values are multiplied by `scale`, which makes them integers. Any two
// blossoms are nested or disjoint.
struct Duals {
  int scale = 1;
  std::vector<Integer> vertex;    // y
  std::vector<Blossom> blossoms;  // z > 0 only
};

}  // namespace bloesem::matching
