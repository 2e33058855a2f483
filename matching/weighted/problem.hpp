// The maximum-weight matching problem with lexicographic weights, and a matching as a value.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "matching/graph/vertex.hpp"
#include "matching/weighted/layout.hpp"

namespace bloesem::matching {

inline constexpr std::int32_t no_edge = -1;

// One digit of a weight. Digits without a term are 0.
struct Term {
  std::int32_t digit = 0;
  std::int64_t value = 0;

  friend bool operator==(const Term&, const Term&) = default;
};

// A table of weights, each a sparse list of digits, ascending. Edges of equal weight share a row.
class WeightRows {
 public:
  // Returns the number of the row.
  std::int32_t add(std::span<const Term> terms);
  [[nodiscard]] std::size_t size() const noexcept { return begins_.size() - 1; }
  [[nodiscard]] std::span<const Term> row(std::size_t index) const noexcept;

 private:
  std::vector<Term> terms_;
  std::vector<std::size_t> begins_ = {0};
};

struct Edge {
  Vertex u = no_vertex;
  Vertex v = no_vertex;
  std::int32_t row = 0;
};

// Asks for a matching of greatest total weight. At most one edge joins two vertices. The order of the edges may
// decide which of several optimal matchings is found.
struct Problem {
  Vertex vertices = 0;
  Layout layout;
  WeightRows rows;
  std::vector<Edge> edges;
};

class Matching {
 public:
  explicit Matching(Vertex vertices = 0);

  // Joins the ends of edge `index`; both must be single.
  void join(const Edge& edge, std::int32_t index);
  [[nodiscard]] Vertex vertices() const noexcept { return static_cast<Vertex>(mates_.size()); }
  [[nodiscard]] Vertex mate(Vertex v) const noexcept { return mates_[static_cast<std::size_t>(v)]; }
  // Returns the number of the edge that covers `v`, or no_edge.
  [[nodiscard]] std::int32_t edge(Vertex v) const noexcept { return edges_[static_cast<std::size_t>(v)]; }
  [[nodiscard]] std::size_t pairs() const noexcept { return pairs_; }

 private:
  std::vector<Vertex> mates_;
  std::vector<std::int32_t> edges_;
  std::size_t pairs_ = 0;
};

// Returns the total of each digit over the edges of a matching.
[[nodiscard]] std::vector<std::int64_t> digit_totals(const Problem& problem, const Matching& matching);

}  // namespace bloesem::matching
