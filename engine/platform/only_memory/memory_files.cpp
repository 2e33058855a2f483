// In place of memory/memory_files.cpp where there is no operating system, as in a page: the optimiser then
// leaves out everything that would call one.
#include "engine/platform/memory/memory_files.hpp"

#include <utility>

namespace bloesem::platform {
namespace {

MemoryFiles none;
constinit thread_local MemoryFiles* files_of_thread = &none;

}  // namespace

InMemory::InMemory(MemoryFiles* files) noexcept
    : before_(std::exchange(files_of_thread, files != nullptr ? files : &none)) {}

InMemory::~InMemory() { files_of_thread = before_; }

MemoryFiles* memory_files() noexcept {
  __builtin_assume(files_of_thread != nullptr);
  return files_of_thread;
}

}  // namespace bloesem::platform
