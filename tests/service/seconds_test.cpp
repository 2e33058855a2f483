#include "engine/service/seconds.hpp"

#include <gtest/gtest.h>

namespace bloesem::service {
namespace {

using namespace std::chrono_literals;

TEST(Seconds, WithDecimalsAndWithout) {
  EXPECT_EQ(parse_seconds("5"), 5s);
  EXPECT_EQ(parse_seconds("0.5"), 500ms);
  EXPECT_EQ(parse_seconds("0.000000001"), 1ns);
  EXPECT_EQ(parse_seconds("12.25"), 12'250ms);
  EXPECT_EQ(parse_seconds("1000000"), 1'000'000s);
}

TEST(Seconds, NothingElse) {
  for (const char* text : {"",
                           ".",
                           "1.",
                           ".5",
                           "-1",
                           "+1",
                           " 1",
                           "1 ",
                           "1e3",
                           "0x1",
                           "1,5",
                           "1.5.2",
                           "1s",
                           "inf",
                           "0",
                           "0.0",
                           "1000001",
                           "1000000.1",
                           "0.0000000001",
                           "99999999999999999999",
                           "1.99999999999999999999"})
    EXPECT_FALSE(parse_seconds(text)) << text;
}

}  // namespace
}  // namespace bloesem::service
