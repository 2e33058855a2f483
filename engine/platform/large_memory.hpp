// Allocates large blocks on large pages. With operator new replaced by this, pairing a million players
// causes few page faults instead of a hundred thousand.
#pragma once

#include <cstddef>

namespace bloesem::platform {

// Returns memory to be freed by std::free, or nullptr. Works without large pages where the system has none.
[[nodiscard]] void* allocate(std::size_t size) noexcept;

}  // namespace bloesem::platform
