// Processor time of this thread: a busy machine does not make it longer.
#pragma once

#include <ctime>

namespace bloesem::bench {

[[nodiscard]] inline double processor_milliseconds() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return 1e3 * static_cast<double>(now.tv_sec) + 1e-6 * static_cast<double>(now.tv_nsec);
}

}  // namespace bloesem::bench
