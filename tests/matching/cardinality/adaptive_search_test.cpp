#include "matching/cardinality/adaptive_search.hpp"

#include <gtest/gtest.h>

#include <vector>

#include "matching/steps.hpp"

namespace bloesem::matching {
namespace {

// The vertices from `apart` on are not adjacent to each other.
struct PartlyApart {
  Vertex vertices;
  Vertex apart;
  [[nodiscard]] Vertex size() const { return vertices; }
  [[nodiscard]] std::size_t kind(Vertex) const { return 0; }
  [[nodiscard]] bool adjacent(Vertex u, Vertex v) const { return u < apart || v < apart; }
  void fill(BitRows& rows) const {
    rows.reset(vertices, vertices);
    for (Vertex u = 0; u < vertices; ++u)
      for (Vertex v = 0; v < vertices; ++v)
        if (u != v && adjacent(u, v)) rows.set(u, v);
  }
};

// Covers one vertex after the other, and returns whether all could be covered.
template <class Graph>
bool covers(AdaptiveSearch<Graph>& search, const Graph& graph) {
  std::vector<Vertex> mates(at(graph.size()), no_vertex);
  for (Vertex v = graph.size(); v-- > 0;)
    if (mates[at(v)] == no_vertex && search.augment(graph, mates, v) == no_vertex) return false;
  return true;
}

TEST(AdaptiveSearch, WritesSmallGraphsAtOnce) {
  AdaptiveSearch<PartlyApart> search;
  EXPECT_EQ(search.rows(), nullptr);
  EXPECT_TRUE(covers(search, PartlyApart{60, 30}));
  ASSERT_NE(search.rows(), nullptr);
  search.reset();
  EXPECT_EQ(search.rows(), nullptr);
  EXPECT_FALSE(covers(search, PartlyApart{60, 29}));
}

TEST(AdaptiveSearch, WritesLargeGraphsThatTakeManyQuestions) {
  for (const Vertex apart : {Vertex(1500), Vertex(1499)}) {
    AdaptiveSearch<PartlyApart> search;
    const Steps before = steps_so_far();
    EXPECT_EQ(covers(search, PartlyApart{3000, apart}), apart == 1500);
    EXPECT_NE(search.rows(), nullptr);
    EXPECT_LT((steps_so_far() - before).total(), 3000 * 3000 * 4);
  }
}

TEST(AdaptiveSearch, AsksAFewQuestionsOfLargeGraphs) {
  AdaptiveSearch<PartlyApart> search;
  std::vector<Vertex> mates(3000, no_vertex);
  EXPECT_NE(search.augment(PartlyApart{3000, 2990}, mates, 5), no_vertex);
  EXPECT_EQ(search.rows(), nullptr);
}

// Ends a search after some outer vertices, and counts how often it begins.
struct Patience {
  std::size_t most;
  std::size_t seen = 0;
  int begun = 1;
  void restart() { seen = 0, ++begun; }
  void see(Vertex /*outer*/) { ++seen; }
  [[nodiscard]] bool seen_enough() const { return seen >= most; }
};

TEST(AdaptiveSearch, BeginsAgainInRows) {
  const PartlyApart graph{3001, 1500};
  std::vector<Vertex> mates(3001, no_vertex);
  for (Vertex v = 0; v < 1500; ++v) mates[at(v)] = 1500 + v, mates[at(1500 + v)] = v;
  AdaptiveSearch<PartlyApart> search;
  Patience whole{4000};
  EXPECT_EQ(search.augment(graph, mates, 3000, whole), no_vertex) << "all others have mates";
  EXPECT_EQ(whole.begun, 2);
  EXPECT_EQ(whole.seen, 1501U);
  EXPECT_TRUE(search.is_outer(2999));
  EXPECT_FALSE(search.is_outer(20));
  Patience little{3};
  EXPECT_EQ(search.augment(graph, mates, 3000, little), no_vertex);
  EXPECT_EQ(little.begun, 1);
}

}  // namespace
}  // namespace bloesem::matching
