#include "engine/platform/memory/memory_files.hpp"

#include <utility>

namespace bloesem::platform {
namespace {

constinit thread_local MemoryFiles* files_of_thread = nullptr;

}  // namespace

InMemory::InMemory(MemoryFiles* files) noexcept : before_(std::exchange(files_of_thread, files)) {}

InMemory::~InMemory() { files_of_thread = before_; }

MemoryFiles* memory_files() noexcept { return files_of_thread; }

}  // namespace bloesem::platform
