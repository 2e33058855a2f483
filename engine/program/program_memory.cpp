// Makes the program allocate through allocate() (BLOESEM_LARGE_PAGES). All forms of operator new and
// operator delete are replaced, so that each block is freed by the allocator it came from.
#include <algorithm>
#include <cstdlib>
#include <new>

#include "engine/platform/large_memory.hpp"

namespace {

void* aligned(std::size_t size, std::align_val_t alignment) noexcept {
  const auto unit = static_cast<std::size_t>(alignment);
  const std::size_t units = std::max<std::size_t>(size / unit + (size % unit != 0 ? 1 : 0), 1);
  return units > static_cast<std::size_t>(-1) / unit ? nullptr : std::aligned_alloc(unit, units * unit);
}

void* or_throw(void* memory) {
  if (memory == nullptr) throw std::bad_alloc();
  return memory;
}

}  // namespace

void* operator new(std::size_t size) { return or_throw(bloesem::platform::allocate(size)); }
void* operator new[](std::size_t size) { return or_throw(bloesem::platform::allocate(size)); }
void* operator new(std::size_t size, const std::nothrow_t&) noexcept {
  return bloesem::platform::allocate(size);
}
void* operator new[](std::size_t size, const std::nothrow_t&) noexcept {
  return bloesem::platform::allocate(size);
}
void* operator new(std::size_t size, std::align_val_t alignment) { return or_throw(aligned(size, alignment)); }
void* operator new[](std::size_t size, std::align_val_t alignment) {
  return or_throw(aligned(size, alignment));
}
void* operator new(std::size_t size, std::align_val_t alignment, const std::nothrow_t&) noexcept {
  return aligned(size, alignment);
}
void* operator new[](std::size_t size, std::align_val_t alignment, const std::nothrow_t&) noexcept {
  return aligned(size, alignment);
}

void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete[](void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete(void* memory, const std::nothrow_t&) noexcept { std::free(memory); }
void operator delete[](void* memory, const std::nothrow_t&) noexcept { std::free(memory); }
void operator delete(void* memory, std::align_val_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::align_val_t) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t, std::align_val_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t, std::align_val_t) noexcept { std::free(memory); }
void operator delete(void* memory, std::align_val_t, const std::nothrow_t&) noexcept { std::free(memory); }
void operator delete[](void* memory, std::align_val_t, const std::nothrow_t&) noexcept { std::free(memory); }
