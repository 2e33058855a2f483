#include "engine/proof/vertex_groups.hpp"

#include <gtest/gtest.h>

#include "tests/proof/newcomers.hpp"

namespace bloesem::test {
namespace {

using proof::Demand;
using proof::Integer;
using proof::RemainingGraph;
using proof::Vertex;

const proof::TwiceWeight by_rank = [](Vertex h, Vertex) { return Integer(2 * h); };

TEST(VertexGroups, AreClassesDividedByLabel) {
  const OneBracket five(5, {{0, 1}, {2, 3}});
  RemainingGraph graph(five.problem, five.mates);
  EXPECT_EQ(proof::groups_by_class(graph, {0, 0, 0, 0, 0}).size(), 1);
  const proof::VertexGroups groups = proof::groups_by_class(graph, {0, 7, 0, 7, 0});
  EXPECT_EQ(groups.size(), 2);
  EXPECT_EQ(groups.of[0], groups.of[4]);
  EXPECT_NE(groups.of[0], groups.of[1]);
  graph.settle(0, 1);
  EXPECT_EQ(proof::groups_by_vertex(graph).size(), 3);
  EXPECT_EQ(proof::groups_by_vertex(graph).of[0], -1);
}

TEST(VertexGroups, DemandWhatEdgesPairsAndSinglesDemand) {
  const OneBracket three(3, {{0, 2}});
  const RemainingGraph graph(three.problem, three.mates);
  int tight = 0;
  int with_zero = 0;
  for (const Demand& d : proof::demands_of(graph, proof::groups_by_vertex(graph), by_rank)) {
    if (d.other == 3) {
      ++with_zero;
      EXPECT_EQ(d.tight, d.one == 1) << d.one;  // 1 is single
    } else {
      EXPECT_EQ(d.twice, 2 * std::min(d.one, d.other));
      if (d.tight) ++tight;
    }
  }
  EXPECT_EQ(tight, 1);
  EXPECT_EQ(with_zero, 3);
}

TEST(VertexGroups, DemandNothingOfBoundVertices) {
  const OneBracket two(2, {{0, 1}});
  RemainingGraph graph(two.problem, two.mates);
  graph.bind(0);
  const auto demands = proof::demands_of(graph, proof::groups_by_vertex(graph), by_rank);
  EXPECT_EQ(demands.size(), 2U);  // the pair and the value of 1
}

TEST(VertexGroups, LetTheZeroGroupHaveAValueIfAllVerticesAreAnOddSet) {
  const OneBracket three(3, {{0, 2}});
  RemainingGraph graph(three.problem, three.mates);
  EXPECT_EQ(proof::zero_group_of(graph), proof::ZeroGroup::NotPositive);
  const proof::TwiceWeight equal = [](Vertex, Vertex) { return Integer(2); };
  ASSERT_EQ(graph.apply({{0, 0, 0}, {0}, {{2, {0, 1, 2}}}}, equal).value_or(""), "");
  EXPECT_EQ(proof::zero_group_of(graph), proof::ZeroGroup::Any);
  const OneBracket single(3);
  EXPECT_EQ(proof::zero_group_of(RemainingGraph(single.problem, single.mates)), proof::ZeroGroup::Zero);
  const OneBracket two(2, {{0, 1}});
  EXPECT_EQ(proof::zero_group_of(RemainingGraph(two.problem, two.mates)), proof::ZeroGroup::Zero);
}

}  // namespace
}  // namespace bloesem::test
