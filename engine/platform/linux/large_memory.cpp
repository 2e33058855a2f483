#include "engine/platform/large_memory.hpp"

#include <sys/mman.h>

#include <algorithm>
#include <cstdint>
#include <cstdlib>

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace bloesem::platform {
namespace {

#ifdef MADV_HUGEPAGE
constexpr std::size_t large_page = std::size_t{2} << 20U;

void* allocate_large(std::size_t size) noexcept {
  void* const memory = std::aligned_alloc(large_page, (size + large_page - 1) / large_page * large_page);
  // The last page becomes a large one only if it is at least three quarters full.
  if (memory != nullptr) madvise(memory, (size + large_page / 4) / large_page * large_page, MADV_HUGEPAGE);
  return memory;
}
#endif

#if defined(MADV_HUGEPAGE) && defined(__GLIBC__)
// Moves the heap to large pages: malloc takes the next blocks from there. Always true.
bool move_heap() noexcept {
  constexpr std::size_t room = std::size_t{64} * large_page;  // address space only, until it is written
  constexpr std::size_t first = std::size_t{256} << 10U;      // so large that the heap has to be extended
  // The first as glibc sets it by itself once the largest block possible has been freed.
  mallopt(M_MMAP_THRESHOLD, 32 << 20);
  mallopt(M_TRIM_THRESHOLD, 2 * room);
  mallopt(M_TOP_PAD, room + large_page);  // how much further the next block extends the heap
  if (void* const begin = std::malloc(first)) {
    // malloc has written to the ordinary page behind the block. The large pages begin after it.
    const std::uintptr_t written = reinterpret_cast<std::uintptr_t>(begin) + first;
    const std::size_t gap = first + large_page - written % large_page;
    madvise(static_cast<char*>(begin) + gap, room, MADV_HUGEPAGE);
    std::free(begin);
    // Fills the gap before the large pages, and is neither written nor freed. Volatile, or the compiler would
    // leave it out.
    [[maybe_unused]] static void* volatile filler = std::malloc(gap - 2 * sizeof(std::size_t));
  }
  mallopt(M_TOP_PAD, 128 << 10);  // the default
  return true;
}

// Moves the heap before the first block of some size, such as the text of a file of a thousand players.
// Programs that never need one save the time of clearing a large page.
void prepare_heap_for(std::size_t size) noexcept {
  constexpr std::size_t sizeable = std::size_t{128} << 10U;
  if (size < sizeable) return;
  static const bool moved = move_heap();
  static_cast<void>(moved);
}
#else
void prepare_heap_for(std::size_t /*size*/) noexcept {}
#endif

}  // namespace

void* allocate(std::size_t size) noexcept {
  constexpr std::size_t largest = static_cast<std::size_t>(-1) / 2;
  if (size > largest) return nullptr;
#ifdef MADV_HUGEPAGE
  if (size >= large_page) return allocate_large(size);
#endif
  prepare_heap_for(size);
  return std::malloc(std::max<std::size_t>(size, 1));
}

}  // namespace bloesem::platform
