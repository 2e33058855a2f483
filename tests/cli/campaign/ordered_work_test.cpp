#include "engine/program/campaign/ordered_work.hpp"

#include <gtest/gtest.h>

#include <stdexcept>

namespace bloesem::cli {
namespace {

using Work = OrderedWork<int, int>;

// Takes the squares of 0 to count - 1.
void square(int count, Work& work, std::vector<int>& taken) {
  work.next = [count, at = 0]() mutable { return at < count ? std::optional(at++) : std::nullopt; };
  work.make = [](int item) { return std::optional(item * item); };
  work.take = [&taken](int&& made) { taken.push_back(made); };
}

TEST(OrderedWork, ResultsComeInOrderWhateverTheNumberOfThreads) {
  for (const std::size_t jobs : {0U, 1U, 2U, 7U}) {
    std::vector<int> taken;
    Work work;
    square(20'000, work, taken);
    work.run(jobs);
    ASSERT_EQ(taken.size(), 20'000U);
    for (int i = 0; i < 20'000; ++i) ASSERT_EQ(taken[static_cast<std::size_t>(i)], i * i);
  }
}

TEST(OrderedWork, NothingToDo) {
  std::vector<int> taken;
  Work work;
  square(0, work, taken);
  work.run(3);
  EXPECT_TRUE(taken.empty());
}

TEST(OrderedWork, AStopLeavesNoGap) {
  std::vector<int> taken;
  std::atomic<bool> stop{false};
  Work work;
  square(1'000'000, work, taken);
  work.stop = &stop;
  work.make = [&stop](int item) {
    if (item == 5000) stop = true;
    return stop ? std::nullopt : std::optional(item * item);
  };
  work.run(4);
  EXPECT_LT(taken.size(), 20'000U);
  for (std::size_t i = 0; i < taken.size(); ++i) ASSERT_EQ(taken[i], static_cast<int>(i * i));
}

TEST(OrderedWork, AnExceptionOfAThreadComesOut) {
  std::vector<int> taken;
  Work work;
  square(1000, work, taken);
  work.make = [](int item) -> std::optional<int> {
    if (item == 10) throw std::runtime_error("ten");
    return item;
  };
  EXPECT_THROW(work.run(3), std::runtime_error);
}

TEST(OrderedWork, SoDoesOneOfTheTaker) {
  std::vector<int> taken;
  Work work;
  square(100'000, work, taken);
  work.take = [](int&&) { throw std::runtime_error("full"); };
  EXPECT_THROW(work.run(3), std::runtime_error);
}

}  // namespace
}  // namespace bloesem::cli
