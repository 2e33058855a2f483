#include "engine/proof/blossom_values.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/proof/newcomers.hpp"

namespace bloesem::test {
namespace {

using proof::Integer;
using proof::RemainingGraph;
using proof::Vertex;
using testing::ElementsAre;

const proof::TwiceWeight always_two = [](Vertex, Vertex) { return Integer(2); };

TEST(BlossomValues, AreThoseOfTheGivenVertices) {
  const OneBracket six(6, {{0, 2}});
  const RemainingGraph graph(six.problem, six.mates);
  const auto groups = proof::groups_by_class(graph, std::vector<std::int32_t>(6));
  EXPECT_THAT(proof::blossom_values(graph, {1, 5}, groups, always_two).y, testing::SizeIs(2));
  const proof::BlossomValues three = proof::blossom_values(graph, {0, 2, 4}, groups, always_two);
  EXPECT_THAT(three.y, ElementsAre(0, 0, 0));
  ASSERT_EQ(three.sets.size(), 1U);
  EXPECT_THAT(three.sets[0].vertices, ElementsAre(0, 2, 4));
  EXPECT_EQ(three.sets[0].z, 2);
}

// A set that must be filled may have a negative value: its pairs cost something.
TEST(BlossomValues, BoundSetsAreDemanded) {
  const OneBracket five(5, {{0, 1}});
  RemainingGraph graph(five.problem, five.mates);
  const proof::TwiceWeight inside = [](Vertex h, Vertex l) { return Integer(h < 3 && l < 3 ? 2 : 0); };
  ASSERT_EQ(graph.apply({{0, 0, 0, 0, 0}, {0}, {{2, {0, 1, 2}}}}, inside).value_or(""), "");
  const auto groups = proof::groups_by_class(graph, std::vector<std::int32_t>(5));
  const proof::TwiceWeight costly = [](Vertex h, Vertex l) { return Integer(h < 3 && l < 3 ? -2 : 0); };
  const proof::BlossomValues values = proof::blossom_values(graph, {0, 1, 2, 3, 4}, groups, costly);
  bool negative = false;
  for (const proof::VertexSet& set : values.sets) {
    EXPECT_THAT(set.vertices, ElementsAre(0, 1, 2));
    negative = negative || set.z < 0;
  }
  EXPECT_TRUE(negative);
}

}  // namespace
}  // namespace bloesem::test
