// What the program allocates comes from allocate().
#include <cstdlib>
#include <new>

#include "engine/cli/large_memory.hpp"

void* operator new(std::size_t size) {
  void* const memory = bloesem::cli::allocate(size);
  if (memory == nullptr) throw std::bad_alloc();
  return memory;
}

void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
