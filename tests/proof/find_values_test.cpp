#include "engine/proof/find_values.hpp"

#include <gtest/gtest.h>

#include <numeric>

#include "engine/proof/step_maker.hpp"
#include "tests/proof/newcomers.hpp"

namespace bloesem::test {
namespace {

using proof::Integer;
using proof::RemainingGraph;
using proof::Vertex;
using proof::VertexValues;

// True if the values prove the given matching to be the heaviest.
bool prove(const OneBracket& bracket, const VertexValues& values, const proof::TwiceWeight& twice) {
  RemainingGraph graph(bracket.problem, bracket.mates);
  std::vector<std::int32_t> own_blocks(bracket.mates.size());  // weights may differ between any two vertices
  std::iota(own_blocks.begin(), own_blocks.end(), 0);
  std::vector<std::int32_t> blocks(bracket.mates.size(), -1);
  const auto read = proof::duals_of_vertices(graph, proof::duals_in_blocks(graph, values, own_blocks), blocks);
  return read.duals && !graph.apply(*read.duals, twice);
}

// The sum of the numbers of two vertices, less something for neighbours.
const proof::TwiceWeight sums = [](Vertex h, Vertex l) { return Integer(2 * (h + l) - (l == h + 1 ? 2 : 0)); };

TEST(FindValues, BothWaysProveTheHeaviestMatching) {
  const OneBracket heaviest(5, {{1, 3}, {2, 4}});
  const RemainingGraph graph(heaviest.problem, heaviest.mates);
  const auto values = proof::values_by_groups(graph, proof::groups_by_vertex(graph), sums);
  ASSERT_TRUE(values);
  EXPECT_TRUE(prove(heaviest, *values, sums));
  EXPECT_TRUE(prove(heaviest, proof::values_by_blossoms(graph, proof::groups_by_vertex(graph), sums), sums));
}

TEST(FindValues, NeitherProvesAnother) {
  const OneBracket other(5, {{0, 3}, {2, 4}});
  const RemainingGraph graph(other.problem, other.mates);
  EXPECT_FALSE(proof::values_by_groups(graph, proof::groups_by_vertex(graph), sums));
  EXPECT_FALSE(prove(other, proof::values_by_blossoms(graph, proof::groups_by_vertex(graph), sums), sums));
}

const proof::TwiceWeight equal = [](Vertex, Vertex) { return Integer(2); };

TEST(FindValues, GroupsFindTheOddSetOfAllVertices) {
  const OneBracket triangle(3, {{0, 2}});
  const RemainingGraph graph(triangle.problem, triangle.mates);
  const auto by_groups = proof::values_by_groups(graph, proof::groups_by_vertex(graph), equal);
  ASSERT_TRUE(by_groups);
  EXPECT_EQ(by_groups->sets.size(), 1U);
  EXPECT_TRUE(prove(triangle, *by_groups, equal));
  const VertexValues values = proof::values_by_blossoms(graph, proof::groups_by_vertex(graph), equal);
  EXPECT_EQ(values.sets.size(), 1U);
  EXPECT_TRUE(prove(triangle, values, equal));
}

// Two triangles, of which one edge each is a pair.
const proof::TwiceWeight triangles = [](Vertex h, Vertex l) { return Integer((h < 3) == (l < 3) ? 2 : 0); };

TEST(FindValues, OtherOddSetsNeedBlossoms) {
  const OneBracket six(6, {{0, 1}, {3, 4}});
  const RemainingGraph graph(six.problem, six.mates);
  EXPECT_FALSE(proof::values_by_groups(graph, proof::groups_by_vertex(graph), triangles));
  const VertexValues values = proof::values_by_blossoms(graph, proof::groups_by_vertex(graph), triangles);
  EXPECT_EQ(values.sets.size(), 2U);
  EXPECT_TRUE(prove(six, values, triangles));
}

TEST(FindValues, BoundVerticesMayHaveNegativeValues) {
  // Vertex 0 must be paired, although both edges there cost something.
  const proof::TwiceWeight cost = [](Vertex h, Vertex l) { return Integer(h == 0 ? -2 * l : 0); };
  const OneBracket three(3, {{0, 1}});
  RemainingGraph graph(three.problem, three.mates);
  graph.bind(0);
  const VertexValues values = proof::values_by_blossoms(graph, proof::groups_by_vertex(graph), cost);
  EXPECT_LT(values.of(0), 0);
  const std::vector<std::int32_t> no_labels(3);
  std::vector<std::int32_t> blocks(3, -1);
  const auto read = proof::duals_of_vertices(graph, proof::duals_in_blocks(graph, values, no_labels), blocks);
  ASSERT_TRUE(read.duals);
  EXPECT_EQ(graph.apply(*read.duals, cost).value_or(""), "");
}

TEST(FindValues, SeparatesWhatNoMatchingContains) {
  const OneBracket four(4, {{0, 1}, {2, 3}});
  RemainingGraph graph(four.problem, four.mates);
  for (Vertex v = 0; v < 4; ++v) graph.bind(v);
  graph.exclude([](Vertex h, Vertex l) { return h == 1 && l == 3; });
  const VertexValues values = proof::separating_values_by_groups(graph, proof::groups_by_vertex(graph));
  EXPECT_GT(values.of(0) + values.of(2), 0);  // 1 would have no opponent but 3
  EXPECT_EQ(values.of(0) + values.of(3), 0);
}

}  // namespace
}  // namespace bloesem::test
