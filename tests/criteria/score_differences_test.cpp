#include "bloesem/score_differences.hpp"

#include <gtest/gtest.h>

#include <utility>
#include <vector>

#include "tests/support/random.hpp"

namespace bloesem::criteria {
namespace {

using List = std::vector<Points>;

List list_of(const ScoreDifferences& differences) { return {differences.begin(), differences.end()}; }

// The same random operations on a ScoreDifferences and a sorted vector must give equal contents.
TEST(ScoreDifferences, AreLikeAVector) {
  test::Random random(1);
  std::vector<std::pair<ScoreDifferences, List>> both(4);
  for (int step = 0; step < 20000; ++step) {
    auto& [own, list] = both[random.between<std::size_t>(0, 3)];
    auto& [other, other_list] = both[random.between<std::size_t>(0, 3)];
    switch (random.between(0, 5)) {
      case 0:
        own.push_back(step);
        list.push_back(step);
        break;
      case 1: {
        const auto count = random.between<std::size_t>(0, 4);
        own.append(count, step);
        list.insert(list.end(), count, step);
        break;
      }
      case 2:
        own = other;
        list = List(other_list);
        break;
      case 3:
        if (&own == &other) break;
        own = std::move(other);
        list = std::move(other_list);
        other = {};
        other_list.clear();
        break;
      case 4:
        own = ScoreDifferences(other.begin(), other.end());
        list = List(other_list);
        break;
      default:
        own = {};
        list.clear();
        break;
    }
    ASSERT_EQ(list_of(own), list);
    ASSERT_EQ(own.size(), list.size());
    ASSERT_EQ(own == other, list == other_list);
    ASSERT_EQ(own < other, list < other_list);
    ASSERT_EQ(list_of(ScoreDifferences(own)), list);
  }
}

TEST(ScoreDifferences, AreSmall) { EXPECT_EQ(sizeof(ScoreDifferences), 16U); }

}  // namespace
}  // namespace bloesem::criteria
