#include "trf/date.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace bloesem::trf {
namespace {

using Readings = std::vector<std::string>;

TEST(ShortDate, YearMayStandFirstOrLast) {
  EXPECT_EQ(readings_of_short_date("75/05/02"), (Readings{"1975/05/02"}));
  EXPECT_EQ(readings_of_short_date("5-2-99"), (Readings{"1999/02/05"}));
  EXPECT_EQ(readings_of_short_date("25/05/22"), (Readings{"2025/05/22", "2022/05/25"}));
  EXPECT_EQ(readings_of_short_date("05/05/05"), (Readings{"2005/05/05"}));
}

TEST(ShortDate, YearIsLastAfterDots) {
  EXPECT_EQ(readings_of_short_date("2.5.25"), (Readings{"2025/05/02"}));
  EXPECT_EQ(readings_of_short_date("25.05.22"), (Readings{"2022/05/25"}));
}

TEST(ShortDate, OtherTextIsNone) {
  for (const char* text : {"", "2025/05/02", "02.05.2025", "25/13/32", "25/05", "25/05/02/1", "25/05.02",
                           "a/b/cc", "//", "May 5, 20", "0/0/00", "-1/05/25"}) {
    EXPECT_EQ(readings_of_short_date(text), Readings{}) << text;
  }
}

TEST(Date, ADayThatTheMonthDoesNotHaveIsNone) {
  EXPECT_EQ(standard_date("2026/02/31"), std::nullopt);
  EXPECT_EQ(standard_date("2026/02/29"), std::nullopt);
  EXPECT_EQ(standard_date("2024/02/29"), "2024/02/29");
  EXPECT_EQ(standard_date("31.4.2026"), std::nullopt);
}

}  // namespace
}  // namespace bloesem::trf
