// Edge weights of a dense problem that depend only on the classes of the ends, packed into one number each.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "matching/index.hpp"
#include "matching/steps.hpp"
#include "matching/weighted/layout.hpp"
#include "matching/weighted/problem.hpp"

namespace bloesem::matching {

// The classes of the vertices of a dense problem, and the rows of weights between them.
struct ClassRows {
  std::span<const std::int32_t> class_of;  // by vertex
  std::size_t classes = 0;
  // By a * classes + b: the row of edges between a vertex of class a and a greater vertex of class b; no_edge
  // if there are none.
  std::span<const std::int32_t> rows;
  // By class: the cost of a vertex that stays single. The weight of an edge is the cost of its ends if they
  // were single, less the edge's own cost, which is not negative in any digit.
  const WeightRows* singles = nullptr;
};

// Returns the digits that `layout` has as one number; further digits of `terms` are ignored.
template <class Int>
[[nodiscard]] Int packed_first(std::span<const Term> terms, const Layout& layout) {
  Int sum = 0;
  for (const Term& term : terms)
    if (const auto digit = static_cast<std::size_t>(term.digit); digit < layout.digits())
      sum += Int(term.value) * (Int(1) << layout.shift(digit));
  return sum;
}

// A callable as BlossomDuals asks for.
template <class Int>
class ClassWeights {
 public:
  // Packs the digits that `layout` has. `classes` must outlive the object's use.
  void assign(const ClassRows& classes, const WeightRows& rows, const Layout& layout) {
    clear(classes);
    count_steps(Work::Weights, 4 * table_.size());
    for (std::size_t pair = 0; pair < table_.size(); ++pair) {
      if (classes.rows[pair] == no_edge) continue;
      table_[pair] = packed_first<Int>(rows.row(at(classes.rows[pair])), layout);
    }
  }

  // Sets all weights to 0.
  void clear(const ClassRows& classes) {
    BLOESEM_ASSERT(classes.rows.size() == classes.classes * classes.classes);
    class_of_ = classes.class_of.data();
    classes_ = classes.classes;
    table_.assign(classes.rows.size(), 0);
  }
  // Sets the weight of all edges between a vertex of the class of `u` and a greater one of the class of `v`.
  // Requires u < v.
  void set(Vertex u, Vertex v, Int weight) noexcept {
    BLOESEM_ASSERT(u < v);
    table_[place(u, v)] = weight;
  }

  [[nodiscard]] Int weight(Vertex u, Vertex v) const noexcept {
    return table_[u < v ? place(u, v) : place(v, u)];
  }
  // Returns twice the weight.
  [[nodiscard]] Int operator()(Vertex u, Vertex v) const noexcept { return 2 * weight(u, v); }

 private:
  [[nodiscard]] std::size_t place(Vertex u, Vertex v) const noexcept {
    BLOESEM_ASSERT_HEAVY(u < v && at(class_of_[v]) < classes_);
    return at(class_of_[u]) * classes_ + at(class_of_[v]);
  }

  const std::int32_t* class_of_ = nullptr;
  std::size_t classes_ = 0;
  std::vector<Int> table_;
};

}  // namespace bloesem::matching
