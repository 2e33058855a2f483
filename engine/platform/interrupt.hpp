// SIGINT and SIGTERM as a flag that long work can poll.
#pragma once

#include <atomic>

namespace bloesem::platform {

// While an object exists, SIGINT and SIGTERM set its flag; afterwards they act as before. Within another
// program (memory_files.hpp), whose signals they are, it does nothing.
class Interrupt {
 public:
  Interrupt();
  ~Interrupt();
  Interrupt(const Interrupt&) = delete;
  Interrupt& operator=(const Interrupt&) = delete;

  [[nodiscard]] const std::atomic<bool>& flag() const noexcept;
  // True if an object exists and its flag is set.
  [[nodiscard]] static bool came() noexcept;

  // If a signal came, ends the program by that signal, so that the parent process sees it.
  static void follow_signal() noexcept;

 private:
  bool listens_;
};

// Ignores SIGPIPE and SIGXFSZ: a closed pipe and a file beyond the size limit (ulimit -f) become failed
// writes with a message and an exit code.
void ignore_lost_readers() noexcept;

}  // namespace bloesem::platform
