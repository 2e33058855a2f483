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

  // An open edge, and a vertex that may stay single.
  struct OpenEdge {
    Vertex u;
    Vertex v;
  };
  struct Optional {
    Vertex v;
    std::int32_t costs;  // row of those of singles: the class
    std::int32_t first_cost = 0;
  };
  struct Range {
    std::size_t begin = 0;
    std::size_t end = 0;

    [[nodiscard]] bool empty() const noexcept { return begin == end; }
  };
  // A row of costs with something at a certain digit.
  struct RowAtDigit {
    std::size_t row;
    std::int64_t cost;
  };
  using Costs = std::span<const Term>;
  // What bounds the total of a digit over the matchings left.
  struct Use {
    std::int32_t digit = 0;
    std::int64_t greatest_edge = 0;  // the greatest cost of an open edge
    std::int64_t singles = 0;        // the cost of all vertices that may stay single
  };

  [[nodiscard]] std::span<OpenEdge> edges_of(std::size_t row) {
    return std::span(open_).subspan(rows_[row].begin, rows_[row].end - rows_[row].begin);
  }
  void sort_edges(const DenseFace& face);
  void sort_rows();
  [[nodiscard]] bool is_used(std::int32_t digit);
  template <class Visit>
  void for_each_row_at(std::int32_t digit, Visit visit);
  template <class Visit>
  void for_each_row_before(std::int32_t limit, Visit visit);
  void drop_closed(const DenseFace& face, std::size_t row);
  void collect_optional(const DenseFace& face);
  [[nodiscard]] Costs costs_of(const Optional& vertex) const { return classes_.singles->row(at(vertex.costs)); }
  [[nodiscard]] std::int32_t row_of(Vertex u, Vertex v) const;
  [[nodiscard]] std::int32_t first_cost(Costs costs) const;
  void find_limits();
  void avoid_costs(DenseFace& face);
  [[nodiscard]] std::int32_t first_cost_of_matching(const DenseFace& face) const;
  bool keep_free(std::int32_t limit, DenseFace& face);
  bool find_uses(std::size_t most, const DenseFace& face);
  void bound_edges(Use& use, std::int32_t place, const DenseFace& face);
  bool find_portion(unsigned bits, const DenseFace& face);
  bool lay_out(unsigned bits);
  [[nodiscard]] std::int64_t packed(Costs costs) const;
  void weigh_open();

  First<std::int64_t> narrow_;
  First<Int128> wide_;
  std::vector<std::int64_t> further_;       // by row of the costs, in the portion
  std::vector<std::size_t> costly_rows_;    // those with such a cost
  std::vector<std::int64_t> single_costs_;  // by vertex, in the portion
  ClassRows classes_;
  std::size_t digits_ = 0;
  std::vector<OpenEdge> open_;  // by row of costs, in each row ascending
  std::vector<Range> rows_;     // in open_: the edges of a row of costs that may be open
  std::vector<RowAtDigit> at_digits_;
  std::vector<Range> digit_ranges_;  // in at_digits_; the first row of a digit that was asked about has edges
  std::vector<char> unsettled_;      // by vertex: may have an open edge
  std::vector<Optional> optional_;
  std::int32_t done_ = 0;              // digits before this one are settled
  std::vector<char> single_costs_at_;  // by digit: a vertex that may stay single costs something there
  std::vector<std::int32_t> limits_;
  std::vector<Vertex> covered_;
  Layout portion_;
  std::vector<Use> uses_;             // of the next digits
  std::vector<std::int32_t> places_;  // by digit: in uses_, then in the portion; -1: not there
  BitRows smaller_ends_;              // by place in uses_
  std::vector<Vertex> vertices_;
};

}  // namespace bloesem::matching
