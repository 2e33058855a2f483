// Weights of a dense problem that depend on the classes of the ends only, packed for some of the digits.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "matching/index.hpp"
#include "matching/weighted/layout.hpp"
#include "matching/weighted/problem.hpp"

namespace bloesem::matching {

// The classes of the vertices of a dense problem, and the rows of weights between them.
struct ClassRows {
  std::span<const std::int32_t> class_of;  // by vertex
  std::size_t classes = 0;
  // Row of the edge between a vertex of class a and a greater one of class b at [a * classes + b]; no_edge:
  // none.
  std::span<const std::int32_t> rows;
  // By class: what a vertex costs that stays single. An edge is worth what its ends would cost, less what it
  // costs itself, which is nowhere less than 0.
  const WeightRows* singles = nullptr;
};

// The first digits, as many as the layout has, as one number.
template <class Int>
[[nodiscard]] Int packed_first(std::span<const Term> terms, const Layout& layout) {
  Int sum = 0;
  for (const Term& term : terms)
    if (const auto digit = static_cast<std::size_t>(term.digit); digit < layout.digits())
      sum += Int(term.value) * (Int(1) << layout.shift(digit));
  return sum;
}

// Weights between classes in some consecutive digits.
template <class Int>
class ClassWeights {
 public:
  // The first digits of all rows, as many as the layout has.
  void assign(const ClassRows& classes, const WeightRows& rows, const Layout& layout) {
    clear(classes);
    for (std::size_t pair = 0; pair < table_.size(); ++pair) {
      if (classes.rows[pair] == no_edge) continue;
      table_[pair] = packed_first<Int>(rows.row(at(classes.rows[pair])), layout);
    }
  }

  // No edge weighs anything.
  void clear(const ClassRows& classes) {
    class_of_ = classes.class_of.data();
    classes_ = classes.classes;
    table_.assign(classes.rows.size(), 0);
  }
  // For all edges between a vertex of the class of u < v and a greater one of the class of v.
  void set(Vertex u, Vertex v, Int weight) noexcept { table_[place(u, v)] = weight; }

  [[nodiscard]] Int weight(Vertex u, Vertex v) const noexcept {
    return table_[u < v ? place(u, v) : place(v, u)];
  }
  // Twice the weight, as the solver wants it.
  [[nodiscard]] Int operator()(Vertex u, Vertex v) const noexcept { return 2 * weight(u, v); }

 private:
  [[nodiscard]] std::size_t place(Vertex u, Vertex v) const noexcept {
    return static_cast<std::size_t>(class_of_[u]) * classes_ + static_cast<std::size_t>(class_of_[v]);
  }

  const std::int32_t* class_of_ = nullptr;
  std::size_t classes_ = 0;
  std::vector<Int> table_;
};

}  // namespace bloesem::matching
