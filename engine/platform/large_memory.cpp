#include "engine/platform/large_memory.hpp"

#include <sys/mman.h>

#include <algorithm>
#include <cstdlib>

namespace bloesem::platform {

void* allocate(std::size_t size) noexcept {
#ifdef MADV_HUGEPAGE
  constexpr std::size_t large_page = std::size_t{2} << 20U;
  constexpr std::size_t largest = static_cast<std::size_t>(-1) / 2;
  if (size >= large_page && size <= largest) {
    void* const memory = std::aligned_alloc(large_page, (size + large_page - 1) / large_page * large_page);
    // The last page becomes a large one only if it is at least three quarters full.
    if (memory != nullptr) madvise(memory, (size + large_page / 4) / large_page * large_page, MADV_HUGEPAGE);
    return memory;
  }
#endif
  return std::malloc(std::max<std::size_t>(size, 1));
}

}  // namespace bloesem::platform
