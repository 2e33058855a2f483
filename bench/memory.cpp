#include "bench/memory.hpp"

#include <cstdlib>
#include <new>

#include "engine/platform/large_memory.hpp"

namespace {

// One for each thread, so that counting costs almost nothing.
thread_local bloesem::bench::HeapUse use;

}  // namespace

void* operator new(std::size_t size) {
  ++use.allocations;
  use.bytes += static_cast<std::int64_t>(size);
  void* const memory = bloesem::platform::allocate(size);
  if (memory == nullptr) throw std::bad_alloc();
  return memory;
}

void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }

namespace bloesem::bench {

HeapUse heap_use() noexcept { return use; }

}  // namespace bloesem::bench
