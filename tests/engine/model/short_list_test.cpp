// Compares the list with a vector after the same operations.
#include "bloesem/short_list.hpp"

#include <gtest/gtest.h>

#include <stdexcept>
#include <utility>
#include <vector>

#include "tests/support/random.hpp"

namespace bloesem {
namespace {

using List = ShortList<int, 5>;

TEST(ShortList, HoldsWhatAVectorHolds) {
  test::Random random(11);
  List list;
  std::vector<int> vector;
  int far = 0;
  for (int step = 0; step < 100000; ++step) {
    const int kind = random.between(0, 9);
    const std::size_t size = random.between<std::size_t>(0, 12);
    if (kind <= 1) {
      list.push_back(step);
      vector.push_back(step);
    } else if (kind == 2) {
      list.resize(size);
      vector.resize(size);
    } else if (kind == 3 && !vector.empty()) {
      list.pop_back();
      vector.pop_back();
    } else if (kind == 4) {
      const auto from = static_cast<std::ptrdiff_t>(random.between<std::size_t>(0, vector.size()));
      const auto to = random.between<std::ptrdiff_t>(from, std::ssize(vector));
      list.erase(list.begin() + from, list.begin() + to);
      vector.erase(vector.begin() + from, vector.begin() + to);
    } else if (kind == 5) {
      List copy = list;
      List moved = std::move(list);
      ASSERT_TRUE(list.empty());
      ASSERT_EQ(copy, moved);
      list = std::move(copy);
      ASSERT_TRUE(copy.empty());
      ASSERT_EQ(list, moved);
    } else if (kind == 6 && random.chance(5)) {
      list.clear();
      vector.clear();
    } else if (kind == 7) {
      list.reserve(size);
      list.emplace_back() = -step;
      vector.emplace_back() = -step;
    } else if (kind == 8) {
      vector.assign(size, step);
      list.assign(vector.begin(), vector.end());
    } else if (kind == 9 && !vector.empty()) {
      list.push_back(list.front());
      list.emplace_back(list.back());
      vector.insert(vector.end(), 2, vector.front());
    }
    far += list.size() > 5 ? 1 : 0;
    ASSERT_EQ(list.size(), vector.size());
    ASSERT_EQ(list.empty(), vector.empty());
    ASSERT_EQ(list.to_vector(), vector);
    ASSERT_EQ(list, List(vector));
    if (vector.empty()) continue;
    ASSERT_EQ(list.front(), vector.front());
    ASSERT_EQ(list.back(), vector.back());
    const auto i = random.between<std::size_t>(0, vector.size() - 1);
    ASSERT_EQ(list.at(i), vector[i]);
    list[i] = vector[i] = step;
  }
  EXPECT_GT(far, 10000);
}

TEST(ShortList, StaysWhatItIsWhenAssignedToItself) {
  for (const std::size_t size : {3U, 6U}) {
    List list(size);
    List& same = list;
    list = same;
    EXPECT_EQ(list, List(size));
    list = std::move(same);
    EXPECT_EQ(list, List(size));
  }
}

TEST(ShortList, HoldsPairs) {
  ShortList<std::pair<int, int>, 2> list;
  for (int i = 0; i < 4; ++i) {
    list.emplace_back(i, -i);
    EXPECT_EQ(list.size(), static_cast<std::size_t>(i) + 1);
  }
  list.resize(2);
  EXPECT_EQ(list.to_vector(), (std::vector<std::pair<int, int>>{{0, 0}, {1, -1}}));
}

TEST(ShortList, KnowsWhereItEnds) {
  List list{1, 2, 3};
  EXPECT_EQ(list.at(2), 3);
  EXPECT_THROW(static_cast<void>(list.at(3)), std::out_of_range);
  list.resize(2);
  EXPECT_THROW(static_cast<void>(std::as_const(list).at(2)), std::out_of_range);
  list.resize(3);
  EXPECT_EQ(list.at(2), 0) << "what was there before is gone";
  EXPECT_EQ(List(7), (List{0, 0, 0, 0, 0, 0, 0}));
  EXPECT_FALSE((List{1} == List{1, 0}));
}

}  // namespace
}  // namespace bloesem
