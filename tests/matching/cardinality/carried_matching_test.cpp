#include "matching/cardinality/carried_matching.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <utility>
#include <vector>

#include "matching/cardinality/maximum_matching.hpp"
#include "tests/matching/cardinality/question_graph.hpp"

namespace bloesem::matching {
namespace {

using test::Random;
using test::random_graph;
using test::Rows;

// Some of the vertices of a graph as a graph of their own.
class Part {
 public:
  Part(const Rows& graph, std::vector<Vertex> vertices) : graph_(graph), vertices_(std::move(vertices)) {}

  [[nodiscard]] Vertex size() const { return static_cast<Vertex>(vertices_.size()); }
  [[nodiscard]] std::size_t kind(Vertex v) const { return graph_.kind(vertices_[at(v)]); }
  [[nodiscard]] bool adjacent(Vertex u, Vertex v) const {
    return graph_.adjacent(vertices_[at(u)], vertices_[at(v)]);
  }

 private:
  const Rows& graph_;
  std::vector<Vertex> vertices_;
};

bool can_be_matched(const Rows& graph, const std::vector<Vertex>& set) {
  return MaximumMatching<Part>().perfect(Part(graph, set));
}

std::vector<Vertex> without(std::vector<Vertex> set, Vertex u, Vertex v) {
  std::erase(set, u);
  std::erase(set, v);
  return set;
}

// Adds and removes some vertices, or draws a new set.
std::vector<Vertex> next_set(Random& random, const std::vector<Vertex>& last, Vertex n) {
  std::vector<Vertex> set;
  const int keep = random.chance(80) ? 90 : 0;
  for (Vertex v = 0; v < n; ++v) {
    const bool had = std::find(last.begin(), last.end(), v) != last.end();
    if (random.chance(keep) ? had : random.chance(70)) set.push_back(v);
  }
  if (set.size() % 2 == 1) set.pop_back();
  random.shuffle(set);
  return set;
}

void expect_cover(const Rows& graph, const CarriedMatching<Rows>& matching, const std::vector<Vertex>& set) {
  Vertex covered = 0;
  for (Vertex v = 0; v < graph.size(); ++v) {
    const Vertex mate = matching.mate(v);
    if (mate == no_vertex) continue;
    ++covered;
    ASSERT_EQ(matching.mate(mate), v);
    ASSERT_TRUE(kinds_meet(graph.kind(v), graph.kind(mate)) && graph.adjacent(v, mate));
    ASSERT_NE(std::find(set.begin(), set.end(), v), set.end());
  }
  ASSERT_EQ(covered, static_cast<Vertex>(set.size()));
}

// Compares with a matching of each set by itself, and each pair with a matching of the others.
void compare(Random& random, const Rows& graph, int sets, int vertices_asked) {
  CarriedMatching<Rows> matching(graph);
  std::vector<Vertex> held;
  for (int i = 0; i < sets; ++i) {
    const std::vector<Vertex> set = next_set(random, held, graph.size());
    const bool possible = can_be_matched(graph, set);
    ASSERT_EQ(matching.cover(set), possible);
    if (!possible) continue;
    held = set;
    expect_cover(graph, matching, held);
    for (int asked = 0; asked < vertices_asked && !set.empty(); ++asked) {
      const Vertex u = set[random.between<std::size_t>(0, set.size() - 1)];
      std::vector<Vertex> neighbours;
      for (const Vertex v : set)
        if (v != u && kinds_meet(graph.kind(u), graph.kind(v)) && graph.adjacent(u, v)) neighbours.push_back(v);
      if (random.chance(50)) neighbours.resize(random.between<std::size_t>(0, neighbours.size()));
      matching.look_for_mates(u, neighbours);
      for (const Vertex v : neighbours)
        ASSERT_EQ(matching.may_join(v), can_be_matched(graph, without(set, u, v)));
    }
    expect_cover(graph, matching, held);
  }
}

TEST(CarriedMatching, IsThatOfEachSetByItself) {
  Random random(61);
  for (int run = 0; run < 400 && !testing::Test::HasFatalFailure(); ++run) {
    SCOPED_TRACE(run);
    const int first = random.between(0, 60);
    const Rows graph(random_graph(random, random.between<Vertex>(1, 24), first, random.between(0, 100 - first),
                                  random.between(0, 90)));
    compare(random, graph, 20, 3);
  }
}

// After some searches that fail the mates of most vertices are known without one.
TEST(CarriedMatching, KnowsMatesOfWholeBarriers) {
  Random random(64);
  for (int run = 0; run < 300 && !testing::Test::HasFatalFailure(); ++run) {
    SCOPED_TRACE(run);
    const int first = random.between(0, 30);
    const Rows graph(random_graph(random, random.between<Vertex>(2, 16), first, random.between(0, 60 - first),
                                  random.between(50, 90)));
    compare(random, graph, 10, 20);
  }
}

// Rows are written only after some searches.
TEST(CarriedMatching, IsTheSameWithoutRows) {
  Random random(62);
  for (int run = 0; run < 3 && !testing::Test::HasFatalFailure(); ++run) {
    SCOPED_TRACE(run);
    const Rows graph(random_graph(random, 2100, 50, 48, 1));
    compare(random, graph, 4, 0);
  }
}

TEST(CarriedMatching, RefusesSetsThatCannotBeCovered) {
  Random random(63);
  const Rows graph(random_graph(random, 6, 100, 0, 0));  // no edges
  CarriedMatching<Rows> matching(graph);
  EXPECT_TRUE(matching.cover({}));
  EXPECT_FALSE(matching.cover(std::vector<Vertex>{0, 1}));
  EXPECT_FALSE(matching.cover(std::vector<Vertex>{0}));
  expect_cover(graph, matching, {});
}

}  // namespace
}  // namespace bloesem::matching
