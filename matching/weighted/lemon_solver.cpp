// Chooses the narrowest integer that holds every number the algorithm forms (bits_needed); LEMON itself is only
// seen by lemon_narrow.cpp and lemon_wide.cpp.
#include <algorithm>
#include <memory>
#include <utility>

#include "matching/index.hpp"
#include "matching/weighted/duals.hpp"
#include "matching/weighted/solver.hpp"
#include "matching/weighted/weight.hpp"

namespace bloesem::matching {

template <class Int>
Solution solve_with_lemon(const Problem& problem);

namespace {

Solution solve_in_width(const Problem& problem, unsigned min_bits) {
  const unsigned bits = std::max(min_bits, bits_needed(problem));
  if (bits <= 63) return solve_with_lemon<std::int64_t>(problem);
  if (bits <= 128) return solve_with_lemon<FixedInteger<128>>(problem);
  if (bits <= 256) return solve_with_lemon<FixedInteger<256>>(problem);
  if (bits <= 512) return solve_with_lemon<FixedInteger<512>>(problem);
  if (bits <= 2048) return solve_with_lemon<FixedInteger<2048>>(problem);
  if (bits <= max_bits) return solve_with_lemon<FixedInteger<max_bits>>(problem);
  throw WeightTooWide{bits};
}

class LemonSolver final : public Solver {
 public:
  Solution solve(const Problem& problem) const override { return solve_in_width(problem, 0); }
  std::string_view name() const noexcept override { return "lemon"; }
};

// The vertex or edge at the same place when counted from the other end of `size`.
std::int32_t mirrored(std::int32_t index, std::size_t size) {
  return static_cast<std::int32_t>(size) - 1 - index;
}

// Solves the same problem with vertices and edges in the opposite order.
class LemonBackwards final : public Solver {
 public:
  Solution solve(const Problem& problem) const override {
    Problem mirror = problem;
    std::reverse(mirror.edges.begin(), mirror.edges.end());
    for (Edge& edge : mirror.edges)
      for (Vertex* v : {&edge.u, &edge.v}) *v = mirrored(*v, at(problem.vertices));
    return forwards(solve_in_width(mirror, min_bits), problem);
  }
  std::string_view name() const noexcept override { return "lemon-backwards"; }

 private:
  static constexpr unsigned min_bits = 512;

  // Returns a solution of the mirrored problem as one of `problem`.
  static Solution forwards(const Solution& mirror, const Problem& problem) {
    Matching matching(problem.vertices);
    for (Vertex v = 0; v < problem.vertices; ++v) {
      const std::int32_t reversed = mirror.matching.edge(mirrored(v, at(problem.vertices)));
      if (reversed == no_edge) continue;
      const std::int32_t index = mirrored(reversed, problem.edges.size());
      const Edge& edge = problem.edges[at(index)];
      if (edge.u == v) matching.join(edge, index);
    }
    auto duals = std::make_shared<Duals>(*mirror.duals);
    std::reverse(duals->vertex.begin(), duals->vertex.end());
    for (Blossom& blossom : duals->blossoms)
      for (Vertex& v : blossom.vertices) v = mirrored(v, at(problem.vertices));
    return {std::move(matching), std::move(duals)};
  }
};

}  // namespace

const Solver& lemon_solver() noexcept {
  static const LemonSolver solver;
  return solver;
}

const Solver& lemon_backwards_solver() noexcept {
  static const LemonBackwards solver;
  return solver;
}

}  // namespace bloesem::matching
