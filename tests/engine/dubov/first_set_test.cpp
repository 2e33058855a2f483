#include "engine/dubov/first_set.hpp"

#include <gtest/gtest.h>

#include "tests/support/random.hpp"

namespace bloesem::swiss::dubov {
namespace {

using test::Random;
using NumberSet = std::vector<int>;

// Returns all sets of `size` numbers below `count` in order.
std::vector<NumberSet> sets_in_order(int count, int size) {
  std::vector<NumberSet> sets;
  for (unsigned bits = 0; bits < 1U << count; ++bits) {
    NumberSet set;
    for (int i = 0; i < count; ++i)
      if ((bits >> i & 1U) != 0) set.push_back(i);
    if (std::ssize(set) == size) sets.push_back(set);
  }
  std::sort(sets.begin(), sets.end());
  return sets;
}

bool agrees(const NumberSet& set, const Memberships& settled) {
  for (std::size_t i = 0; i < settled.size(); ++i) {
    const bool in = std::binary_search(set.begin(), set.end(), static_cast<int>(i));
    if (settled[i] == (in ? Membership::Out : Membership::In)) return false;
  }
  return true;
}

TEST(DubovFirstSet, IsTheFirstOfThePossibleOnes) {
  Random random(11);
  int first_of_all = 0;
  for (int trial = 0; trial < 3000; ++trial) {
    const int count = random.between(1, 7);
    std::vector<NumberSet> possible = sets_in_order(count, random.between(0, count));
    const int percent = random.between(1, 60);
    const NumberSet last = possible.back();
    first_of_all += std::erase_if(possible, [&](const NumberSet&) { return !random.chance(percent); }) == 0;
    if (possible.empty()) possible.push_back(last);
    const Memberships found =
        first_set(count, static_cast<int>(possible.front().size()), [&](const Memberships& settled) {
          return std::any_of(possible.begin(), possible.end(),
                             [&](const NumberSet& set) { return agrees(set, settled); });
        });
    EXPECT_TRUE(agrees(possible.front(), found));
    EXPECT_EQ(std::count(found.begin(), found.end(), Membership::Open), 0);
  }
  EXPECT_LT(first_of_all, 1500);
}

TEST(DubovFirstSet, AsksOnceIfTheFirstSetIsPossible) {
  int questions = 0;
  const Memberships found = first_set(100, 30, [&](const Memberships&) { return ++questions > 0; });
  EXPECT_EQ(questions, 1);
  EXPECT_EQ(std::count(found.begin(), found.begin() + 30, Membership::In), 30);
}

TEST(DubovFirstSet, FindsARunByHalving) {
  int questions = 0;
  const auto without_70 = [&](const Memberships& settled) {
    ++questions;
    return settled[70] != Membership::In;
  };
  const Memberships found = first_set(200, 100, without_70);
  EXPECT_EQ(found[70], Membership::Out);
  EXPECT_EQ(std::count(found.begin(), found.begin() + 101, Membership::In), 100);
  EXPECT_LT(questions, 12);
}

}  // namespace
}  // namespace bloesem::swiss::dubov
