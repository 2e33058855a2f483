// Processor time of this thread, which does not depend on the load of the machine.
#pragma once

#include <ctime>

namespace bloesem::bench {

[[nodiscard]] inline double processor_milliseconds() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return 1e3 * static_cast<double>(now.tv_sec) + 1e-6 * static_cast<double>(now.tv_nsec);
}

}  // namespace bloesem::bench
