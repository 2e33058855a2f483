// What a benchmark asks the heap for: a count that is the same on every machine with the same library.
#pragma once

#include <cstdint>

namespace bloesem::bench {

struct HeapUse {
  std::int64_t allocations = 0;
  std::int64_t bytes = 0;
};

// Since this thread began.
[[nodiscard]] HeapUse heap_use() noexcept;

}  // namespace bloesem::bench
