#include "engine/program/campaign/progress_bar.hpp"

#include <gtest/gtest.h>

#include "engine/program/campaign/format_summary.hpp"

namespace bloesem::cli {
namespace {

TEST(ProgressLine, SaysHowFarAndHowLong) {
  EXPECT_EQ(progress_line({5201, 10'000, 201, 23'450, 0}, 10, 120),
            "[=====>    ] 52%  5,201 of 10,000  2,345 rounds/s  0 differences  00:10 left");
}

TEST(ProgressLine, BeginsWithoutAGuess) {
  EXPECT_EQ(progress_line({0, 10, 0, 0, 0}, 0, 120), "[>         ] 0%  0 of 10  0 rounds/s  0 differences");
}

TEST(ProgressLine, EndsFull) {
  EXPECT_EQ(progress_line({1, 1, 0, 3, 1}, 7200, 120),
            "[==========] 100%  1 of 1  0 rounds/s  1 difference  00:00 left");
}

TEST(ProgressLine, StaysWithinTheTerminal) { EXPECT_EQ(progress_line({5, 10, 0, 1, 0}, 1, 20).size(), 19U); }

TEST(Throughput, IsForAllJobsAndForOne) {
  EXPECT_EQ(format_throughput(25'000, 12.5, 2), "2 jobs, 12.5 s: 2,000 rounds a second, 1,000 a job\n");
}

}  // namespace
}  // namespace bloesem::cli
