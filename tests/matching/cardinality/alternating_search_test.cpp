// The search with each of its frontiers, on structured and random graphs, compared with brute force.
#include "matching/cardinality/alternating_search.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <cstdint>
#include <iterator>
#include <numeric>
#include <string>
#include <utility>
#include <vector>

#include "matching/cardinality/maximum_matching.hpp"
#include "matching/graph/bit_graph.hpp"
#include "matching/index.hpp"
#include "tests/support/brute_force_matching.hpp"
#include "tests/support/listed_matching.hpp"
#include "tests/support/random.hpp"

namespace bloesem::matching {
namespace {

using test::Adjacency;
using test::Random;

// A graph without written rows, so that the search has to ask for each edge.
class AskedGraph {
 public:
  explicit AskedGraph(Vertex vertices) : graph_(vertices) {}
  void join(Vertex u, Vertex v) { graph_.join(u, v); }
  [[nodiscard]] Vertex size() const { return graph_.size(); }
  [[nodiscard]] static std::size_t kind(Vertex /*v*/) { return 0; }
  [[nodiscard]] bool adjacent(Vertex u, Vertex v) const { return graph_.adjacent(u, v); }

 private:
  BitGraph graph_;
};
static_assert(ImplicitGraph<AskedGraph> && !RowGraph<AskedGraph> && RowGraph<BitGraph>);

// The maximum matching of a graph given as adjacency lists.
template <class Graph>
class Matched {
 public:
  explicit Matched(const Adjacency& lists) : graph_(static_cast<Vertex>(lists.size())) {
    for (Vertex v = 0; v < graph_.size(); ++v)
      for (const Vertex u : lists[at(v)]) graph_.join(u, v);
    matching_.maximise(graph_);
  }
  [[nodiscard]] Vertex mate(Vertex v) const { return matching_.mate(v); }
  [[nodiscard]] const std::vector<Vertex>& single() const { return matching_.single(); }
  [[nodiscard]] std::vector<Vertex> circuit(Vertex v) { return matching_.circuit(graph_, v); }
  void prefer_single(Vertex v) { matching_.prefer_single(graph_, v); }

 private:
  Graph graph_;
  MaximumMatching<Graph> matching_;
};

template <class Graph>
class AlternatingSearchOver : public testing::Test {};
using Graphs = testing::Types<BitGraph, AskedGraph>;
TYPED_TEST_SUITE(AlternatingSearchOver, Graphs);

using Links = std::vector<std::pair<Vertex, Vertex>>;

Adjacency graph_of(Vertex vertices, const Links& links) {
  Adjacency graph(at(vertices));
  for (const auto& [u, v] : links) {
    graph[at(u)].push_back(v);
    graph[at(v)].push_back(u);
  }
  return graph;
}

// Returns the same graph with vertices and neighbours in another order.
Adjacency relabelled(Random& random, Vertex vertices, Links links) {
  std::vector<Vertex> names(at(vertices));
  std::iota(names.begin(), names.end(), 0);
  random.shuffle(names);
  for (auto& [u, v] : links) u = names[at(u)], v = names[at(v)];
  random.shuffle(links);
  return graph_of(vertices, links);
}

Links random_links(Random& random, Vertex vertices, int percent) {
  Links links;
  for (Vertex u = 0; u < vertices; ++u)
    for (Vertex v = 0; v < u; ++v)
      if (random.chance(percent)) links.emplace_back(u, v);
  return links;
}

void add_cycle(Links& links, const std::vector<Vertex>& cycle) {
  for (std::size_t i = 0; i < cycle.size(); ++i) links.emplace_back(cycle[i], cycle[(i + 1) % cycle.size()]);
}

void add_clique(Links& links, const std::vector<Vertex>& clique) {
  for (const Vertex u : clique)
    for (const Vertex v : clique)
      if (v < u) links.emplace_back(u, v);
}

Links petersen() {
  Links links;
  add_cycle(links, {0, 1, 2, 3, 4});
  add_cycle(links, {5, 7, 9, 6, 8});
  for (Vertex v = 0; v < 5; ++v) links.emplace_back(v, v + 5);
  return links;
}

struct Structure {
  std::string name;
  Vertex vertices = 0;
  Links links;
  std::size_t single = 0;
};

std::vector<Structure> structures() {
  std::vector<Structure> all;
  const auto add = [&](std::string name, Vertex vertices, std::size_t single) -> Links& {
    return all.emplace_back(Structure{std::move(name), vertices, {}, single}).links;
  };
  add("no vertices", 0, 0);
  add("no edges", 5, 5);
  add("path", 7, 1) = {{0, 1}, {1, 2}, {2, 3}, {3, 4}, {4, 5}, {5, 6}};
  add("star", 8, 6) = {{0, 1}, {0, 2}, {0, 3}, {0, 4}, {0, 5}, {0, 6}, {0, 7}};
  add_cycle(add("odd cycle", 9, 1), {0, 1, 2, 3, 4, 5, 6, 7, 8});
  add("Petersen", 10, 0) = petersen();
  Links& beheaded = add("Petersen and a pendant pair", 12, 2) = petersen();
  beheaded.insert(beheaded.end(), {{0, 10}, {0, 11}});
  Links& flower = add("flower with a stem", 9, 1);  // the stem ends in the cycle
  add_cycle(flower, {0, 1, 2, 3, 4});
  flower.insert(flower.end(), {{0, 5}, {5, 6}, {6, 7}, {7, 8}});
  Links& nested = add("flower in a flower", 11, 1);
  add_cycle(nested, {0, 1, 2});
  add_cycle(nested, {1, 3, 4, 5, 6});
  add_cycle(nested, {2, 7, 8, 9, 10, 5, 6});
  Links& windmill = add("windmill", 11, 1);
  for (Vertex v = 1; v < 11; v += 2) add_cycle(windmill, {0, v, v + 1});
  Links& components = add("three odd components", 11, 3);
  add_cycle(components, {0, 1, 2});
  add_clique(components, {3, 4, 5, 6, 7});
  add_cycle(components, {8, 9, 10});
  Links& hub = add("odd components around a hub", 10, 2);  // three of them, one vertex in between
  for (Vertex v = 0; v < 9; v += 3) {
    add_cycle(hub, {v, v + 1, v + 2});
    hub.emplace_back(v, 9);
  }
  Links& uneven = add("uneven complete bipartite", 11, 3);
  for (Vertex u = 0; u < 4; ++u)
    for (Vertex v = 4; v < 11; ++v) uneven.emplace_back(u, v);
  return all;
}

std::size_t mask_of(const std::vector<Vertex>& vertices) {
  std::size_t mask = 0;
  for (const Vertex v : vertices) mask |= std::size_t{1} << at(v);
  return mask;
}

// Mates must be mutual and adjacent, and the list of single vertices must be right.
template <class Graph>
void expect_matching(const Adjacency& graph, const Matched<Graph>& matching) {
  std::vector<Vertex> single;
  for (Vertex v = 0; at(v) < graph.size(); ++v) {
    const Vertex mate = matching.mate(v);
    if (mate == no_vertex) {
      single.push_back(v);
      continue;
    }
    ASSERT_NE(std::find(graph[at(v)].begin(), graph[at(v)].end(), mate), graph[at(v)].end()) << "vertex " << v;
    ASSERT_EQ(matching.mate(mate), v);
  }
  ASSERT_EQ(matching.single(), single);
}

// No matching covers the set, but after removing any one vertex some matching does.
void expect_circuit(const std::vector<bool>& coverable, const std::vector<Vertex>& circuit, Vertex v) {
  ASSERT_TRUE(std::is_sorted(circuit.begin(), circuit.end()));
  const std::size_t mask = mask_of(circuit);
  ASSERT_EQ(static_cast<std::size_t>(std::popcount(mask)), circuit.size());
  ASSERT_NE(mask & mask_of({v}), 0U) << "vertex " << v << " is missing";
  ASSERT_FALSE(coverable[mask]) << "of vertex " << v;
  for (const Vertex w : circuit)
    ASSERT_TRUE(coverable[mask ^ mask_of({w})]) << "of vertex " << v << " without " << w;
}

template <class Graph>
void expect_maximum(const Adjacency& graph) {
  Matched<Graph> matching(graph);
  expect_matching(graph, matching);
  const std::vector<bool> coverable = test::coverable_sets(graph);
  int most = 0;
  for (std::size_t set = 0; set < coverable.size(); ++set)
    if (coverable[set]) most = std::max(most, std::popcount(set));
  ASSERT_EQ(graph.size() - matching.single().size(), static_cast<std::size_t>(most));
  for (const Vertex v : matching.single()) expect_circuit(coverable, matching.circuit(v), v);
}

// True if some maximum matching leaves v single.
bool can_be_single(const Adjacency& graph, Vertex v) {
  const std::vector<bool> coverable = test::coverable_sets(graph);
  int most = 0;
  int max_without = 0;
  for (std::size_t set = 0; set < coverable.size(); ++set) {
    if (!coverable[set]) continue;
    most = std::max(most, std::popcount(set));
    if ((set & mask_of({v})) == 0) max_without = std::max(max_without, std::popcount(set));
  }
  return most == max_without;
}

// A structured or a random graph.
Structure random_structure(Random& random) {
  static const std::vector<Structure> all = structures();
  if (random.chance(50)) return all[random.between<std::size_t>(0, all.size() - 1)];
  const Vertex vertices = random.between<Vertex>(0, 11);
  return {"random", vertices, random_links(random, vertices, random.between(5, 50)), 0};
}

TYPED_TEST(AlternatingSearchOver, OfStructuredGraphsLeavesAsManySingleAsItMust) {
  for (const Structure& structure : structures()) {
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
      Random random(seed);
      const Adjacency graph = relabelled(random, structure.vertices, structure.links);
      EXPECT_EQ(Matched<TypeParam>(graph).single().size(), structure.single)
          << structure.name << ", seed " << seed;
    }
  }
}

TYPED_TEST(AlternatingSearchOver, OfStructuredGraphsAgreesWithBruteForce) {
  for (const Structure& structure : structures()) {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
      SCOPED_TRACE(structure.name + ", seed " + std::to_string(seed));
      Random random(seed);
      expect_maximum<TypeParam>(relabelled(random, structure.vertices, structure.links));
      if (this->HasFatalFailure()) return;
    }
  }
}

TYPED_TEST(AlternatingSearchOver, OfRandomGraphsAgreesWithBruteForce) {
  for (std::uint64_t seed = 0; seed < 4000; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Random random(seed);
    const Vertex vertices = random.between<Vertex>(0, 12);
    expect_maximum<TypeParam>(
        relabelled(random, vertices, random_links(random, vertices, random.between(5, 50))));
    if (this->HasFatalFailure()) return;
  }
}

TYPED_TEST(AlternatingSearchOver, OfBipartiteGraphsAgreesWithBruteForce) {
  for (std::uint64_t seed = 0; seed < 1000; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Random random(seed);
    Links links = random_links(random, 12, 40);
    const Vertex left = random.between<Vertex>(2, 6);
    std::erase_if(links, [&](const auto& link) { return (link.first < left) == (link.second < left); });
    expect_maximum<TypeParam>(relabelled(random, 12, std::move(links)));
    if (this->HasFatalFailure()) return;
  }
}

TYPED_TEST(AlternatingSearchOver, OfStructuresInTouchAgreesWithBruteForce) {
  const std::vector<Structure> all = structures();
  for (std::uint64_t seed = 0; seed < 150; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Random random(seed);
    Structure both = all[random.between<std::size_t>(0, all.size() - 1)];
    const Vertex begin = both.vertices;
    both.vertices = std::min<Vertex>(begin + 6, 16);
    for (const auto& [u, v] : random_links(random, 16, 25))
      if (u >= begin && u < both.vertices) both.links.emplace_back(u, v);
    expect_maximum<TypeParam>(relabelled(random, both.vertices, std::move(both.links)));
    if (this->HasFatalFailure()) return;
  }
}

TYPED_TEST(AlternatingSearchOver, LeavesThePreferredVertexSingleIfItCan) {
  int exchanged = 0;
  for (std::uint64_t seed = 0; seed < 4000; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Random random(seed);
    const Structure structure = random_structure(random);
    const Adjacency graph = relabelled(random, structure.vertices, structure.links);
    if (graph.empty()) continue;
    Matched<TypeParam> matching(graph);
    const std::vector<Vertex> before = matching.single();
    const Vertex v = random.between<Vertex>(0, structure.vertices - 1);
    matching.prefer_single(v);
    expect_matching(graph, matching);
    ASSERT_EQ(matching.single().size(), before.size());
    ASSERT_EQ(matching.mate(v) == no_vertex, can_be_single(graph, v));
    if (std::find(before.begin(), before.end(), v) != before.end() || matching.mate(v) != no_vertex) {
      ASSERT_EQ(matching.single(), before);
    } else {
      ++exchanged;
      std::vector<Vertex> both;
      std::set_intersection(before.begin(), before.end(), matching.single().begin(), matching.single().end(),
                            std::back_inserter(both));
      ASSERT_EQ(both.size() + 1, before.size());
    }
    const std::vector<bool> coverable = test::coverable_sets(graph);
    for (const Vertex single : matching.single()) expect_circuit(coverable, matching.circuit(single), single);
    if (this->HasFatalFailure()) return;
  }
  EXPECT_GT(exchanged, 500);
}

TYPED_TEST(AlternatingSearchOver, CircuitsAreTheVerticesThatCompeteForCover) {
  const Adjacency star = graph_of(4, {{0, 1}, {0, 2}, {0, 3}});
  EXPECT_EQ(Matched<TypeParam>(star).circuit(3), (std::vector<Vertex>{1, 3}));
  const Adjacency triangle_on_a_stem = graph_of(5, {{0, 1}, {1, 2}, {2, 0}, {2, 3}, {3, 4}});
  Matched<TypeParam> matching(triangle_on_a_stem);
  ASSERT_EQ(matching.single().size(), 1U);
  EXPECT_EQ(matching.circuit(matching.single().front()), (std::vector<Vertex>{0, 1, 2, 4}));
  const Adjacency alone = graph_of(3, {{0, 2}});
  EXPECT_EQ(Matched<TypeParam>(alone).circuit(1), (std::vector<Vertex>{Vertex{1}}));
}

}  // namespace
}  // namespace bloesem::matching
