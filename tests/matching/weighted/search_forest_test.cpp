#include "matching/weighted/search_forest.hpp"

#include <gtest/gtest.h>

#include <bit>
#include <cstdint>
#include <map>
#include <numeric>
#include <vector>

#include "tests/support/brute_force_matching.hpp"
#include "tests/support/random.hpp"

namespace bloesem::matching {
namespace {

using test::Random;
using State = SearchForest::State;

// Maximum cardinality by searches without weights: every edge is tight, and an inner blossom opens at once.
class Unweighted {
 public:
  Unweighted(const test::Neighbours& graph, BlossomNest& nest, SearchForest& forest)
      : graph_(graph), nest_(nest), forest_(forest), vertices_(graph.size()) {
    std::iota(vertices_.begin(), vertices_.end(), 0);
    nest_.reset(static_cast<Vertex>(graph.size()));
    forest_.reset(nest_);
  }

  // Returns true if the search made one pair more.
  bool search() {
    forest_.start(vertices_);
    for (const Vertex v : vertices_)
      if (nest_.mate_of(nest_.outer(v)) == no_vertex && forest_.state(v) == State::Free)
        forest_.make_outer(nest_.outer(v));
    for (std::size_t scanned = 0; scanned < forest_.outer_vertices().size(); ++scanned) {
      const Vertex u = forest_.outer_vertices()[scanned];
      for (const Vertex v : graph_[at(u)])
        if (take(u, v)) return true;
      expect_reached();
    }
    return false;
  }

  // Each vertex of a tree is listed once.
  void expect_reached() const {
    std::vector<int> times(vertices_.size(), 0);
    for (const Vertex v : forest_.reached()) ++times[at(v)];
    for (const Vertex v : vertices_) {
      if (forest_.state(v) == State::Free)
        EXPECT_LE(times[at(v)], 1);
      else
        EXPECT_EQ(times[at(v)], 1);
    }
  }
  // Releases the trees of half of the roots, or so: others stay as they are.
  void release_some(Random& random) {
    std::vector<Vertex> released;
    std::map<std::int32_t, bool> ends;
    for (const Vertex v : vertices_) {
      if (forest_.state(v) == State::Free) continue;
      const auto root = ends.try_emplace(forest_.root_of(v).value(), random.chance(50)).first;
      if (root->second) released.push_back(v);
    }
    const std::size_t before = forest_.outer_vertices().size();
    forest_.release_trees(released);
    EXPECT_LE(forest_.outer_vertices().size(), before);
    for (const Vertex v : released) EXPECT_EQ(forest_.state(v), State::Free);
    for (const Vertex v : forest_.reached()) EXPECT_NE(forest_.state(v), State::Free);
    expect_reached();
  }

 private:
  bool take(Vertex u, Vertex v) {
    if (forest_.state(v) == State::Free) {
      const BlossomNest::Node b = nest_.outer(v);
      const BlossomNest::Node mate = nest_.outer(nest_.mate_of(b));
      forest_.make_inner(b, {u, v});
      forest_.make_outer(mate);
      for (std::size_t i = 0; i < forest_.inner_blossoms().size(); ++i) {
        const BlossomNest::Node inner = forest_.inner_blossoms()[i];
        if (!forest_.is_inner(inner) || !nest_.is_blossom(inner)) continue;
        const auto children = forest_.open_inner(inner);
        for (const BlossomNest::Node child : std::vector(children.begin(), children.end()))
          forest_.make_outer(child);
      }
      return false;
    }
    if (forest_.state(v) != State::Outer || nest_.outer(u) == nest_.outer(v)) return false;
    const BlossomNest::Node top = forest_.common_ancestor(nest_.outer(u), nest_.outer(v));
    if (top == no_vertex) {
      forest_.flip_to_root(u, v);
      forest_.flip_to_root(v, u);
      return true;
    }
    EXPECT_TRUE(forest_.is_outer(forest_.contract(u, v, top)));
    return false;
  }

  const test::Neighbours& graph_;
  BlossomNest& nest_;
  SearchForest& forest_;
  std::vector<Vertex> vertices_;
};

// After the last search, outer are exactly the vertices that some maximum matching leaves single (Gallai 1964,
// Edmonds 1965).
TEST(SearchForest, FindsMaximumMatchingsAndAllVerticesThatTheyCanLeaveSingle) {
  Random random(11);
  BlossomNest nest;
  SearchForest forest;
  int outer = 0;
  for (int i = 0; i < 5000 && !testing::Test::HasFailure(); ++i) {
    SCOPED_TRACE(i);
    const auto n = random.between<Vertex>(1, 10);
    test::Neighbours graph(at(n));
    const int density = random.between(10, 60);
    for (Vertex u = 0; u < n; ++u)
      for (Vertex v = 0; v < u; ++v)
        if (random.chance(density)) graph[at(u)].push_back(v), graph[at(v)].push_back(u);
    Unweighted unweighted(graph, nest, forest);
    while (unweighted.search()) ASSERT_TRUE(nest.is_consistent());
    ASSERT_TRUE(nest.is_consistent());

    const std::vector<bool> coverable = test::coverable_sets(graph);
    int most = 0;
    for (std::size_t set = 0; set < coverable.size(); ++set)
      if (coverable[set]) most = std::max(most, std::popcount(set));
    std::size_t single = 0;
    for (std::size_t set = 0; set < coverable.size(); ++set)
      if (coverable[set] && std::popcount(set) == most) single |= ~set;
    int covered = 0;
    for (Vertex v = 0; v < n; ++v) {
      covered += nest.mate(v) == no_vertex ? 0 : 1;
      ASSERT_EQ(forest.state(v) == State::Outer, (single >> v & 1U) != 0) << v;
      outer += forest.state(v) == State::Outer ? 1 : 0;
    }
    ASSERT_EQ(covered, most);
    unweighted.release_some(random);
  }
  EXPECT_GT(outer, 5000);
}

}  // namespace
}  // namespace bloesem::matching
