#include "engine/platform/terminal.hpp"

#include <cstdio>

#include "engine/platform/files/system_files.hpp"
#include "engine/platform/memory/memory_files.hpp"

namespace bloesem::platform {

void print_to_stderr(std::string_view text) noexcept {
  if (MemoryFiles* const memory = memory_files()) {
    memory->errors += text;
    return;
  }
  static_cast<void>(write_to(stderr, text));
}

std::string error_line(const std::string& file, const std::string& message) {
  return file + ": error: " + message + '\n';
}

}  // namespace bloesem::platform
