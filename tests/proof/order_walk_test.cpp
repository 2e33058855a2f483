#include "engine/proof/order_walk.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/proof/find_values.hpp"
#include "engine/proof/follow.hpp"
#include "engine/proof/step_maker.hpp"
#include "tests/proof/newcomers.hpp"

namespace bloesem::test {
namespace {

using proof::Step;
using proof::StepKind;
using testing::HasSubstr;

// Gives prepared steps, and notes what was asked for.
class Prepared final : public proof::StepSource {
 public:
  explicit Prepared(std::vector<Step> steps = {}) : steps_(std::move(steps)) {}
  const Step* next(const proof::StepNeed& need, const proof::WalkState&) override {
    needs.push_back(need);
    return needs.size() <= steps_.size() ? &steps_[needs.size() - 1] : nullptr;
  }
  std::vector<proof::StepNeed> needs;

 private:
  std::vector<Step> steps_;
};

// Newcomers differ in nothing, so one value proves every perfect matching.
std::string walk(const OneBracket& bracket, proof::StepSource& steps) {
  const auto size = bracket.mates.size();
  const proof::Integer value = bracket.problem.twice(0, 1) / 2;
  const proof::Duals criteria{std::vector<std::int32_t>(size), {value}, {}};
  return proof::follow_bracket(bracket.problem, bracket.mates, {}, criteria, steps).value_or("");
}

TEST(OrderWalk, NeedsNoStepForTheFirstCandidate) {
  Prepared steps;
  EXPECT_EQ(walk(OneBracket(4, {{0, 2}, {1, 3}}), steps), "");
  EXPECT_EQ(walk(OneBracket(6, {{0, 3}, {1, 4}, {2, 5}}), steps), "");
  EXPECT_TRUE(steps.needs.empty());
}

TEST(OrderWalk, AsksForARefusalOfEarlierOpponents) {
  Prepared steps;
  EXPECT_THAT(walk(OneBracket(4, {{0, 3}, {1, 2}}), steps), HasSubstr("missing"));
  ASSERT_EQ(steps.needs.size(), 1U);
  EXPECT_EQ(steps.needs[0].kind, StepKind::Refuse);
  EXPECT_EQ(steps.needs[0].vertex, 0);
  EXPECT_THAT(steps.needs[0].refused, testing::ElementsAre(2));
}

TEST(OrderWalk, AsksForExchangesFirst) {
  Prepared steps;
  EXPECT_THAT(walk(OneBracket(4, {{0, 1}, {2, 3}}), steps), HasSubstr("missing"));
  ASSERT_EQ(steps.needs.size(), 1U);
  EXPECT_EQ(steps.needs[0].kind, StepKind::Exchanges);
}

TEST(OrderWalk, RefusesStepsThatProveNothing) {
  const OneBracket later(4, {{0, 3}, {1, 2}});
  const auto refused = [&](Step step) {
    Prepared steps({std::move(step)});
    return walk(later, steps);
  };
  EXPECT_THAT(refused({StepKind::Sum, {{}, {0}, {}}, {}, {}}), HasSubstr("another kind"));
  EXPECT_THAT(refused({StepKind::Refuse, {{0, 0, 0, 0}, {0}, {}}, {}, {}}), HasSubstr("does not help"));
  EXPECT_THAT(refused({StepKind::Refuse, {{0, 1, 2, 3}, {0, 0, 0, 0}, {}}, {{0, 2}}, {}}),
              HasSubstr("not covered"));
  EXPECT_THAT(refused({StepKind::Refuse, {{0, 0, 0, 0}, {0}, {}}, {{0, 0}}, {}}),
              HasSubstr("a pair of the round"));
  EXPECT_THAT(refused({StepKind::Refuse, {{0, 0, 0}, {0}, {}}, {}, {}}), HasSubstr("blocks"));
  EXPECT_THAT(refused({StepKind::Refuse, {{0, 1, 0, 0}, {0}, {}}, {}, {}}), HasSubstr("no value"));
  EXPECT_THAT(refused({StepKind::Refuse, {{0, 0, 0, 0}, {0}, {}}, {{0, 5}}, {}}), HasSubstr("does not exist"));
}

TEST(OrderWalk, ReadsSetsInTheirOrder) {
  const OneBracket five(5);
  const proof::RemainingGraph graph(five.problem, five.mates);
  const auto failure = [&](std::vector<proof::DualSet> sets) {
    std::vector<std::int32_t> blocks(5, -1);
    return proof::duals_of_vertices(graph, {{0, 0, 0, 0, 0}, {0}, std::move(sets)}, blocks).failure;
  };
  EXPECT_EQ(failure({{1, {0, 1, 2}}, {1, {1, 2, 3}}, {1, {0, 1, 2, 3, 4}}}), "");
  EXPECT_THAT(failure({{1, {0, 1}}}), HasSubstr("odd"));
  EXPECT_THAT(failure({{1, {0}}}), HasSubstr("odd"));
  EXPECT_THAT(failure({{1, {0, 2, 1}}}), HasSubstr("order of rank"));
  EXPECT_THAT(failure({{1, {0, 1, 9}}}), HasSubstr("does not remain"));
  EXPECT_THAT(failure({{1, {0, 1, 2}}, {1, {0, 1, 2}}}), HasSubstr("twice"));
  EXPECT_THAT(failure({{1, {0, 1, 2, 3, 4}}, {1, {0, 1, 2}}}), HasSubstr("order of size"));
}

}  // namespace
}  // namespace bloesem::test
