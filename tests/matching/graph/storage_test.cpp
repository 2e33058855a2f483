#include "matching/graph/storage.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "tests/support/random.hpp"

namespace bloesem::matching {
namespace {

using test::Random;

TEST(FixedList, BehavesAsAVector) {
  Random random(2);
  for (int i = 0; i < 3000 && !testing::Test::HasFailure(); ++i) {
    WordStorage::List<int> list;
    HeapStorage::List<int> vector;
    for (int step = 0; step < 40; ++step) {
      const auto size = random.between<std::size_t>(0, 64);
      const int value = random.between(-100, 100);
      switch (random.between(0, 9)) {
        case 0: list.clear(), vector.clear(); break;
        case 1: list.assign(size, value), vector.assign(size, value); break;
        case 2: list.resize(size), vector.resize(size); break;
        case 3:
          if (!vector.empty()) list[size % vector.size()] = vector[size % vector.size()] = value;
          break;
        default:
          if (vector.size() < 64) list.push_back(value), vector.push_back(value);
      }
      ASSERT_TRUE(std::equal(list.begin(), list.end(), vector.begin(), vector.end()));
      ASSERT_EQ(list.size(), vector.size());
      if (!vector.empty()) {
        ASSERT_EQ(list.back(), vector.back());
        ASSERT_EQ(list.data()[0], vector.front());
      }
    }
  }
}

}  // namespace
}  // namespace bloesem::matching
