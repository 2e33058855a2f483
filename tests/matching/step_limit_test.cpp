#include "matching/step_limit.hpp"

#include <gtest/gtest.h>

#include <thread>

namespace bloesem::matching {
namespace {

using std::chrono::hours;
using std::chrono::steady_clock;

// Returns how many times ten steps are done before the limit stops them; at most 1000.
int tens(const StepLimit& limit) {
  int done = 0;
  try {
    const LimitedSteps limited(limit);
    for (; done < 1000; ++done) spend_steps(10);
  } catch (const StepLimitReached&) {
  }
  return done;
}

TEST(StepLimit, WithoutALimitNothingStops) { EXPECT_EQ(tens({}), 1000); }

TEST(StepLimit, StopsWhereMoreStepsAreCounted) {
  EXPECT_EQ(tens({{}, 0}), 0);
  EXPECT_EQ(tens({{}, 9}), 0);
  EXPECT_EQ(tens({{}, 10}), 1);
  EXPECT_EQ(tens({{}, 99}), 9);
  EXPECT_EQ(tens({{}, 100}), 10);
  EXPECT_EQ(tens({{}, 10'000}), 1000);
}

TEST(StepLimit, ADeadlineInThePastStopsTheFirstStep) {
  EXPECT_EQ(tens({steady_clock::now() - hours(1), {}}), 0);
  EXPECT_EQ(tens({steady_clock::now() + hours(1), {}}), 1000);
  EXPECT_EQ(tens({steady_clock::now() + hours(1), 50}), 5);
}

TEST(StepLimit, ADeadlineStopsEndlessWork) {
  const auto begin = steady_clock::now();
  const LimitedSteps limited({begin + std::chrono::milliseconds(20), {}});
  EXPECT_THROW(while (true) spend_steps(1), StepLimitReached);
  EXPECT_GE(steady_clock::now() - begin, std::chrono::milliseconds(20));
}

TEST(StepLimit, TheNarrowerLimitCounts) {
  const LimitedSteps outer({{}, 55});
  EXPECT_EQ(tens({{}, 20}), 2);  // 30 steps were counted
  EXPECT_EQ(tens({{}, 1000}), 2);
  EXPECT_EQ(tens({}), 0);
}

TEST(StepLimit, TheInnerOneKnowsWhetherTheOuterIsReached) {
  const LimitedSteps outer({{}, 50});
  {
    const LimitedSteps inner({{}, 10});
    EXPECT_THROW(spend_steps(20), StepLimitReached);
    EXPECT_FALSE(inner.outer_is_reached());
  }
  const LimitedSteps inner({{}, 1000});
  EXPECT_THROW(spend_steps(40), StepLimitReached);
  EXPECT_TRUE(inner.outer_is_reached());
}

TEST(StepLimit, StepsAreAllThatIsSpentOrCounted) {
  const std::int64_t before = steps_spent();
  const Steps counted = steps_so_far();
  spend_steps(7);
  count_steps(Work::Blossom, 5);
  {
    const LimitedSteps limited({{}, 100});
    spend_steps(1);
  }
  EXPECT_EQ(steps_spent() - before, 13);
  EXPECT_EQ((steps_so_far() - counted).total(), 5);
}

// Destructors that count steps would otherwise end the program.
TEST(StepLimit, WorkThatIsBeingStoppedIsNotStoppedAgain) {
  struct Spends {
    ~Spends() { spend_steps(10); }
  };
  const LimitedSteps limited({{}, 5});
  const auto stopped = [] {
    const Spends spends;
    spend_steps(10);
  };
  EXPECT_THROW(stopped(), StepLimitReached);
}

TEST(StepLimit, BelongsToItsThread) {
  const LimitedSteps limited({steady_clock::now() - hours(1), 5});
  int alone = 0;
  int shared = 0;
  const StepLimit limit = limit_of_thread();
  std::thread([&] {
    alone = tens({});
    shared = tens(limit);
  }).join();
  EXPECT_EQ(alone, 1000);
  EXPECT_EQ(shared, 0);
  EXPECT_FALSE(limit.steps);
}

}  // namespace
}  // namespace bloesem::matching
