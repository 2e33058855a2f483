// Heap use of a benchmark: counts that are the same on every machine with the same library.
#pragma once

#include <cstdint>

namespace bloesem::bench {

struct HeapUse {
  std::int64_t allocations = 0;
  std::int64_t bytes = 0;
};

// Returns the heap use since the start of this thread.
[[nodiscard]] HeapUse heap_use() noexcept;

}  // namespace bloesem::bench
