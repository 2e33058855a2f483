// Ctrl-C and the like as a flag that work can look at.
#pragma once

#include <atomic>

namespace bloesem::cli {

// While one exists, SIGINT and SIGTERM set its flag. Afterwards they do what they did before.
class Interrupt {
 public:
  Interrupt();
  ~Interrupt();
  Interrupt(const Interrupt&) = delete;
  Interrupt& operator=(const Interrupt&) = delete;

  [[nodiscard]] const std::atomic<bool>& flag() const noexcept;
  // One exists, and its flag is set.
  [[nodiscard]] static bool came() noexcept;

  // If a signal came, ends the program by it, as if it had never been caught: what started it sees that.
  static void follow_signal() noexcept;
};

// A reader that goes away is a failed write with a message and a code from now on, not a silent death; likewise
// a file that grows beyond what the user's limit allows (ulimit -f).
void ignore_lost_readers() noexcept;

}  // namespace bloesem::cli
