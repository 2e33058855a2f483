// Faces to be narrowed down by tests.
#pragma once

#include <cstdint>
#include <vector>

#include "matching/face/dense_face.hpp"

namespace bloesem::test {

// Initialises the face with all matchings of a graph.
inline void take_everything(const matching::BitRows& rows, matching::Vertex n, matching::DenseFace& face) {
  struct Weightless {
    std::int64_t operator()(matching::Vertex /*u*/, matching::Vertex /*v*/) const { return 0; }
  };
  std::vector<matching::Vertex> vertices;
  for (matching::Vertex v = 0; v < n; ++v) vertices.push_back(v);
  const Weightless weights;
  matching::BlossomSolver<std::int64_t, Weightless> solver;
  solver.reset(rows, weights, vertices, n);
  solver.start_greedily();
  solver.solve();
  face.assign(solver, n);
}

}  // namespace bloesem::test
