// The progress of a long run, on standard error if that is a terminal; silent otherwise.
#pragma once

#include <chrono>
#include <cstdint>
#include <string>
#include <string_view>

namespace bloesem::cli {

struct CampaignProgress {
  std::uint64_t done = 0;  // tournaments, including those of earlier runs
  std::uint64_t all = 0;
  std::uint64_t earlier = 0;  // done before this run began
  std::uint64_t rounds = 0;   // in this run
  std::uint64_t differences = 0;
};

// Returns one line without a line end:
// "[=====>    ]  52%  5,201 of 10,000 tournaments  2,345 rounds/s  0 differences 0:41 left".
[[nodiscard]] std::string progress_line(const CampaignProgress& progress, double seconds, std::size_t width);

class ProgressBar {
 public:
  ProgressBar();
  ~ProgressBar();  // erases the line
  ProgressBar(const ProgressBar&) = delete;
  ProgressBar& operator=(const ProgressBar&) = delete;

  // Redraws at most five times a second.
  void show(const CampaignProgress& progress);
  // Prints a message in place of the bar, which reappears below it.
  void say(std::string_view text);

 private:
  using Clock = std::chrono::steady_clock;

  void clear();

  bool visible_;
  bool drawn_ = false;
  Clock::time_point start_;
  Clock::time_point last_;
};

}  // namespace bloesem::cli
