#include "matching/cardinality/bit_frontier.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <vector>

#include "matching/cardinality/implicit_frontier.hpp"
#include "matching/steps.hpp"
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

// A graph of several words a row: sparse or dense, or with a large independent set. Few or many vertices are
// single.
BitRows rows_of_many(Random& random, Vertex n) {
  const Vertex apart = random.between<Vertex>(0, n);
  const int among = random.between(1, 100);
  const int across = random.between(1, 100);
  BitRows rows;
  rows.reset(n, n);
  for (Vertex u = 0; u < n; ++u)
    for (Vertex v = u + 1; v < n; ++v)
      if (u < apart && random.chance(v < apart ? among : across) && random.chance(among))
        rows.set(u, v), rows.set(v, u);
  return rows;
}

struct AskedRows {
  const BitRows* rows;
  [[nodiscard]] Vertex size() const { return rows->rows(); }
  [[nodiscard]] std::size_t kind(Vertex) const { return 0; }
  [[nodiscard]] bool adjacent(Vertex u, Vertex v) const { return rows->test(u, v); }
};

// From each single vertex in turn, with some vertices excluded.
TEST(BitFrontier, OfManyWordsFindsWhatQuestionsFind) {
  Random random(8);
  RowSearch by_words;
  AlternatingSearch<ImplicitFrontier<AskedRows>> by_questions;
  int augmented = 0;
  int failed = 0;
  for (int i = 0; i < 400 && !testing::Test::HasFailure(); ++i) {
    SCOPED_TRACE(i);
    const auto n = random.between<Vertex>(50, 200);
    const BitRows rows = rows_of_many(random, n);
    by_words.reset_exclusions();
    by_questions.reset_exclusions();
    std::vector<Vertex> mates(at(n), no_vertex);
    const int percent = random.between(0, 100);  // of vertices that begin with a mate, if there is one
    for (Vertex v = 0; v < n; ++v) {
      if (mates[at(v)] != no_vertex || !random.chance(percent)) continue;
      any_bit(rows.row(v), rows.words(), [&](Vertex u) {
        return mates[at(u)] == no_vertex && (mates[at(u)] = v, mates[at(v)] = u, true);
      });
    }
    for (Vertex v = 0; v < n; ++v) {
      if (mates[at(v)] < v || !random.chance(5)) continue;
      for (const Vertex each : {v, mates[at(v)]}) by_words.exclude(each), by_questions.exclude(each);
    }
    for (Vertex root = 0; root < n && !testing::Test::HasFailure(); ++root) {
      if (mates[at(root)] != no_vertex || random.chance(50)) continue;
      by_words.readmit(root);
      by_questions.readmit(root);
      std::vector<Vertex> other = mates;
      const Vertex end = by_words.augment(rows, mates, root);
      ASSERT_EQ(by_questions.augment(AskedRows{&rows}, other, root) == no_vertex, end == no_vertex) << root;
      ++(end == no_vertex ? failed : augmented);
      for (Vertex v = 0; v < n; ++v) {
        const Vertex mate = mates[at(v)];
        ASSERT_TRUE(mate == no_vertex || (mates[at(mate)] == v && rows.test(v, mate))) << v;
        ASSERT_TRUE(end != no_vertex || by_words.is_outer(v) == by_questions.is_outer(v)) << v;
      }
    }
  }
  EXPECT_GT(augmented, 2000);
  EXPECT_GT(failed, 2000);
}

// One vertex is single beside the root, and one of 500 outer vertices has an edge to it: the single one is
// asked.
TEST(BitFrontier, LooksFromFewSingleVertices) {
  const Vertex n = 1002;  // the root, 500 pairs, and a single vertex
  BitRows rows;
  rows.reset(n, n);
  const auto join = [&](Vertex u, Vertex v) { rows.set(u, v), rows.set(v, u); };
  std::vector<Vertex> mates(at(n), no_vertex);
  for (Vertex inner = 1; inner <= 500; ++inner) {
    const Vertex outer = 500 + inner.value();
    join(0, inner);
    join(inner, outer);
    mates[at(inner)] = outer;
    mates[at(outer)] = inner;
  }
  join(1000, 1001);
  RowSearch search;
  const std::int64_t before = steps_so_far().total();
  EXPECT_EQ(search.augment(rows, mates, 0), 1001);
  EXPECT_EQ(mates[1000], 1001);
  EXPECT_LT(steps_so_far().total() - before, n.value() + 8 * rows.words());
}

}  // namespace
}  // namespace bloesem::matching
