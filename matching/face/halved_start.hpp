// Potentials for a solve on a face, found by solving half of it first, which starts from a quarter, and so on.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "matching/graph/bit_rows.hpp"
#include "matching/graph/selected_columns.hpp"
#include "matching/graph/vertex.hpp"
#include "matching/index.hpp"
#include "matching/weighted/blossom_solver.hpp"

namespace bloesem::matching {

struct FaceWeights;

// Returns half of the pairs of `mates` on `vertices`, which are ascending, and half of the single vertices, as
// an ascending list of vertices. Of any run of higher ranked ends, from the first on, and of any run of lower
// ranked ends, half are in it, give or take a few.
[[nodiscard]] std::vector<Vertex> even_half(std::span<const Vertex> vertices, std::span<const Vertex> mates);

// The optimal potentials of half of a problem are close to those of the whole if both halves are alike: then
// few changes of duals are left to be made (formulation.md#lemma-b10). Keeps its memory.
class HalvedStart {
 public:
  // Finds potentials for `vertices` of the graph with rows `edges`, the vertices of the face of `weights`.
  // `mates` is a matching of greatest weight as far as demands are concerned.
  void find(const BitRows& edges, std::span<const Vertex> vertices, std::span<const Vertex> mates,
            const FaceWeights& weights);

  // Returns a potential that is not negative. Those of the ends of an edge add up to twice its weight at least.
  [[nodiscard]] std::int64_t potential(Vertex v) const { return potentials_[at(v)]; }
  [[nodiscard]] const BlossomCounters& counters() const noexcept { return solver_.counters(); }

 private:
  // Returns twice the weight of an edge between two places of a half.
  struct Weights {
    const FaceWeights* whole = nullptr;
    std::span<const Vertex> vertices;
    [[nodiscard]] std::int64_t operator()(Vertex a, Vertex b) const;
  };

  void solve(const BitRows& edges, std::span<const Vertex> part, std::span<const Vertex> mates,
             const FaceWeights& weights);
  void extend_to(std::span<const Vertex> vertices, const BitRows& edges, const FaceWeights& weights);

  std::vector<std::int64_t> potentials_;  // by vertex
  BitRows known_;                         // one row: the vertices whose potentials are found
  SelectedColumns columns_;
  BitRows rows_;  // by place in the part
  Weights weights_;
  std::vector<Vertex> places_;    // all places of the part
  std::vector<Vertex> place_of_;  // by vertex
  BlossomSolver<std::int64_t, Weights> solver_;
};

}  // namespace bloesem::matching
