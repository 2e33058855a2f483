#include "engine/platform/posix/system_calls.hpp"

#include <fcntl.h>
#include <sys/prctl.h>
#include <unistd.h>

extern char** environ;

namespace bloesem::platform {

const int other_descriptors_are_closed = 0;  // each is opened with O_CLOEXEC

bool open_pipe(std::array<int, 2>& ends) noexcept { return ::pipe2(ends.data(), O_CLOEXEC) == 0; }

void adopt_orphans() noexcept { ::prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0); }

char** environment() noexcept { return environ; }

}  // namespace bloesem::platform
