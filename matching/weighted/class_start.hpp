// A start for the blossom solver from the classes of a problem: the fractional optimum of a few dozen classes
// gives potentials that fit nearly all vertices, and says how many pairs to make between which classes.
#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

#include "matching/graph/bit_rows.hpp"
#include "matching/weighted/class_optimum.hpp"
#include "matching/weighted/class_weights.hpp"

namespace bloesem::matching {

template <class Int>
class ClassStart {
 public:
  // Sets feasible duals of a solver that has just been reset, and joins what is tight as the classes want it.
  template <class Solver>
  void apply(const BitRows& edges, const ClassRows& classes, const ClassWeights<Int>& weights, Solver& solver) {
    find_classes(edges, classes, weights);
    optimum_.solve(units_, allowed_, costs_);
    for (std::size_t v = 0; v < classes.class_of.size(); ++v)
      solver.set_dual(static_cast<Vertex>(v), -optimum_.potential(classes.class_of[v]));
    join_as_wanted(edges, classes, solver);
  }

 private:
  // One class more stands for staying single, at no cost. More of it than can be used pins its potential to 0.
  void find_classes(const BitRows& edges, const ClassRows& classes, const ClassWeights<Int>& weights) {
    const std::size_t all = classes.classes + 1;
    const auto nobody = static_cast<int>(classes.classes);
    units_.assign(all, 0);
    for (const std::int32_t c : classes.class_of) ++units_[static_cast<std::size_t>(c)];
    units_.back() = static_cast<Units>(classes.class_of.size() + 1);
    costs_.assign(all * all, 0);
    allowed_.reset(nobody + 1, nobody + 1);
    for (std::size_t u = 0; u < classes.class_of.size(); ++u) {
      const std::int32_t a = classes.class_of[u];
      any_bit(edges.row(static_cast<int>(u)), edges.words(), [&](int v) {
        const std::int32_t b = classes.class_of[static_cast<std::size_t>(v)];
        Int& cost = costs_[static_cast<std::size_t>(a) * all + static_cast<std::size_t>(b)];
        const Int weight = weights.weight(static_cast<Vertex>(u), v);
        cost = allowed_.test(a, b) ? std::min<Int>(cost, -weight) : -weight;
        allowed_.set(a, b);
        return false;
      });
    }
    for (int c = 0; c <= nobody; ++c) allowed_.set(c, nobody), allowed_.set(nobody, c);
  }

  // Half of what flows to and fro between two classes.
  template <class Solver>
  void join_as_wanted(const BitRows& edges, const ClassRows& classes, Solver& solver) {
    const std::size_t n = classes.classes;
    wanted_.assign(n * n, 0);
    for (std::size_t a = 0; a < n; ++a) {
      for (std::size_t b = 0; b < n; ++b) {
        const Units to_and_fro = optimum_.flow().flow(static_cast<int>(a), static_cast<int>(b)) +
                                 optimum_.flow().flow(static_cast<int>(b), static_cast<int>(a));
        wanted_[a * n + b] = a == b ? to_and_fro / 4 : to_and_fro / 2;
      }
    }
    for (std::size_t i = 0; i < classes.class_of.size(); ++i) {
      const auto u = static_cast<Vertex>(i);
      if (solver.mate(u) != no_vertex) continue;
      const auto a = static_cast<std::size_t>(classes.class_of[i]);
      any_bit(edges.row(u), edges.words(), [&](Vertex v) {
        const auto b = static_cast<std::size_t>(classes.class_of[static_cast<std::size_t>(v)]);
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
