#include "engine/platform/terminal.hpp"

#include <sys/ioctl.h>
#include <unistd.h>

#include <cstdio>

namespace bloesem::platform {

namespace {

int descriptor_of(Stream stream) noexcept { return stream == Stream::Output ? STDOUT_FILENO : STDERR_FILENO; }

}  // namespace

bool is_screen(Stream stream) noexcept { return isatty(descriptor_of(stream)) == 1; }

std::optional<std::size_t> columns_of(Stream stream) noexcept {
  winsize size{};
  if (ioctl(descriptor_of(stream), TIOCGWINSZ, &size) != 0 || size.ws_col == 0) return std::nullopt;
  return size.ws_col;
}

void print_to_stderr(std::string_view text) noexcept {
  std::fwrite(text.data(), 1, text.size(), stderr);
  std::fflush(stderr);
}

std::string error_line(const std::string& file, const std::string& message) {
  return file + ": error: " + message + '\n';
}

}  // namespace bloesem::platform
