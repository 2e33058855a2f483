// The optimal matchings of a dense problem with weights of any width, in built-in integers only: as many digits
// as fit are solved at a time, and each such portion narrows the face on which the next is solved.
#pragma once

#include "matching/face/dense_face.hpp"
#include "matching/face/face_costs.hpp"
#include "matching/int128.hpp"
#include "matching/weighted/class_start.hpp"
#include "matching/weighted/class_weights.hpp"

namespace bloesem::matching {

// Keeps its memory from problem to problem.
class LexicographicOptimum {
 public:
  // Makes `face` the set of all optimal matchings of the graph with rows `edges`, which are symmetric. The
  // digits of `classes` are those of `layout`.
  void solve(const BitRows& edges, const ClassRows& classes, const Layout& layout, DenseFace& face);
  [[nodiscard]] BlossomCounters counters() const noexcept {
    BlossomCounters sum = narrow_.solver.counters();
    return sum += wide_.solver.counters();
  }

 private:
  template <class Int>
  struct First {
    ClassWeights<Int> weights;
    ClassStart<Int> start;
    BlossomSolver<Int, ClassWeights<Int>> solver;
  };
  template <class Int>
  void solve_first(First<Int>& first, const BitRows& edges, const ClassRows& classes, const Layout& layout,
                   DenseFace& face);

  template <class Int>
  void start_from_singles(BlossomSolver<Int, ClassWeights<Int>>& solver, const ClassRows& classes,
                          const Layout& layout);

  // The costs of an open edge, or of a vertex that may stay single, in the digits after the first portion.
  struct OpenEdge {
    Vertex u;
    Vertex v;
    std::int32_t costs;           // row of the costs
    std::int32_t first_cost = 0;  // digit
  };
  struct Optional {
    Vertex v;
    std::int32_t costs;  // row of those of singles: the class
    std::int32_t first_cost = 0;
  };
  using Costs = std::span<const Term>;
  // What bounds the total of a digit over the matchings left.
  struct Use {
    std::int64_t greatest_edge = 0;  // the greatest cost of an open edge
    std::int64_t singles = 0;        // the cost of all vertices that may stay single
    Vertex smaller_ends = 0;         // the number of smaller ends of open edges with a cost
    Vertex last = no_vertex;         // the last of them
    std::int32_t place = -1;         // in the portion; -1: not in it
  };

  void collect_open(const DenseFace& face);
  [[nodiscard]] Costs costs_of(const OpenEdge& edge) const { return classes_.costs->row(at(edge.costs)); }
  [[nodiscard]] Costs costs_of(const Optional& vertex) const { return classes_.singles->row(at(vertex.costs)); }
  [[nodiscard]] std::int32_t first_cost(Costs costs) const;
  void avoid_costs(DenseFace& face);
  [[nodiscard]] std::int32_t first_cost_of_matching(const DenseFace& face) const;
  bool keep_free(std::int32_t limit, DenseFace& face);
  void count_uses();
  bool find_portion(unsigned bits);
  [[nodiscard]] std::int64_t packed(Costs costs) const;
  void weigh_open();

  First<std::int64_t> narrow_;
  First<Int128> wide_;
  std::vector<std::int64_t> further_;       // by row of the costs, in the portion
  std::vector<char> has_open_edge_;         // by vertex
  std::vector<std::int64_t> single_costs_;  // by vertex, in the portion
  ClassRows classes_;
  std::size_t digits_ = 0;
  std::vector<OpenEdge> open_;
  std::vector<Optional> optional_;
  std::int32_t done_ = 0;  // digits before this one are settled
  std::vector<std::int32_t> limits_;
  std::vector<Vertex> covered_;
  Layout portion_;
  std::vector<Use> uses_;  // by digit
  std::vector<Vertex> vertices_;
};

}  // namespace bloesem::matching
