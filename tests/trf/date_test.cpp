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

TEST(Date, WhatCanBeOneDayOnlyIsRead) {
  for (const char* text :
       {"28. 07. 2005", "28. 7. 2005", "28.07.2005", "28 07 2005", "2005 7 28", "07/28/2005", "28 July 2005",
        "July 28, 2005", "Jul 28 2005", "28-JUL-2005", "28 juli 2005", "28. Juli 2005", "28 juillet 2005",
        "28 de julio de 2005", "28 luglio 2005", "2005 July 28"}) {
    EXPECT_EQ(standard_date(text), "2005/07/28") << text;
  }
  EXPECT_EQ(standard_date("May 29, 2020"), "2020/05/29");
  EXPECT_EQ(standard_date("1. M\xC3\xA4rz 2026"), "2026/03/01");
  EXPECT_EQ(standard_date("5. 7. 2005"), "2005/07/05");  // after dots the day comes first
  EXPECT_EQ(standard_date("7 7 2005"), "2005/07/07");
}

TEST(Date, WhatMayBeTwoDaysOrNoneIsNot) {
  for (const char* text :
       {"5 7 2005", "07 05 2005", "28 July", "July 2005", "28 July 05", "Jul 28 29 2005", "31 June 2005",
        "Jumper 28, 2005", "ju 28, 2005", "28 2005 July", "2005 28 7", "2005/28/07", "13/13/2005", "", "de",
        "28 july 2005 de x", "a very long word that is no month at all 28 2005"}) {
    EXPECT_EQ(standard_date(text), std::nullopt) << text;
  }
}

TEST(Date, EveryMonthHasItsNames) {
  const std::vector<std::vector<std::string>> names = {
      {"January", "januari", "Januar", "janvier", "enero", "gennaio"},
      {"Feb", "februari", "Februar", "f\xC3\xA9vrier", "febrero", "febbraio"},
      {"March", "maart", "mars", "marzo"},
      {"April", "avril", "abril", "aprile"},
      {"May", "mei", "Mai", "mayo", "maggio"},
      {"June", "juni", "juin", "junio", "giugno"},
      {"July", "juli", "juillet", "julio", "luglio"},
      {"August", "augustus", "ao\xC3\xBBt", "agosto"},
      {"September", "septembre", "septiembre", "settembre"},
      {"October", "oktober", "octobre", "octubre", "ottobre"},
      {"November", "novembre", "noviembre"},
      {"December", "Dezember",
       "d\xC3\xA9"
       "cembre",
       "diciembre", "dicembre"}};
  for (std::size_t month = 0; month < names.size(); ++month) {
    const std::string number = month < 9 ? "0" + std::to_string(month + 1) : std::to_string(month + 1);
    for (const std::string& name : names[month])
      EXPECT_EQ(standard_date("3 " + name + " 2026"), "2026/" + number + "/03") << name;
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
