// Allocates memory on large pages. With operator new replaced by this, pairing a million players causes few
// page faults instead of a hundred thousand, and thousands of players cause half as many.
#pragma once

#include <cstddef>

namespace bloesem::platform {

// Returns memory to be freed by std::free, or nullptr: blocks of 2 MB and more on large pages of their own. The
// first block of at least 128 kB moves the heap to large pages. Works without them where the system has none.
[[nodiscard]] void* allocate(std::size_t size) noexcept;

}  // namespace bloesem::platform
