// Graphs that answer questions, for the tests of matchings.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

#include "matching/graph/implicit_graph.hpp"
#include "matching/index.hpp"
#include "tests/support/listed_matching.hpp"
#include "tests/support/random.hpp"

namespace bloesem::test {

using matching::BitRows;
using matching::kinds_meet;
using matching::Vertex;

// Lists of missing edges, with a counter of the queries.
class Questions {
 public:
  Questions(std::vector<std::size_t> kind_of, std::vector<std::vector<Vertex>> missing)
      : kinds_(std::move(kind_of)), missing_(std::move(missing)) {}

  [[nodiscard]] Vertex size() const { return static_cast<Vertex>(kinds_.size()); }
  [[nodiscard]] std::size_t kind(Vertex v) const { return kinds_[at(v)]; }
  [[nodiscard]] bool adjacent(Vertex u, Vertex v) const {
    ++asked;
    EXPECT_TRUE(kinds_meet(kind(u), kind(v)) && u != v);
    return std::find(missing_[at(u)].begin(), missing_[at(u)].end(), v) == missing_[at(u)].end();
  }
  [[nodiscard]] Adjacency lists() const {
    Adjacency graph(kinds_.size());
    for (Vertex u = 0; u < size(); ++u)
      for (Vertex v = 0; v < size(); ++v)
        if (u != v && kinds_meet(kind(u), kind(v)) && adjacent(u, v)) graph[at(u)].push_back(v);
    asked = 0;
    return graph;
  }

  mutable std::int64_t asked = 0;

 private:
  std::vector<std::size_t> kinds_;
  std::vector<std::vector<Vertex>> missing_;
};

// The same graph with its rows written out.
class Rows : public Questions {
 public:
  explicit Rows(const Questions& graph) : Questions(graph) {}
  void fill(BitRows& rows) const {
    rows.reset(size(), size());
    const Adjacency graph = lists();
    for (Vertex u = 0; u < size(); ++u)
      for (const Vertex v : graph[at(u)]) rows.set(u, v);
  }
};
static_assert(matching::RowGraph<Rows> && !matching::RowGraph<Questions>);

// Returns a graph of n vertices; the chances of the kinds 1 and 2 and of a missing edge are percentages.
inline Questions random_graph(Random& random, Vertex n, int first, int second, int missing_percent) {
  std::vector<std::size_t> kind_of;
  std::vector<std::vector<Vertex>> missing(at(n));
  for (Vertex v = 0; v < n; ++v) {
    const int roll = random.between(1, 100);
    kind_of.push_back(roll <= first ? 1 : roll <= first + second ? 2 : 0);
    for (Vertex u = 0; u < v; ++u) {
      if (!random.chance(missing_percent)) continue;
      missing[at(u)].push_back(v);
      missing[at(v)].push_back(u);
    }
  }
  return {kind_of, missing};
}

}  // namespace bloesem::test
