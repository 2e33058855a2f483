#include "matching/cardinality/bit_frontier.hpp"

#include <gtest/gtest.h>

#include <vector>

#include "tests/matching/cardinality/search_reference.hpp"

namespace bloesem::matching {
namespace {

using test::Random;
using test::SearchCase;

BitRows rows_of(const SearchCase& search) {
  BitRows rows;
  rows.reset(search.vertices, search.vertices);
  for (Vertex v = 0; v < search.vertices; ++v)
    for (const Vertex u : search.graph[at(v)]) rows.set(v, u);
  return rows;
}

template <class Search, class Graph>
void expect_found(Search& finder, const Graph& graph, const SearchCase& search) {
  typename Search::Mates mates;
  for (const Vertex mate : search.mates) mates.push_back(mate);
  const test::SearchResult expected = test::expected_result(search);
  ASSERT_EQ(finder.augment(graph, mates, search.root) != no_vertex, expected.augmentable);
  Vertex instead = no_vertex;
  if (!expected.augmentable) {
    for (Vertex v = 0; v < search.vertices; ++v) {
      ASSERT_EQ(finder.is_outer(v), expected.outer[at(v)]) << v;
      ASSERT_EQ((*finder.frontier().outer_set() >> v & 1U) != 0, expected.outer[at(v)]) << v;
      if (expected.outer[at(v)]) instead = v;
    }
    finder.leave_single(mates, instead);
  }
  test::expect_covered(search, std::vector<Vertex>(mates.begin(), mates.end()), instead);
}

TEST(BitFrontier, OfRowsFindsWhatExhaustionFinds) {
  Random random(5);
  RowSearch finder;
  for (int i = 0; i < 6000 && !testing::Test::HasFailure(); ++i) {
    SCOPED_TRACE(i);
    const SearchCase search = test::random_search(random, 1);
    finder.reset_exclusions();
    for (Vertex v = 0; v < search.vertices; ++v)
      if (!search.reachable(v)) finder.exclude(v);
    expect_found(finder, rows_of(search), search);
  }
}

TEST(BitFrontier, OfWordsFindsWhatExhaustionFinds) {
  Random random(6);
  AlternatingSearch<BitFrontier<WordRows>> finder;
  for (int i = 0; i < 6000 && !testing::Test::HasFailure(); ++i) {
    SCOPED_TRACE(i);
    const SearchCase search = test::random_search(random, 1);
    const BitRows rows = rows_of(search);
    WordRows words{rows.row(0), 0};
    for (Vertex v = 0; v < search.vertices; ++v)
      if (search.reachable(v) && search.mates[at(v)] == no_vertex) words.single |= BitWord{1} << v;
    finder.exclude_all_but(((BitWord{1} << search.vertices) - 1) & ~search.excluded);
    expect_found(finder, words, search);
  }
}

}  // namespace
}  // namespace bloesem::matching
