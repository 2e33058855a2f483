// A minimum-cost matching of classes of vertices, as a linear program on the bipartite double cover. Its size
// depends on the number of classes, a few dozen, and not on that of the vertices.
//
// The program minimises the sum of cost(t, u) * x(t, u) over x >= 0 with sum_u x(t, u) = sum_u x(u, t) =
// units(t). Half of a perfect matching of the vertices, counted in both directions, is one of its solutions. So
// twice its value bounds every perfect matching from below, and its potentials prove a matching that attains it
// (docs/formulation.md, "Classes").
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "matching/cardinality/class_flow.hpp"
#include "matching/index.hpp"

namespace bloesem::matching {

// Cost: a signed integer that holds four times the greatest cost.
template <class Cost>
class ClassOptimum {
 public:
  // Returns 0, or, if the program has no solution, how many units of one side no flow can match. `costs` is
  // row-major, units.size() squared; `costs` and `allowed` are symmetric and must outlive the object's use.
  Units solve(std::span<const Units> units, const BitRows& allowed, std::span<const Cost> costs);

  // True if 2 * cost(t, u) = potential(t) + potential(u): units of the two may be matched in an optimum. Both
  // directions of the double cover are then tight, since the transpose of an optimum is an optimum.
  [[nodiscard]] bool tight(int t, int u) const noexcept;
  // Returns the sum of both duals of a class. For every allowed pair, potential(t) + potential(u) <= 2 *
  // cost(t, u).
  [[nodiscard]] Cost potential(int t) const noexcept { return left_[at(t)] + right_[at(t)]; }
  // Returns an optimal x.
  [[nodiscard]] const ClassFlow& flow() const noexcept { return flow_; }

 private:
  [[nodiscard]] Cost cost(int t, int u) const noexcept { return costs_[at(t) * at(classes_) + at(u)]; }
  [[nodiscard]] Cost reduced(int t, int u) const noexcept { return cost(t, u) - left_[at(t)] - right_[at(u)]; }
  void start_with_cheapest();
  void allow_tight(int t);
  bool change_duals();
  [[nodiscard]] bool is_optimal() const;

  int classes_ = 0;
  const BitRows* allowed_ = nullptr;
  std::span<const Cost> costs_;
  std::vector<Cost> left_;
  std::vector<Cost> right_;
  ClassFlow flow_;
};

}  // namespace bloesem::matching
