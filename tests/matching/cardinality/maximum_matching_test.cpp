#include "matching/cardinality/maximum_matching.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <vector>

#include "matching/index.hpp"
#include "tests/matching/cardinality/question_graph.hpp"
#include "tests/support/brute_force_matching.hpp"
#include "tests/support/listed_matching.hpp"
#include "tests/support/random.hpp"

namespace bloesem::matching {
namespace {

using test::Adjacency;
using test::ListedMatching;
using test::Questions;
using test::Random;
using test::random_graph;
using test::Rows;

// No vertex lacks more than `most` edges to vertices of another kind or of none.
Questions near_complete(Random& random, std::vector<std::size_t> kind_of, int most) {
  const auto n = static_cast<Vertex>(kind_of.size());
  std::vector<std::vector<Vertex>> missing(kind_of.size());
  for (Vertex u = 0; u < n; ++u) {
    for (int tries = 0; tries < most; ++tries) {
      const Vertex v = random.between<Vertex>(0, n - 1);
      if (v == u || std::ssize(missing[at(u)]) >= most || std::ssize(missing[at(v)]) >= most) continue;
      if (std::find(missing[at(u)].begin(), missing[at(u)].end(), v) != missing[at(u)].end()) continue;
      missing[at(u)].push_back(v);
      missing[at(v)].push_back(u);
    }
  }
  return {std::move(kind_of), std::move(missing)};
}

template <class Graph>
void expect_matching(const Graph& graph, const MaximumMatching<Graph>& matching) {
  const Adjacency lists = graph.lists();
  for (Vertex v = 0; v < graph.size(); ++v) {
    const Vertex mate = matching.mate(v);
    if (mate == no_vertex) continue;
    EXPECT_EQ(matching.mate(mate), v);
    EXPECT_NE(std::find(lists[at(v)].begin(), lists[at(v)].end(), mate), lists[at(v)].end())
        << v << ' ' << mate;
  }
}

template <class Graph>
void expect_like_explicit_search(const Graph& graph) {
  const Adjacency lists = graph.lists();
  const ListedMatching reference(lists);
  MaximumMatching<Graph> matching;
  EXPECT_EQ(matching.perfect(graph), reference.single().empty());
  matching.maximise(graph);
  expect_matching(graph, matching);
  ASSERT_EQ(matching.single().size(), reference.single().size());
  // The outer vertices of all trees are those that some maximum matching leaves single, a set that does not
  // depend on the matching.
  std::vector<Vertex> ours;
  std::vector<Vertex> theirs;
  for (const Vertex v : matching.single()) {
    const auto circuit = matching.circuit(graph, v);
    EXPECT_TRUE(std::binary_search(circuit.begin(), circuit.end(), v));
    ours.insert(ours.end(), circuit.begin(), circuit.end());
  }
  for (const Vertex v : reference.single()) {
    const auto circuit = reference.circuit(v);
    theirs.insert(theirs.end(), circuit.begin(), circuit.end());
  }
  for (auto* list : {&ours, &theirs}) {
    std::sort(list->begin(), list->end());
    list->erase(std::unique(list->begin(), list->end()), list->end());
  }
  EXPECT_EQ(ours, theirs);
}

TEST(MaximumMatching, OfRandomGraphsIsMaximumAndFindsAllWhoCouldBeSingle) {
  Random random(5);
  for (int i = 0; i < 60'000 && !testing::Test::HasFailure(); ++i) {
    const Vertex n = random.between(0, 14);
    const int first = random.between(0, 60);
    const Questions graph =
        random_graph(random, n, first, random.between(0, 100 - first), 10 * random.between(0, 9));
    SCOPED_TRACE(i);
    expect_like_explicit_search(graph);
    expect_like_explicit_search(Rows(graph));
  }
}

TEST(MaximumMatching, OfLargerSparseAndDenseGraphsIsMaximum) {
  Random random(6);
  for (int i = 0; i < 600 && !testing::Test::HasFailure(); ++i) {
    const Vertex n = random.between(40, 120);
    const int first = random.between(0, 50);
    constexpr int percents[] = {2, 10, 50, 90, 95, 97, 98};
    const Questions graph = random_graph(random, n, first, random.between(0, 50),
                                         percents[random.between<std::size_t>(0, std::size(percents) - 1)]);
    SCOPED_TRACE(i);
    expect_like_explicit_search(graph);
    expect_like_explicit_search(Rows(graph));
  }
}

// Counts the graphs whose wanted vertices cannot be covered.
template <class Graph>
int expect_a_minimal_set_that_cannot_be_covered(std::uint64_t seed) {
  Random random(seed);
  int found = 0;
  for (int i = 0; i < 20'000 && !testing::Test::HasFailure(); ++i) {
    SCOPED_TRACE(i);
    const Graph graph(random_graph(random, random.between(1, 11), random.between(0, 60), 20, 70));
    std::vector<Vertex> order;
    for (Vertex v = 0; v < graph.size(); ++v)
      order.insert(order.begin() + random.between<std::ptrdiff_t>(0, std::ssize(order)), v);
    const auto wanted = random.between<std::size_t>(0, order.size());
    const std::vector<bool> coverable = test::coverable_sets(graph.lists());
    std::size_t all = 0;
    for (std::size_t j = 0; j < wanted; ++j) all |= std::size_t{1} << at(order[j]);
    const std::vector<Vertex> uncoverable = MaximumMatching<Graph>().uncoverable(graph, order, wanted);
    EXPECT_EQ(uncoverable.empty(), coverable[all]);
    EXPECT_TRUE(std::is_sorted(uncoverable.begin(), uncoverable.end()));
    if (uncoverable.empty()) continue;
    ++found;
    std::size_t set = 0;
    for (const Vertex v : uncoverable) set |= std::size_t{1} << at(v);
    EXPECT_EQ(set & ~all, 0U) << "only wanted vertices";
    EXPECT_FALSE(coverable[set]);
    for (const Vertex v : uncoverable) EXPECT_TRUE(coverable[set & ~(std::size_t{1} << at(v))]) << v;
  }
  return found;
}

TEST(MaximumMatching, NamesAMinimalSetOfWantedVerticesThatCannotBeCovered) {
  EXPECT_GT(expect_a_minimal_set_that_cannot_be_covered<Questions>(9), 5000);
  EXPECT_GT(expect_a_minimal_set_that_cannot_be_covered<Rows>(10), 5000);
}

template <class Graph>
void expect_the_preferred_single() {
  Random random(7);
  int changed = 0;
  for (int i = 0; i < 20'000 && !testing::Test::HasFailure(); ++i) {
    const Graph graph(random_graph(random, random.between(1, 11), random.between(0, 60), 20, 60));
    const Adjacency lists = graph.lists();
    const Vertex wanted = random.between<Vertex>(0, graph.size() - 1);
    MaximumMatching<Graph> matching;
    matching.maximise(graph);
    const std::size_t singles = matching.single().size();
    const bool was_single = matching.mate(wanted) == no_vertex;
    matching.prefer_single(graph, wanted);
    expect_matching(graph, matching);
    EXPECT_EQ(matching.single().size(), singles);
    Vertex count = 0;
    for (Vertex v = 0; v < graph.size(); ++v) count += matching.mate(v) == no_vertex ? 1 : 0;
    EXPECT_EQ(at(count), singles);
    ListedMatching reference(lists);
    reference.prefer_single(wanted);
    EXPECT_EQ(matching.mate(wanted) == no_vertex, reference.mate(wanted) == no_vertex);
    changed += !was_single && matching.mate(wanted) == no_vertex ? 1 : 0;
  }
  EXPECT_GT(changed, 1000);
}

TEST(MaximumMatching, LeavesThePreferredVertexSingleIfItCan) {
  expect_the_preferred_single<Questions>();
  expect_the_preferred_single<Rows>();
}

// Returns the costs of the vertices outside a set, the greatest first.
std::vector<int> costs_outside(std::size_t set, const std::vector<int>& costs) {
  std::vector<int> outside;
  for (std::size_t v = 0; v < costs.size(); ++v)
    if ((set >> v & 1U) == 0) outside.push_back(costs[v]);
  std::sort(outside.begin(), outside.end(), std::greater<>());
  return outside;
}

template <class Graph>
void expect_the_cheapest_singles() {
  Random random(11);
  int changed = 0;
  for (int i = 0; i < 20'000 && !testing::Test::HasFailure(); ++i) {
    const Graph graph(random_graph(random, random.between(1, 10), random.between(0, 60), 20, 60));
    std::vector<int> costs(at(graph.size()));
    for (int& cost : costs) cost = random.between(0, 4);
    const std::vector<bool> coverable = test::coverable_sets(graph.lists());
    std::vector<int> least = costs_outside(0, costs);
    int most = 0;
    for (std::size_t set = 0; set < coverable.size(); ++set)
      if (coverable[set]) most = std::max(most, std::popcount(set));
    for (std::size_t set = 0; set < coverable.size(); ++set)
      if (coverable[set] && std::popcount(set) == most) least = std::min(least, costs_outside(set, costs));
    MaximumMatching<Graph> matching;
    matching.maximise(graph);
    const std::vector<Vertex> before = matching.single();
    matching.leave_cheapest(graph, std::span<const int>(costs));
    expect_matching(graph, matching);
    std::size_t covered = 0;
    for (Vertex v = 0; v < graph.size(); ++v)
      if (matching.mate(v) != no_vertex) covered |= std::size_t{1} << at(v);
    EXPECT_EQ(std::popcount(covered), most);
    EXPECT_EQ(costs_outside(covered, costs), least);
    changed += matching.single() != before ? 1 : 0;
  }
  EXPECT_GT(changed, 2000);
}

TEST(MaximumMatching, LeavesTheCheapestVerticesSingle) {
  expect_the_cheapest_singles<Questions>();
  expect_the_cheapest_singles<Rows>();
}

// The bound stated in the header: at most 3 d + 3 searches with at most 2 n + 2 n d queries each, after n (d +
// 1).
TEST(MaximumMatching, AsksAsFewQuestionsAsItPromises) {
  Random random(8);
  for (const int d : {0, 1, 4, 9}) {
    for (const auto& [first, second] :
         std::vector<std::pair<int, int>>{{0, 0}, {50, 0}, {50, 50}, {49, 30}, {30, 30}}) {
      for (const Vertex n : {200, 2000, 20'000}) {
        std::vector<std::size_t> kind_of(at(n), 0);
        std::fill_n(kind_of.begin(), n * first / 100, 1);
        std::fill_n(kind_of.begin() + n * first / 100, n * second / 100, 2);
        random.shuffle(kind_of);
        const Questions graph = near_complete(random, kind_of, d);
        graph.asked = 0;
        MaximumMatching<Questions> matching;
        EXPECT_TRUE(matching.perfect(graph)) << n << ' ' << first << ' ' << second << ' ' << d;
        const std::int64_t search = 2 * n + 2 * n * d;
        EXPECT_LE(graph.asked, n * (d + 1) + (3 * d + 3) * search);
        EXPECT_LE(graph.asked, 6 * n * (d + 2)) << "in practice";
      }
    }
  }
}

// A dense graph in which every search meets a blossom at each step; contraction must stay linear.
TEST(MaximumMatching, OfADenseOddGraphEndsInLinearTime) {
  for (const Vertex n : {2001, 20'001}) {
    // One vertex more than a complete graph can match, and an isolated vertex.
    std::vector<std::vector<Vertex>> missing(at(n) + 1);
    for (Vertex v = 0; v < n; ++v) {
      missing[at(n)].push_back(v);
      missing[at(v)].push_back(n);
    }
    const Questions graph(std::vector<std::size_t>(at(n) + 1, 0), missing);
    MaximumMatching<Questions> matching;
    EXPECT_FALSE(matching.perfect(graph));
    EXPECT_LE(graph.asked, 8 * n);
    matching.maximise(graph);
    EXPECT_EQ(matching.single().size(), 2U);
    EXPECT_EQ(matching.circuit(graph, n).size(), 1U);
    EXPECT_EQ(matching.circuit(graph, matching.single().front()).size(), at(n)) << "each of the others";
  }
}

}  // namespace
}  // namespace bloesem::matching
