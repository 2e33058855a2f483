// Edge weights of a dense problem that depend only on the classes of the ends, packed into one number each.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "matching/assertions.hpp"
#include "matching/graph/count_bits.hpp"
#include "matching/index.hpp"
#include "matching/steps.hpp"
#include "matching/weighted/layout.hpp"
#include "matching/weighted/problem.hpp"

namespace bloesem::matching {

// The classes of the vertices of a dense problem, and their weights: that of an edge is what its ends cost if
// they are single, less what the edge costs, which is not negative in any digit.
struct ClassRows {
  std::span<const std::int32_t> class_of;  // by vertex
  std::size_t classes = 0;
  // By a * classes + b: the row in `costs` of edges between a vertex of class a and a greater vertex of class
  // b; no_edge if there are none.
  std::span<const std::int32_t> cost_of_pair;
  const WeightRows* singles = nullptr;  // by class
  const WeightRows* costs = nullptr;
  // A few vertices whose edges cost less than all other edges of many vertices do; a matter of speed only.
  std::span<const Vertex> scarce = {};
};

// Returns the digits that `layout` has as one number; further digits of `terms` are ignored. What a single
// costs may be wider than a digit, whose width is that of the weights, but twice the number must fit.
template <class Int>
[[nodiscard]] Int packed_first(std::span<const Term> terms, const Layout& layout) {
  Int sum = 0;
  for (const Term& term : terms)
    if (const auto digit = static_cast<std::size_t>(term.digit); digit < layout.digits()) {
      BLOESEM_ASSERT(layout.shift(digit) + bits_of(term.value) + 3 <= 8 * sizeof(Int));
      sum += Int(term.value) * (Int(1) << layout.shift(digit));
    }
  return sum;
}

// A callable as BlossomDuals asks for. Costs are few even where the pairs of classes are many.
template <class Int>
class ClassWeights {
 public:
  // Packs the digits that `layout` has. `classes` must outlive the object's use.
  void assign(const ClassRows& classes, const Layout& layout) {
    BLOESEM_ASSERT(classes.cost_of_pair.size() == classes.classes * classes.classes);
    count_steps(Work::Weights, 4 * (classes.class_of.size() + classes.costs->size()));
    class_of_ = classes.class_of.data();
    cost_of_pair_ = classes.cost_of_pair;
    classes_ = classes.classes;
    pack(*classes.singles, layout, singles_);
    pack(*classes.costs, layout, costs_);
  }

  // Returns the weight of an edge.
  [[nodiscard]] Int weight(Vertex u, Vertex v) const noexcept {
    if (v < u) std::swap(u, v);
    const std::size_t a = at(class_of_[u]);
    const std::size_t b = at(class_of_[v]);
    BLOESEM_ASSERT_HEAVY(cost_of_pair_[a * classes_ + b] != no_edge);
    return singles_[a] + singles_[b] - costs_[at(cost_of_pair_[a * classes_ + b])];
  }
  // Returns twice the weight.
  [[nodiscard]] Int operator()(Vertex u, Vertex v) const noexcept { return 2 * weight(u, v); }

 private:
  static void pack(const WeightRows& rows, const Layout& layout, std::vector<Int>& packed) {
    packed.clear();
    for (std::size_t row = 0; row < rows.size(); ++row)
      packed.push_back(packed_first<Int>(rows.row(row), layout));
  }

  const std::int32_t* class_of_ = nullptr;
  std::span<const std::int32_t> cost_of_pair_;
  std::size_t classes_ = 0;
  std::vector<Int> singles_;  // by class
  std::vector<Int> costs_;    // by row
};

}  // namespace bloesem::matching
