#include "matching/cardinality/implicit_frontier.hpp"

#include <gtest/gtest.h>

#include <vector>

#include "tests/matching/cardinality/search_reference.hpp"

namespace bloesem::matching {
namespace {

using test::Random;
using test::SearchCase;

// Fails if it is asked about two vertices whose kinds do not meet.
struct GraphOfKinds {
  const SearchCase* search;
  [[nodiscard]] Vertex size() const { return search->vertices; }
  [[nodiscard]] std::size_t kind(Vertex v) const { return search->kinds[at(v)]; }
  [[nodiscard]] bool adjacent(Vertex u, Vertex v) const {
    EXPECT_TRUE(kinds_meet(kind(u), kind(v)));
    return search->adjacent(u, v);
  }
};

TEST(ImplicitFrontier, FindsWhatExhaustionFinds) {
  Random random(7);
  AlternatingSearch<ImplicitFrontier<GraphOfKinds>> finder;
  int augmented = 0;
  for (int i = 0; i < 8000 && !testing::Test::HasFailure(); ++i) {
    SCOPED_TRACE(i);
    const SearchCase search = test::random_search(random, random.between<std::size_t>(1, kinds));
    const test::SearchResult expected = test::expected_result(search);
    finder.reset_exclusions();
    for (Vertex v = 0; v < search.vertices; ++v)
      if (!search.reachable(v)) finder.exclude(v);
    std::vector<Vertex> mates = search.mates;
    const bool found = finder.augment(GraphOfKinds{&search}, mates, search.root) != no_vertex;
    ASSERT_EQ(found, expected.augmentable);
    augmented += found ? 1 : 0;
    Vertex instead = no_vertex;
    for (Vertex v = 0; v < search.vertices && !found; ++v) {
      ASSERT_EQ(finder.is_outer(v), expected.outer[at(v)]) << v;
      if (expected.outer[at(v)]) instead = v;
    }
    if (!found) finder.leave_single(mates, instead);
    test::expect_covered(search, mates, instead);
  }
  EXPECT_GT(augmented, 500);
}

}  // namespace
}  // namespace bloesem::matching
