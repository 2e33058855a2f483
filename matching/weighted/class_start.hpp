// A start for the blossom solver: the fractional optimum over the classes of a problem, a few dozen, gives
// duals that are optimal for nearly all vertices, and the number of pairs between each two classes.
#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

#include "matching/graph/bit_rows.hpp"
#include "matching/steps.hpp"
#include "matching/weighted/class_optimum.hpp"
#include "matching/weighted/class_weights.hpp"

namespace bloesem::matching {

template <class Int>
class ClassStart {
 public:
  // Gives `solver`, which has just been reset, feasible duals, and joins tight edges in the numbers that the
  // optimum has between the classes.
  template <class Solver>
  void apply(const BitRows& edges, const ClassRows& classes, const ClassWeights<Int>& weights, Solver& solver) {
    find_classes(edges, classes, weights);
    [[maybe_unused]] const Units left = optimum_.solve(units_, allowed_, costs_);
    BLOESEM_ASSERT(left == 0);  // any vertex may stay single
    for (std::size_t v = 0; v < classes.class_of.size(); ++v)
      solver.set_dual(static_cast<Vertex>(v), -optimum_.potential(classes.class_of[v]));
    join_as_wanted(edges, classes, solver);
    BLOESEM_ASSERT_HEAVY(solver.is_feasible());
  }

 private:
  // Adds one class, which stands for staying single at no cost. It has more units than can be used, which makes
  // its potential 0.
  void find_classes(const BitRows& edges, const ClassRows& classes, const ClassWeights<Int>& weights) {
    const std::size_t all = classes.classes + 1;
    const auto single = static_cast<int>(classes.classes);
    units_.assign(all, 0);
    for (const std::int32_t c : classes.class_of) ++units_[at(c)];
    units_.back() = static_cast<Units>(classes.class_of.size() + 1);
    costs_.assign(all * all, 0);
    allowed_.reset(single + 1, single + 1);
    for (std::size_t u = 0; u < classes.class_of.size(); ++u) {
      const std::int32_t a = classes.class_of[u];
      spend_steps(classes.class_of.size());
      any_bit(edges.row(static_cast<int>(u)), edges.words(), [&](int v) {
        const std::int32_t b = classes.class_of[at(v)];
        Int& cost = costs_[at(a) * all + at(b)];
        const Int weight = weights.weight(static_cast<Vertex>(u), v);
        cost = allowed_.test(a, b) ? std::min<Int>(cost, -weight) : -weight;
        allowed_.set(a, b);
        return false;
      });
    }
    for (int c = 0; c <= single; ++c) allowed_.set(c, single), allowed_.set(single, c);
  }

  // Pairs half as many vertices of two classes as flow in both directions of the double cover.
  template <class Solver>
  void join_as_wanted(const BitRows& edges, const ClassRows& classes, Solver& solver) {
    const std::size_t n = classes.classes;
    wanted_.assign(n * n, 0);
    for (std::size_t a = 0; a < n; ++a) {
      for (std::size_t b = 0; b < n; ++b) {
        const Units both_ways = optimum_.flow().flow(static_cast<int>(a), static_cast<int>(b)) +
                                optimum_.flow().flow(static_cast<int>(b), static_cast<int>(a));
        wanted_[a * n + b] = a == b ? both_ways / 4 : both_ways / 2;
      }
    }
    for (std::size_t i = 0; i < classes.class_of.size(); ++i) {
      const auto u = static_cast<Vertex>(i);
      if (solver.mate(u) != no_vertex) continue;
      const auto a = at(classes.class_of[i]);
      spend_steps(classes.class_of.size());
      any_bit(edges.row(u), edges.words(), [&](Vertex v) {
        const auto b = at(classes.class_of[at(v)]);
        Units& wanted = wanted_[std::min(a, b) * n + std::max(a, b)];
        if (wanted == 0 || solver.mate(v) != no_vertex || !solver.tight(u, v)) return false;
        solver.join(u, v);
        --wanted;
        return true;
      });
    }
  }

  std::vector<Units> units_;
  BitRows allowed_;
  std::vector<Int> costs_;
  std::vector<Units> wanted_;
  ClassOptimum<Int> optimum_;
};

}  // namespace bloesem::matching
