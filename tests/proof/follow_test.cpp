#include "engine/proof/follow.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/proof/prove.hpp"
#include "tests/proof/newcomers.hpp"

namespace bloesem::test {
namespace {

using testing::HasSubstr;

TEST(Follow, CoverAsksForNoPair) {
  const OneBracket three(3);
  const proof::Problem problem = proof::problem_of_completion(three.round, {0, 1, 2});
  const auto failure = [&](proof::Duals duals) { return proof::check_cover(problem, duals).value_or(""); };
  // Each costs 1, so an edge weighs 2, and twice that is 4.
  EXPECT_EQ(failure({{0, 0, 0}, {2}, {}}), "");
  EXPECT_EQ(failure({{0, 0, 0}, {0}, {{4, {0, 1, 2}}}}), "");
  EXPECT_THAT(failure({{0, 1, 0}, {2, 1}, {}}), HasSubstr("not covered"));
  EXPECT_THAT(failure({{0, 1, 1}, {-1, 5}, {}}), HasSubstr("negative"));
  EXPECT_THAT(failure({{0, 0, 0}, {3}, {{-1, {0, 1, 2}}}}), HasSubstr("negative"));
  EXPECT_THAT(failure({{}, {2}, {}}), HasSubstr("block"));
}

TEST(Follow, CriteriaMustFitTheRound) {
  const OneBracket two(2, {{0, 1}});
  proof::RemainingGraph graph(two.problem, two.mates);
  std::vector<std::int32_t> blocks;
  const proof::Integer half = two.problem.twice(0, 1) / 2;
  EXPECT_EQ(proof::follow_criteria(graph, {{0, 0}, {half}, {}}, blocks).value_or(""), "");
  EXPECT_TRUE(graph.bound(0));
  proof::RemainingGraph other(two.problem, two.mates);
  EXPECT_THAT(proof::follow_criteria(other, {{0, 0}, {half + 1}, {}}, blocks).value_or(""),
              HasSubstr("not tight"));
}

}  // namespace
}  // namespace bloesem::test
