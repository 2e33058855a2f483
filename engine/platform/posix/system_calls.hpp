// Calls that Linux and macOS have each in their own way: linux/, macos/ and plain/ (of any other system) hold
// the versions.
#pragma once

#include <array>

namespace bloesem::platform {

// Opens a pipe whose ends a started program does not inherit.
[[nodiscard]] bool open_pipe(std::array<int, 2>& ends) noexcept;
// The flag of posix_spawn by which a program inherits only what the file actions name; 0 where there is none.
extern const int other_descriptors_are_closed;

// Makes orphaned descendants children of this process, where the system can.
void adopt_orphans() noexcept;

// Returns the variables of this process, followed by a null pointer.
[[nodiscard]] char** environment() noexcept;

}  // namespace bloesem::platform
