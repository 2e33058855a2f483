// What POSIX alone has.
#include "engine/platform/posix/system_calls.hpp"

#include <fcntl.h>
#include <unistd.h>

extern char** environ;

namespace bloesem::platform {

const int other_descriptors_are_closed = 0;

bool open_pipe(std::array<int, 2>& ends) noexcept {
  if (::pipe(ends.data()) != 0) return false;
  for (const int end : ends) ::fcntl(end, F_SETFD, FD_CLOEXEC);
  return true;
}

void adopt_orphans() noexcept {}

char** environment() noexcept { return environ; }

}  // namespace bloesem::platform
