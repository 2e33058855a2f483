#include "tests/matching/cardinality/search_reference.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "matching/index.hpp"

namespace bloesem::test {

using matching::at;
using matching::no_vertex;
using matching::Vertex;

bool SearchCase::adjacent(Vertex u, Vertex v) const {
  return std::find(graph[at(u)].begin(), graph[at(u)].end(), v) != graph[at(u)].end();
}

SearchCase random_search(Random& random, std::size_t most_kinds) {
  SearchCase search;
  search.vertices = random.between<Vertex>(1, 10);
  search.graph.resize(at(search.vertices));
  search.mates.assign(at(search.vertices), no_vertex);
  const int density = random.between(10, 60);
  for (Vertex v = 0; v < search.vertices; ++v) {
    search.kinds.push_back(random.between<std::size_t>(0, most_kinds - 1));
    for (Vertex u = 0; u < v; ++u) {
      const bool alike = search.kinds[at(u)] == search.kinds[at(v)] && search.kinds[at(u)] != 0;
      if (alike || !random.chance(density)) continue;
      search.graph[at(u)].push_back(v);
      search.graph[at(v)].push_back(u);
    }
  }
  std::vector<Vertex> order;
  for (Vertex v = 0; v < search.vertices; ++v) order.push_back(v);
  random.shuffle(order);
  for (const Vertex u : order)
    for (const Vertex v : search.graph[at(u)])
      if (search.mates[at(u)] == no_vertex && search.mates[at(v)] == no_vertex && random.chance(85))
        search.mates[at(u)] = v, search.mates[at(v)] = u;
  for (const Vertex v : order)
    if (search.mates[at(v)] == no_vertex) search.root = v;
  if (search.root == no_vertex) return random_search(random, most_kinds);
  for (const Vertex v : order) {
    if (v == search.root || !random.chance(8)) continue;
    search.excluded |= matching::BitWord{1} << v;
    if (search.mates[at(v)] != no_vertex) search.excluded |= matching::BitWord{1} << search.mates[at(v)];
  }
  return search;
}

SearchResult expected_result(const SearchCase& search) {
  Neighbours graph(at(search.vertices));
  std::size_t covered = 0;
  for (Vertex v = 0; v < search.vertices; ++v) {
    if (!search.reachable(v)) continue;
    if (search.mates[at(v)] != no_vertex) covered |= std::size_t{1} << v;
    for (const Vertex u : search.graph[at(v)])
      if (search.reachable(u)) graph[at(v)].push_back(u);
  }
  const std::vector<bool> coverable = coverable_sets(graph);
  const std::size_t with_root = covered | std::size_t{1} << search.root;
  SearchResult result;
  result.outer.assign(at(search.vertices), false);
  for (Vertex v = 0; v < search.vertices; ++v) {
    const std::size_t bit = std::size_t{1} << v;
    if ((with_root & bit) == 0)
      result.augmentable = result.augmentable || (search.reachable(v) && coverable[with_root | bit]);
    else
      result.outer[at(v)] = v == search.root || coverable[with_root & ~bit];
  }
  return result;
}

void expect_covered(const SearchCase& search, const std::vector<Vertex>& mates, Vertex instead) {
  for (Vertex v = 0; v < search.vertices; ++v) {
    const Vertex mate = mates[at(v)];
    if (!search.reachable(v)) {
      EXPECT_EQ(mate, search.mates[at(v)]);
    } else if (mate == no_vertex) {
      EXPECT_TRUE(v == instead || (v != search.root && search.mates[at(v)] == no_vertex));
    } else {
      EXPECT_NE(v, instead);
      EXPECT_EQ(mates[at(mate)], v);
      EXPECT_TRUE(search.adjacent(v, mate) && search.reachable(mate));
    }
  }
}

}  // namespace bloesem::test
