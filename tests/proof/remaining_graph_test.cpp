#include "engine/proof/remaining_graph.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/proof/newcomers.hpp"

namespace bloesem::test {
namespace {

using proof::Integer;
using proof::RemainingGraph;
using proof::Vertex;
using proof::VertexDuals;
using testing::ElementsAre;

const proof::TwiceWeight nothing = [](Vertex, Vertex) { return Integer(0); };

TEST(RemainingGraph, BeginsWithAllLegalEdgesInTheDirectionOfRank) {
  const OneBracket four(4);
  const RemainingGraph graph(four.problem, four.mates);
  EXPECT_EQ(graph.classes(), 1);
  EXPECT_THAT(graph.vertices(), ElementsAre(0, 1, 2, 3));
  EXPECT_THAT(graph.lower_ends(1, 0, 4), ElementsAre(2, 3));
  EXPECT_THAT(graph.lower_ends(0, 2, 3), ElementsAre(2));
  EXPECT_TRUE(graph.has_edge_to(3, 0, 1));
  EXPECT_TRUE(graph.has_edge_to(0, 3, 4));
  EXPECT_FALSE(graph.has_edge_to(3, 3, 4));
}

TEST(RemainingGraph, ExcludesBindsAndSettles) {
  const OneBracket four(4, {{0, 1}, {2, 3}});
  RemainingGraph graph(four.problem, four.mates);
  graph.isolate(3);
  EXPECT_EQ(graph.classes(), 2);
  graph.exclude([](Vertex h, Vertex l) { return h != 3 && l == 3; });
  EXPECT_THAT(graph.lower_ends(0, 0, 4), ElementsAre(1, 2));
  graph.exclude_down(3, [](Vertex) { return true; });
  graph.exclude_up(3, [](Vertex h) { return h == 0; });
  graph.bind(0);
  EXPECT_TRUE(graph.bound(0));
  EXPECT_FALSE(graph.bound(1));
  graph.settle(0, 1);
  EXPECT_FALSE(graph.remains(0));
  EXPECT_THAT(graph.vertices(), ElementsAre(2, 3));
}

TEST(RemainingGraph, AcceptsValuesOnlyWithTheirConditions) {
  const OneBracket four(4, {{0, 1}});
  const auto failure = [&](VertexDuals duals) {
    return RemainingGraph(four.problem, four.mates).apply(duals, nothing).value_or("");
  };
  const std::vector<std::int32_t> blocks = {0, 1, 2, 3};
  EXPECT_EQ(failure({blocks, {0, 0, 0, 0}, {}}), "");
  EXPECT_THAT(failure({blocks, {-1, 1, 0, 0}, {}}), testing::HasSubstr("negative"));
  EXPECT_THAT(failure({blocks, {0, 0, 1, 0}, {}}), testing::HasSubstr("not paired"));
  EXPECT_THAT(failure({blocks, {1, 1, 0, 0}, {}}), testing::HasSubstr("not tight"));
  EXPECT_THAT(failure({blocks, {0, 0, 0, 0}, {{-1, {0, 1, 2}}}}), testing::HasSubstr("not bound"));
  EXPECT_THAT(failure({blocks, {0, 0, 0, 0}, {{1, {1, 2, 3}}}}), testing::HasSubstr("not filled"));
  EXPECT_THAT(failure({blocks, {0, 0, 0, 0}, {{1, {0, 1, 2}}}}), testing::HasSubstr("not tight"));
}

TEST(RemainingGraph, RequiresThatEveryEdgeIsCovered) {
  const OneBracket four(4, {{0, 1}});
  RemainingGraph graph(four.problem, four.mates);
  const proof::TwiceWeight one = [](Vertex h, Vertex l) { return Integer(h == 1 && l == 2 ? 2 : 0); };
  EXPECT_THAT(graph.apply({{0, 1, 2, 3}, {0, 0, 0, 0}, {}}, one).value_or(""),
              testing::HasSubstr("not covered"));
}

TEST(RemainingGraph, ExcludesEdgesWithSlackAndBindsWhatHasAValue) {
  const OneBracket four(4, {{0, 1}});
  RemainingGraph graph(four.problem, four.mates);
  const proof::TwiceWeight pair = [](Vertex h, Vertex l) { return Integer(h == 0 && l == 1 ? 2 : 0); };
  EXPECT_EQ(graph.apply({{0, 1, 2, 2}, {2, 0, 0}, {}}, pair).value_or(""), "");
  EXPECT_THAT(graph.lower_ends(0, 0, 4), ElementsAre(1));
  EXPECT_THAT(graph.lower_ends(1, 0, 4), ElementsAre(2, 3));
  EXPECT_TRUE(graph.bound(0));
  EXPECT_FALSE(graph.bound(1));
}

// Of a set that must be filled and loses one player, the others can only meet each other.
TEST(RemainingGraph, ClosesASetThatLosesOnePlayer) {
  const OneBracket six(6, {{0, 1}, {2, 3}, {4, 5}});
  RemainingGraph graph(six.problem, six.mates);
  const proof::TwiceWeight inside = [](Vertex h, Vertex l) { return Integer(h < 3 && l < 3 ? 2 : 0); };
  ASSERT_EQ(graph.apply({{0, 0, 0, 0, 0, 0}, {0}, {{2, {0, 1, 2}}}}, inside).value_or(""), "");
  EXPECT_EQ(graph.bound_sets().lists().size(), 1U);
  EXPECT_THAT(graph.lower_ends(0, 0, 6), ElementsAre(1, 2, 3, 4, 5));
  graph.settle(2, 3);
  EXPECT_TRUE(graph.bound_sets().lists().empty());
  EXPECT_THAT(graph.lower_ends(0, 0, 6), ElementsAre(1));
  EXPECT_TRUE(graph.bound(0));
  EXPECT_FALSE(graph.bound(4));
}

TEST(RemainingGraph, KeepsASetThatLosesAPair) {
  const OneBracket six(6, {{0, 1}, {2, 3}, {4, 5}});
  RemainingGraph graph(six.problem, six.mates);
  const proof::TwiceWeight inside = [](Vertex h, Vertex l) { return Integer(h < 5 && l < 5 ? 2 : 0); };
  ASSERT_EQ(graph.apply({{0, 0, 0, 0, 0, 0}, {0}, {{2, {0, 1, 2, 3, 4}}}}, inside).value_or(""), "");
  graph.settle(0, 1);
  EXPECT_THAT(graph.bound_sets().lists(), ElementsAre(ElementsAre(2, 3, 4)));
  EXPECT_EQ(graph
                .apply({{0, 0, 0, 0, 0, 0}, {0}, {{-2, {2, 3, 4}}}},
                       [](Vertex h, Vertex l) { return Integer(h < 5 && l < 5 ? -2 : 0); })
                .value_or(""),
            "");
}

}  // namespace
}  // namespace bloesem::test
