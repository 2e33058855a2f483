#include "engine/swiss/player_set.hpp"

#include <gtest/gtest.h>

#include <bit>

namespace bloesem::swiss {
namespace {

TEST(PlayerSet, OfTheFirstNumbersIsTheUnionOfEach) {
  PlayerSet all = 0;
  for (int count = 0; count <= max_listed; ++count) {
    EXPECT_EQ(first_numbers(count), all);
    EXPECT_EQ(std::popcount(all), count);
    EXPECT_EQ(all & set_of(count), 0U);
    all |= set_of(count);
  }
}

}  // namespace
}  // namespace bloesem::swiss
