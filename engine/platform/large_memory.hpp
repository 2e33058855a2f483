// Large blocks of memory on large pages. A program that replaces operator new by this spends a million players'
// pairing with few page faults instead of a hundred thousand.
#pragma once

#include <cstddef>

namespace bloesem::cli {

// For std::free; nullptr if there is no such memory. Where the system has no large pages nothing is lost.
[[nodiscard]] void* allocate(std::size_t size) noexcept;

}  // namespace bloesem::cli
