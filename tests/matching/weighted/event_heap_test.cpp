#include "matching/weighted/event_heap.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "tests/support/random.hpp"

namespace bloesem::matching {
namespace {

// Against a list that is searched through.
TEST(EventHeap, GivesWhatIsDueNextAndCurrent) {
  test::Random random(51);
  EventHeap<std::int64_t, int> heap;
  int taken = 0;
  int outdated = 0;
  for (int run = 0; run < 500 && !testing::Test::HasFailure(); ++run) {
    heap.clear();
    std::vector<std::pair<std::int64_t, int>> left;
    std::vector<char> gone(100, 0);
    const auto is_current = [&](std::int64_t /*time*/, int event) {
      return gone[static_cast<std::size_t>(event)] == 0;
    };
    for (int event = 0; event < 100; ++event) {
      const std::int64_t time = random.between<std::int64_t>(0, 30);
      heap.push(time, event);
      left.emplace_back(time, event);
      if (random.chance(30)) gone[static_cast<std::size_t>(random.between(0, event))] = 1, ++outdated;
      if (random.chance(60)) continue;
      std::erase_if(left, [&](const auto& each) { return !is_current(each.first, each.second); });
      const std::optional<std::int64_t> next = heap.next(is_current);
      ASSERT_EQ(!next, left.empty());
      if (!next) continue;
      const std::int64_t due = std::min_element(left.begin(), left.end())->first;
      ASSERT_EQ(*next, due);
      std::vector<int> found;
      heap.take(due, is_current, [&](int each) { found.push_back(each); });
      std::vector<int> expected;
      for (const auto& [its_time, each] : left)
        if (its_time == due) expected.push_back(each);
      std::erase_if(left, [&](const auto& each) { return each.first == due; });
      std::sort(found.begin(), found.end());
      EXPECT_EQ(found, expected);
      taken += static_cast<int>(found.size());
    }
  }
  EXPECT_GT(taken, 10'000);
  EXPECT_GT(outdated, 5'000);
}

}  // namespace
}  // namespace bloesem::matching
