#include "criteria/compatibility.hpp"

#include <gtest/gtest.h>

#include <string_view>

#include "tests/criteria/facts.hpp"

namespace bloesem::criteria {
namespace {

bool allowed(std::string_view a, std::string_view b, bool a_is_topscorer = false, bool b_is_topscorer = false) {
  PlayerFacts first = test::facts(10, a);
  PlayerFacts second = test::facts(10, b);
  first.topscorer = a_is_topscorer;
  second.topscorer = b_is_topscorer;
  return colours_allow(first, second);
}

TEST(ArticleC3, EqualAbsolutePreferencesDoNotMeet) {
  EXPECT_FALSE(allowed("WW", "BWW"));
  EXPECT_FALSE(allowed("BB", "WBB"));
}

TEST(ArticleC3, OtherPreferencesMayMeet) {
  EXPECT_TRUE(allowed("WW", "BB"));
  EXPECT_TRUE(allowed("WW", "W"));  // absolute and strong
  EXPECT_TRUE(allowed("W", "W"));
  EXPECT_TRUE(allowed("", ""));
}

TEST(TrapTopEither, OneTopscorerLiftsTheBan) {
  EXPECT_TRUE(allowed("WW", "BWW", true, false));
  EXPECT_TRUE(allowed("WW", "BWW", false, true));
  EXPECT_TRUE(allowed("WW", "BWW", true, true));
}

}  // namespace
}  // namespace bloesem::criteria
