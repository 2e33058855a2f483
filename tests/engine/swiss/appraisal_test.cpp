#include "engine/swiss/appraisal.hpp"

#include <gtest/gtest.h>

namespace bloesem::swiss {
namespace {

TEST(Appraisal, CountsAndListsAreBetterIfLess) {
  criteria::CriterionValue one;
  one.count = 1;
  criteria::CriterionValue two;
  two.count = 2;
  EXPECT_TRUE(compare(one, two) < 0);
  EXPECT_TRUE(compare(one, one) == 0);
  criteria::CriterionValue small;
  small.is_list = true;
  small.differences.append(2, 10);
  criteria::CriterionValue large;
  large.is_list = true;
  large.differences.append(1, 15);
  EXPECT_TRUE(compare(small, large) < 0);
  EXPECT_TRUE(compare(large, small) > 0);
}

TEST(Appraisal, SmallerNumbersAreEarlierUnlessLargerOnesAre) {
  OrderKey first{.article = "4.3", .meaning = "opponents", .numbers = {2, 5}};
  OrderKey second = first;
  second.numbers = {2, 6};
  EXPECT_TRUE(compare(first, second) < 0);
  first.larger_first = second.larger_first = true;
  EXPECT_TRUE(compare(first, second) > 0);
  EXPECT_TRUE(compare(first, first) == 0);
}

}  // namespace
}  // namespace bloesem::swiss
