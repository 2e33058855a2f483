#include "matching/cardinality/alternating_tree.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <deque>
#include <vector>

#include "tests/matching/cardinality/search_reference.hpp"

namespace bloesem::matching {
namespace {

using test::Random;
using test::SearchCase;

// A search without a frontier: takes any outer vertex and looks at all its neighbours. Returns the end of the
// augmenting path, or no_vertex.
template <class Storage>
Vertex grow_tree(Random& random, const SearchCase& search, AlternatingTree<Storage>& tree,
                 typename Storage::template List<Vertex>& mates) {
  tree.start(mates, search.root);
  std::vector<Vertex> outer = {search.root};
  while (!outer.empty()) {
    random.shuffle(outer);
    const Vertex u = outer.back();
    outer.pop_back();
    for (const Vertex v : search.graph[at(u)]) {
      if (!search.reachable(v)) continue;
      if (!tree.reached(v) && mates[at(v)] == no_vertex) {
        tree.augment(u, v);
        return v;
      }
      if (!tree.reached(v)) {
        outer.push_back(tree.grow(u, v));
      } else if (tree.is_outer(v) && tree.base(u) != tree.base(v)) {
        const Vertex base = tree.contract(u, v, [&](Vertex, Vertex, Vertex inner) { outer.push_back(inner); });
        EXPECT_EQ(tree.base(u), base);
        EXPECT_EQ(tree.base(v), base);
      }
    }
  }
  return no_vertex;
}

template <class Storage>
class AlternatingTreeIn : public testing::Test {};
using TreeStorages = testing::Types<HeapStorage, WordStorage>;
TYPED_TEST_SUITE(AlternatingTreeIn, TreeStorages);

TYPED_TEST(AlternatingTreeIn, ReachesExactlyWhatAlternatingPathsReach) {
  Random random(4);
  AlternatingTree<TypeParam> tree;  // one for all: earlier searches must not matter
  int augmented = 0;
  for (int i = 0; i < 6000 && !this->HasFailure(); ++i) {
    SCOPED_TRACE(i);
    const SearchCase search = test::random_search(random, 1);
    const test::SearchResult expected = test::expected_result(search);
    typename TypeParam::template List<Vertex> mates;
    for (const Vertex mate : search.mates) mates.push_back(mate);
    const Vertex end = grow_tree(random, search, tree, mates);
    ASSERT_EQ(end != no_vertex, expected.augmentable);
    augmented += end == no_vertex ? 0 : 1;
    Vertex instead = no_vertex;
    if (end == no_vertex) {
      for (Vertex v = 0; v < search.vertices; ++v) {
        ASSERT_EQ(tree.is_outer(v), expected.outer[at(v)]) << v;
        if (tree.is_outer(v) && random.chance(50)) instead = v;
      }
      if (instead == no_vertex) instead = search.root;
      tree.leave_single(mates, instead);
    }
    test::expect_covered(search, std::vector<Vertex>(mates.begin(), mates.end()), instead);
  }
  EXPECT_GT(augmented, 500);
}

}  // namespace
}  // namespace bloesem::matching
