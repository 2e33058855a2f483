#include <string>
#include <string_view>

#include "engine/platform/memory/memory_files.hpp"

namespace bloesem::platform {

std::string MemoryFiles::name_of(const std::string& word) const {
  constexpr std::string_view here = "./";
  if (files.contains(word) || !word.starts_with(here)) return word;
  const std::string name = word.substr(here.size());
  return files.contains(name) ? name : word;
}

}  // namespace bloesem::platform
