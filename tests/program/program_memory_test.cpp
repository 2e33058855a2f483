// Every form of operator new that the program replaces gives memory that every operator delete takes back. A
// program of its own, linked with the replacement: under AddressSanitizer a block that comes from elsewhere
// would end it.
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <initializer_list>
#include <limits>
#include <new>

namespace {

int failures = 0;

void expect(bool holds, const char* what) {
  if (holds) return;
  std::printf("failed: %s\n", what);
  ++failures;
}

void expect_memory(void* memory, std::size_t size, std::size_t alignment) {
  expect(memory != nullptr, "there is memory");
  expect(reinterpret_cast<std::uintptr_t>(memory) % alignment == 0, "it is aligned");
  std::memset(memory, 1, size);
}

void try_size(std::size_t size) {
  constexpr std::size_t usual = alignof(std::max_align_t);
  void* memory = ::operator new(size);
  expect_memory(memory, size, usual);
  ::operator delete(memory);
  memory = ::operator new[](size);
  expect_memory(memory, size, usual);
  ::operator delete[](memory);
  memory = ::operator new(size, std::nothrow);
  expect_memory(memory, size, usual);
  ::operator delete(memory, std::nothrow);
  memory = ::operator new[](size, std::nothrow);
  expect_memory(memory, size, usual);
  ::operator delete[](memory);
}

void try_size(std::size_t size, std::size_t alignment) {
  const auto as = std::align_val_t(alignment);
  void* memory = ::operator new(size, as);
  expect_memory(memory, size, alignment);
  ::operator delete(memory, as);
  memory = ::operator new[](size, as);
  expect_memory(memory, size, alignment);
  ::operator delete[](memory, as);
  memory = ::operator new(size, as, std::nothrow);
  expect_memory(memory, size, alignment);
  ::operator delete(memory, as, std::nothrow);
  memory = ::operator new[](size, as, std::nothrow);
  expect_memory(memory, size, alignment);
  ::operator delete[](memory, as);
}

// More than there is.
void try_too_much() {
  volatile std::size_t size = std::numeric_limits<std::size_t>::max() - 100;
  expect(::operator new(size, std::nothrow) == nullptr, "nothrow: nothing");
  expect(::operator new[](size, std::nothrow) == nullptr, "nothrow: nothing");
  expect(::operator new(size, std::align_val_t(64), std::nothrow) == nullptr, "nothrow, aligned: nothing");
  bool thrown = false;
  try {
    ::operator delete(::operator new(size));
  } catch (const std::bad_alloc&) {
    thrown = true;
  }
  expect(thrown, "bad_alloc");
}

}  // namespace

int main() {
  for (const std::size_t size : std::initializer_list<std::size_t>{0, 1, 100, 5'000'000}) {
    try_size(size);
    for (const std::size_t alignment : std::initializer_list<std::size_t>{32, 64, 4096})
      try_size(size, alignment);
  }
  try_too_much();
  return failures == 0 ? 0 : 1;
}
