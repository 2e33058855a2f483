// Steps `sum` without a class for each player, against the same with one.
#include "engine/proof/number_cover.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <utility>

#include "engine/proof/find_values.hpp"
#include "engine/proof/remaining_graph.hpp"
#include "tests/proof/newcomers.hpp"
#include "tests/support/random.hpp"

namespace bloesem::test {
namespace {

using proof::Integer;
using proof::RemainingGraph;
using proof::Vertex;
using proof::VertexDuals;

// A bracket with random pairs, some of whose edges are excluded, and numbers for most of the vertices.
struct NumberedCase {
  NumberedCase(Random& random, int vertices) : bracket(vertices, random_pairs(random, vertices)) {
    int next = 1;
    for (int v = 0; v < vertices; ++v) numbers.push_back(random.chance(80) ? next++ : 0);
    for (int v = 0; v < vertices; ++v) labels.push_back(random.between(0, 2));
    closed = {random.between(0, 2), random.between(0, 2)};
    bound = random.chance(70);
  }
  static Pairs random_pairs(Random& random, int vertices) {
    Pairs pairs;
    std::vector<int> order;
    for (int v = 0; v < vertices; ++v) order.push_back(v);
    random.shuffle(order);
    for (int i = 0; i + 1 < vertices; i += 2)
      pairs.emplace_back(std::min(order[at(i)], order[at(i + 1)]), std::max(order[at(i)], order[at(i + 1)]));
    return pairs;
  }
  [[nodiscard]] RemainingGraph graph() const {
    RemainingGraph graph(bracket.problem, bracket.mates);
    graph.divide(labels);
    for (const Vertex v : graph.vertices())
      if (graph.mate(v) > v && labels[at(v)] == closed.first && labels[at(graph.mate(v))] == closed.second)
        return with_bound(std::move(graph));
    graph.exclude(
        [&](Vertex h, Vertex l) { return labels[at(h)] == closed.first && labels[at(l)] == closed.second; });
    return with_bound(std::move(graph));
  }
  [[nodiscard]] RemainingGraph with_bound(RemainingGraph graph) const {
    for (const Vertex v : graph.vertices())
      if (bound && graph.mate(v) != matching::no_vertex) graph.bind(v);
    return graph;
  }
  [[nodiscard]] proof::TwiceWeight twice() const {
    return [this](Vertex h, Vertex l) {
      return numbers[at(h)] > 0 && numbers[at(l)] > 0 ? Integer(-2 * numbers[at(h)]) : Integer(0);
    };
  }
  OneBracket bracket;
  std::vector<std::int32_t> numbers;
  std::vector<std::int32_t> labels;
  std::pair<int, int> closed;
  bool bound = false;
};

// Returns the duals, each vertex being a block.
VertexDuals duals_of(const NumberedCase& numbered, const proof::VertexValues& values) {
  VertexDuals duals{{}, {}, values.sets};
  for (std::size_t v = 0; v < numbered.numbers.size(); ++v) {
    duals.block.push_back(static_cast<std::int32_t>(v));
    duals.y.push_back(values.of(static_cast<Vertex>(v)));
  }
  return duals;
}

// Both ways say the same of the duals, and leave the same graph. Returns whether they are accepted.
bool compare_ways(const NumberedCase& numbered, const VertexDuals& duals) {
  RemainingGraph one = numbered.graph();
  RemainingGraph other = numbered.graph();
  const bool accepted = !one.apply_numbers(duals, numbered.numbers);
  EXPECT_EQ(!other.apply(duals, numbered.twice()), accepted);
  if (!accepted) return false;
  for (const Vertex h : one.vertices()) {
    EXPECT_EQ(one.bound(h), other.bound(h));
    for (Vertex l = h + 1; l < static_cast<Vertex>(numbered.numbers.size()); ++l)
      EXPECT_EQ(one.has_edge(h, l), other.has_edge(h, l)) << h << ' ' << l;
  }
  return true;
}

TEST(NumberCover, AgreesWithAClassForEachPlayer) {
  Random random(23);
  int accepted = 0;
  int refused = 0;
  int by_groups = 0;
  for (int trial = 0; trial < 800; ++trial) {
    const NumberedCase numbered(random, random.between(2, 12));
    const RemainingGraph graph = numbered.graph();
    VertexDuals duals =
        duals_of(numbered, proof::values_by_blossoms(graph, proof::groups_by_vertex(graph), numbered.twice()));
    const bool right = compare_ways(numbered, duals);
    ++(right ? accepted : refused);
    duals.y[at(random.between(0, static_cast<int>(duals.y.size()) - 1))] += random.chance(50) ? 2 : -2;
    ++(compare_ways(numbered, duals) ? accepted : refused);
    if (const auto values = proof::values_by_numbers(graph, numbered.numbers)) {
      EXPECT_TRUE(right);
      EXPECT_TRUE(compare_ways(numbered, duals_of(numbered, *values)));
      ++by_groups;
    }
  }
  EXPECT_GT(accepted, 100);
  EXPECT_GT(refused, 100);
  EXPECT_GT(by_groups, 30);
}

}  // namespace
}  // namespace bloesem::test
