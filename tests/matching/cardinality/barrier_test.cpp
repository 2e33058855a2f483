#include "matching/cardinality/barrier.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <utility>
#include <vector>

#include "matching/cardinality/bit_frontier.hpp"
#include "matching/cardinality/known_obstacles.hpp"
#include "tests/support/random.hpp"

namespace bloesem::matching {
namespace {

using test::Random;

// Half of the vertices, or so, hardly meet each other.
BitRows random_rows(Random& random, int vertices) {
  BitRows rows;
  rows.reset(vertices, vertices);
  const int few = random.between(0, 15);
  const int density = random.between(15, 60);
  for (int v = 0; v < vertices; ++v)
    for (int u = 0; u < v; ++u)
      if (random.chance(u >= vertices / 2 ? few : density)) rows.set(u, v), rows.set(v, u);
  return rows;
}

// Matches all of `set`. Returns false if that is impossible.
bool match(const BitRows& rows, const std::vector<Vertex>& set, std::vector<Vertex>& mates) {
  RowSearch search;
  search.admit_only(set, Vertex(rows.rows()));
  mates.assign(at(rows.rows()), no_vertex);
  for (const Vertex v : set)
    if (mates[at(v)] == no_vertex && search.augment(rows, mates, v) == no_vertex) return false;
  return true;
}

// Searches for mates of `u`, to the end. Returns the places of the barrier that this shows.
std::vector<std::int32_t> places_around(const BitRows& rows, const std::vector<Vertex>& set,
                                        std::vector<Vertex> mates, Vertex u) {
  RowSearch search;
  search.admit_only(set, Vertex(rows.rows()));
  search.exclude(u);
  const Vertex mate = std::exchange(mates[at(u)], no_vertex);
  mates[at(mate)] = no_vertex;
  EXPECT_EQ(search.augment(rows, mates, mate), no_vertex);
  std::vector<std::int32_t> places(mates.size(), KnownObstacles::removed);
  std::vector<std::int32_t> component(mates.size(), -1);
  std::int32_t components = 0;
  for (const Vertex v : set) {
    if (v == u) continue;
    if (!search.reached(v)) places[at(v)] = KnownObstacles::elsewhere;
    if (!search.is_outer(v)) continue;
    std::int32_t& number = component[at(search.base(v))];
    if (number < 0) number = components++;
    places[at(v)] = number;
  }
  return places;
}

TEST(Barrier, TellsWhichPairsOccurInPerfectMatchings) {
  Random random(81);
  Barrier barrier;
  int joined = 0;
  int barred = 0;
  for (int run = 0; run < 6000 && !testing::Test::HasFailure(); ++run) {
    SCOPED_TRACE(run);
    const int n = random.between(2, run % 20 == 0 ? 90 : 14);
    const BitRows rows = random_rows(random, n);
    std::vector<Vertex> set;
    for (Vertex v = 0; v < n; ++v)
      if (random.chance(90)) set.push_back(v);
    std::vector<Vertex> mates;
    if (set.empty() || set.size() % 2 == 1 || !match(rows, set, mates)) continue;
    const Vertex around = set[random.between<std::size_t>(0, set.size() - 1)];
    barrier.assign(places_around(rows, set, mates, around), mates);
    for (const Vertex u : set) {
      for (const Vertex v : set) {
        if (u == v || !rows.test(u.value(), v.value())) continue;
        ASSERT_TRUE(u != around || barrier.tells(u, v));
        if (!barrier.tells(u, v)) continue;
        std::vector<Vertex> others;
        for (const Vertex w : set)
          if (w != u && w != v) others.push_back(w);
        std::vector<Vertex> of_others;
        const bool joins = match(rows, others, of_others);
        ASSERT_EQ(barrier.joins({rows, mates}, u, v), joins) << u.value() << ' ' << v.value();
        ++(joins ? joined : barred);
      }
    }
  }
  EXPECT_GT(joined, 5000);
  EXPECT_GT(barred, 3000);
}

}  // namespace
}  // namespace bloesem::matching
