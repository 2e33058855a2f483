// The optimal matchings of a dense problem with weights of any width: as many digits as fit into a built-in
// integer are solved at a time, and each portion narrows the face that the next one chooses from. No wide
// integers.
#pragma once

#include "matching/class_start.hpp"
#include "matching/class_weights.hpp"
#include "matching/int128.hpp"
#include "matching/tight_face.hpp"

namespace bloesem::matching {

// Keeps working memory.
class LexicographicOptimum {
 public:
  // Makes `face` the set of all optimal matchings. `edges` are symmetric; rows are lists of digits of the
  // layout.
  void solve(const BitRows& edges, const ClassRows& classes, const WeightRows& rows, const Layout& layout,
             TightFace& face);
  // Of the last problem.
  [[nodiscard]] int portions() const noexcept { return portions_; }

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
  void solve_first(First<Int>& first, const BitRows& edges, const ClassRows& classes, const WeightRows& rows,
                   const Layout& layout, TightFace& face);

  // Lays out the next digits in which edges differ that are still open; false if there are none.
  bool find_portion(const ClassRows& classes, const WeightRows& rows, const TightFace& face);
  void weigh_open_edges(const ClassRows& classes, const WeightRows& rows);

  struct OpenEdge {
    Vertex u;
    Vertex v;
    std::size_t row;
  };

  // What is left of a digit.
  struct Use {
    bool open = false;        // an open edge has it
    DigitRange range;         // of an edge
    Vertex vertices = 0;      // smaller ends of edges that have it
    Vertex last = no_vertex;  // of them
    std::int32_t place = -1;  // in the portion; -1: not in it
  };

  First<std::int64_t> narrow_;
  First<Int128> wide_;
  ClassWeights<std::int64_t> further_;
  std::vector<OpenEdge> open_;
  std::size_t done_ = 0;  // digits before this one are settled
  Layout portion_;
  std::vector<Use> uses_;  // by digit
  std::vector<Vertex> everybody_;
  int portions_ = 0;
};

}  // namespace bloesem::matching
