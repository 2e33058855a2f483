#include "engine/platform/terminal.hpp"

#include <sys/ioctl.h>
#include <unistd.h>

#include "engine/platform/memory/memory_files.hpp"

namespace bloesem::platform {

namespace {

int descriptor_of(Stream stream) noexcept { return stream == Stream::Output ? STDOUT_FILENO : STDERR_FILENO; }

}  // namespace

bool is_screen(Stream stream) noexcept {
  return memory_files() == nullptr && isatty(descriptor_of(stream)) == 1;
}

std::optional<std::size_t> columns_of(Stream stream) noexcept {
  if (memory_files() != nullptr) return std::nullopt;
  winsize size{};
  if (ioctl(descriptor_of(stream), TIOCGWINSZ, &size) != 0 || size.ws_col == 0) return std::nullopt;
  return size.ws_col;
}

}  // namespace bloesem::platform
