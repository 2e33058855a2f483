#include "engine/platform/posix/system_calls.hpp"

#include <crt_externs.h>
#include <fcntl.h>
#include <spawn.h>
#include <unistd.h>

namespace bloesem::platform {

// Between pipe() and fcntl() another thread may start a program, which must not inherit the pipe.
const int other_descriptors_are_closed = POSIX_SPAWN_CLOEXEC_DEFAULT;

bool open_pipe(std::array<int, 2>& ends) noexcept {
  if (::pipe(ends.data()) != 0) return false;
  for (const int end : ends) ::fcntl(end, F_SETFD, FD_CLOEXEC);
  return true;
}

void adopt_orphans() noexcept {}

char** environment() noexcept { return *_NSGetEnviron(); }  // a shared library does not see `environ`

}  // namespace bloesem::platform
