#include "engine/platform/memory/memory_files.hpp"

#include <utility>

namespace bloesem::platform {
namespace {

constinit thread_local MemoryFiles* files_of_thread = nullptr;

}  // namespace

std::string MemoryFiles::name_of(const std::string& word) const {
  constexpr std::string_view here = "./";
  if (files.contains(word) || !word.starts_with(here)) return word;
  const std::string name = word.substr(here.size());
  return files.contains(name) ? name : word;
}

InMemory::InMemory(MemoryFiles* files) noexcept : before_(std::exchange(files_of_thread, files)) {}

InMemory::~InMemory() { files_of_thread = before_; }

MemoryFiles* memory_files() noexcept { return files_of_thread; }

}  // namespace bloesem::platform
