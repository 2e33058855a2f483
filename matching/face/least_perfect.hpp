// All perfect matchings of least cost at once, and the choice of one of them, decision by decision. The cost of
// an edge is a list of digits, the most significant first, which depends on the classes of its ends only.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "matching/face/dense_face.hpp"
#include "matching/face/lexicographic_optimum.hpp"
#include "matching/graph/bit_rows.hpp"
#include "matching/graph/vertex.hpp"

namespace bloesem::matching {

// The costs of the edges of a problem.
struct EdgeCosts {
  std::span<const std::int32_t> class_of;  // by vertex, in [0, classes)
  std::int32_t classes = 0;
  std::size_t digits = 0;  // of a cost
  // Writes the digits of the cost of an edge between vertices of classes a and b; none is negative. They are 0
  // before the call. Symmetric: of(a, b) and of(b, a) write the same.
  std::function<void(std::int32_t a, std::int32_t b, std::span<std::int64_t> costs)> of;
};

// Keeps its memory from problem to problem.
class LeastPerfect {
 public:
  // Solves the problem on the graph with rows `edges`, which are symmetric and without loops. Returns false if
  // the graph has no perfect matching; the object must then not be asked for anything.
  bool solve(const BitRows& edges, const EdgeCosts& costs);

  // Returns the mate of `v` in one of the matchings left.
  [[nodiscard]] Vertex mate(Vertex v) const noexcept { return face_.mate(v); }
  // Returns the total of each digit, which all matchings left have in common.
  [[nodiscard]] std::span<const std::int64_t> totals() const noexcept { return totals_; }

  // Pairs `v` with a vertex below `end` if some matching left does, and keeps only the matchings that do, or
  // that do not. Returns whether one does.
  bool decide_partner_below(Vertex v, Vertex end) { return face_.decide_partner_below(v, end); }
  // Keep the matchings that pair `v` with its smallest or greatest possible mate. Neither of the two may be
  // asked about again.
  void settle_smallest(Vertex v) { face_.settle_smallest(v); }
  void settle_greatest(Vertex v) { face_.settle_greatest(v); }

  [[nodiscard]] const DenseFace& face() const noexcept { return face_; }
  // To be narrowed down further.
  [[nodiscard]] DenseFace& face() noexcept { return face_; }
  [[nodiscard]] BlossomCounters counters() const noexcept;

 private:
  void weigh(const EdgeCosts& costs, std::size_t vertices);
  void add_up(const EdgeCosts& costs);

  LexicographicOptimum optimum_;
  DenseFace face_;
  WeightRows costs_;
  WeightRows singles_;
  Layout layout_;
  std::vector<std::int32_t> row_of_;  // by pair of classes
  std::vector<std::int64_t> totals_;
};

}  // namespace bloesem::matching
