#include "engine/proof/refutation.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "matching/graph/vertex.hpp"

namespace bloesem::test {
namespace {

using proof::Refutation;
using testing::Eq;
using testing::HasSubstr;
using testing::Optional;

// Adds "the edges, which weigh 1 each, weigh `heavier` together": taken once.
void add_weights(Refutation& refutation, int heavier) {
  std::vector<std::int32_t> all;
  for (std::int32_t x = 0; x < refutation.variables(); ++x) all.push_back(x);
  refutation.add_count(all, false, heavier, 1);
}

Refutation triangle(int heavier) {
  Refutation refutation(3);
  refutation.add_variable(0, 1);
  refutation.add_variable(0, 2);
  refutation.add_variable(1, 2);
  refutation.add_set({1, {0, 1, 2}});
  add_weights(refutation, heavier);
  return refutation;
}

TEST(Refutation, AnOddSetContainsOnePairLess) {
  const Refutation two_edges = triangle(2);
  EXPECT_EQ(two_edges.problem_text(),
            "* #variable= 3 #constraint= 4\n"
            "-1 x1 -1 x2 >= -1 ;\n"
            "-1 x1 -1 x3 >= -1 ;\n"
            "-1 x2 -1 x3 >= -1 ;\n"
            "1 x1 1 x2 1 x3 >= 2 ;\n");
  EXPECT_THAT(two_edges.proof_text(), Optional(Eq("pseudo-Boolean proof version 1.2\n"
                                                  "f 4\n"
                                                  "p 1 2 + 3 + 2 d\n"
                                                  "p 4 5 +\n"
                                                  "c 6\n")));
}

TEST(Refutation, WhatIsTrueIsNotRefuted) { EXPECT_FALSE(triangle(1).proof_text()); }

TEST(Refutation, EdgesThatLeaveTheSetAreCancelled) {
  Refutation refutation(4);
  refutation.add_variable(0, 1);
  refutation.add_variable(0, 2);
  refutation.add_variable(1, 2);
  refutation.add_variable(2, 3);
  refutation.add_set({1, {0, 1, 2}});
  refutation.add_count({0, 1, 2}, false, 2, 1);
  EXPECT_THAT(refutation.proof_text(), Optional(HasSubstr("\np 1 2 + 3 + x4 + 2 d\n")));
}

TEST(Refutation, WeightsAreCoveredByTheVerticesThatAreTaken) {
  for (const int y : {2, 3}) {
    Refutation refutation(2);
    const std::int32_t edge = refutation.add_variable(0, 1);
    refutation.add_row({{{edge, refutation.add_value(3)}}, 4, 1});
    refutation.take_vertex(0, y);
    EXPECT_EQ(refutation.proof_text().has_value(), y == 3)
        << "the edge weighs 3, not 4; its end has the value " << y;
  }
}

TEST(Refutation, AVertexHasTheVariablesOfItsEdgesAndItsBye) {
  Refutation refutation(2);
  refutation.add_variable(0, 1);
  refutation.add_variable(1, matching::no_vertex);
  EXPECT_THAT(refutation.variables_of(0), testing::ElementsAre(0));
  EXPECT_THAT(refutation.variables_of(1), testing::ElementsAre(0, 1));
}

}  // namespace
}  // namespace bloesem::test
