#include "matching/weighted/tight_matching.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <numeric>
#include <string>
#include <utility>
#include <vector>

#include "matching/weighted/blossom_solver.hpp"
#include "tests/support/random.hpp"

namespace bloesem::matching {
namespace {

using test::Random;
using Node = BlossomNest::Node;

struct Table {
  std::size_t vertices = 0;
  std::vector<std::int64_t> weights;
  std::int64_t operator()(Vertex u, Vertex v) const { return 2 * weights[at(u) * vertices + at(v)]; }
};

// A problem in which the duals are feasible, with blossoms, and the matching is not optimal yet: what is left
// of a solve that has been given up.
class Unfinished {
 public:
  explicit Unfinished(Random& random) {
    const auto n = random.between<Vertex>(2, 40);
    rows_.reset(n, n);
    table_ = {at(n), std::vector<std::int64_t>(at(n) * at(n))};
    vertices_.resize(at(n));
    std::iota(vertices_.begin(), vertices_.end(), 0);
    const int density = random.between(5, 100);
    const std::int64_t most = random.between(1, 6);
    for (Vertex u = 0; u < n; ++u) {
      for (Vertex v = 0; v < u; ++v) {
        if (!random.chance(density)) continue;
        rows_.set(u, v), rows_.set(v, u);
        table_.weights[at(u) * at(n) + at(v)] = table_.weights[at(v) * at(n) + at(u)] =
            random.between<std::int64_t>(0, most);
      }
    }
    solver_.reset(rows_, table_, vertices_, n);
    solver_.start_cold();
    std::int64_t bound = 0;
    for (const Vertex v : vertices_) bound += solver_.dual(v);
    (void)solver_.solve_for(bound - random.between<std::int64_t>(0, bound / 2));
  }

  [[nodiscard]] const BlossomSolver<std::int64_t, Table>& duals() const { return solver_; }
  [[nodiscard]] const std::vector<Vertex>& vertices() const { return vertices_; }
  [[nodiscard]] bool tight(const BlossomNest& nest, Vertex u, Vertex v) const {
    return nest.outer(u) != nest.outer(v) && rows_.test(u, v) && solver_.tight(u, v);
  }
  [[nodiscard]] bool may_leave(const BlossomNest& nest, Node b) const {
    bool may = false;
    nest.for_each_vertex(b, [&](Vertex v) { may = may || solver_.dual(v) == 0; });
    return may;
  }
  [[nodiscard]] std::vector<Node> nodes(const BlossomNest& nest) const {
    std::vector<Node> nodes;
    for (const Vertex v : vertices_)
      if (nest.base(nest.outer(v)) == v) nodes.push_back(nest.outer(v));
    return nodes;
  }

 private:
  BitRows rows_;
  Table table_;
  std::vector<Vertex> vertices_;
  BlossomSolver<std::int64_t, Table> solver_;
};

// Returns the size of a largest matching of a graph by trying all, with what is known of each set of vertices.
int largest_matching(const std::vector<std::vector<char>>& joined, std::vector<char>& used, std::size_t from) {
  while (from < used.size() && used[from] != 0) ++from;
  if (from >= used.size()) return 0;
  used[from] = 1;
  int best = largest_matching(joined, used, from + 1);
  for (std::size_t to = from + 1; to < used.size(); ++to) {
    if (used[to] != 0 || joined[from][to] == 0) continue;
    used[to] = 1;
    best = std::max(best, 1 + largest_matching(joined, used, from + 1));
    used[to] = 0;
  }
  used[from] = 0;
  return best;
}

// Returns how many nodes that may not stay single have to: nodes that may are joined with one another, and with
// a node more, which takes the last of them.
int least_single(const Unfinished& problem, const BlossomNest& nest) {
  const std::vector<Node> nodes = problem.nodes(nest);
  const std::size_t size = nodes.size();
  std::vector joined(size + 1, std::vector<char>(size + 1, 0));
  const auto join = [&](std::size_t a, std::size_t b) { joined[a][b] = joined[b][a] = 1; };
  for (std::size_t a = 0; a < size; ++a) {
    if (problem.may_leave(nest, nodes[a])) join(a, size);
    for (std::size_t b = 0; b < a; ++b) {
      bool edge = problem.may_leave(nest, nodes[a]) && problem.may_leave(nest, nodes[b]);
      nest.for_each_vertex(nodes[a], [&](Vertex u) {
        nest.for_each_vertex(nodes[b], [&](Vertex v) { edge = edge || problem.tight(nest, u, v); });
      });
      if (edge) join(a, b);
    }
  }
  std::vector<char> used(size + 1, 0);
  const int with = largest_matching(joined, used, 0);
  used[size] = 1;
  const int without = largest_matching(joined, used, 0);
  return static_cast<int>(size) - std::max(2 * without, 2 * with - 1);
}

int single_with_dual(const Unfinished& problem, const BlossomNest& nest) {
  return static_cast<int>(std::count_if(problem.vertices().begin(), problem.vertices().end(), [&](Vertex v) {
    return nest.mate(v) == no_vertex && problem.duals().dual(v) > 0;
  }));
}

TEST(TightMatching, LeavesAsFewAsPossibleSingle) {
  TightMatching matching;
  int matched = 0;
  int blossoms = 0;
  int left = 0;
  for (std::uint64_t seed = 0; seed < 20'000 && !testing::Test::HasFailure(); ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Random random(seed);
    const Unfinished problem(random);
    BlossomNest nest = problem.duals().nest();
    if (problem.nodes(nest).size() > 12) continue;
    const int before = single_with_dual(problem, nest);
    matching.maximise(problem.duals(), problem.vertices(), nest);
    const int after = single_with_dual(problem, nest);
    ASSERT_TRUE(nest.is_consistent());
    for (const Vertex v : problem.vertices()) {
      const Vertex mate = nest.mate(v);
      if (mate != no_vertex && nest.outer(mate) != nest.outer(v)) {
        ASSERT_TRUE(problem.tight(nest, v, mate));
      }
    }
    ASSERT_EQ(after, least_single(problem, nest));
    matched += before - after;
    left += after;
    nest.for_each_blossom([&](Node) { ++blossoms; });
  }
  EXPECT_GT(matched, 1000);
  EXPECT_GT(left, 500);
  EXPECT_GT(blossoms, 1000);
}

}  // namespace
}  // namespace bloesem::matching
