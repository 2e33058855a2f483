#include "engine/round_robin/describe.hpp"

#include <gtest/gtest.h>

namespace bloesem::round_robin {
namespace {

TEST(DescribeRoundRobin, OneRowForEachOrder) {
  const std::string table = describe_orders();
  for (const char* row :
       {"| `berger` | the table as printed, in each cycle | 1 2 3 4 5 | 1 2 3 4 5 | any | "
        "`BERGER_DOUBLEROUNDROBIN` |\n",
        "| `fide` | the last two rounds of the first cycle exchanged | 1 2 3 5 4 | 1 2 3 4 5 | two "
        "| `FIDE_DOUBLEROUNDROBIN` |\n",
        "| `rotated-R` | each cycle begins with round R of the table | 4 5 1 2 3 | 4 5 1 2 3 | any "
        "| `CUSTOM_ROUNDROBIN` |\n"})
    EXPECT_NE(table.find(row), std::string::npos) << row << table;
}

TEST(DescribeRoundRobin, OneRowForEachEffect) {
  const std::string table = describe_effects();
  for (const char* row :
       {"| 6 | `balanced` | 8 | 0 | none | 1 | 1 |\n", "| 10 | `rotated-6` | 24 | 0 | none | 2 | 9 |\n",
        "| 10 | `fide` | 24 | 0 | 1@7 6@7 | 2 | 8 |\n"})
    EXPECT_NE(table.find(row), std::string::npos) << row << table;
}

}  // namespace
}  // namespace bloesem::round_robin
