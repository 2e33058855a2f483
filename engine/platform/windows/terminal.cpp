#include "engine/platform/terminal.hpp"

#include "engine/platform/memory/memory_files.hpp"
#include "engine/platform/windows/windows_api.hpp"

namespace bloesem::platform {

namespace {

HANDLE handle_of(Stream stream) noexcept {
  return GetStdHandle(stream == Stream::Output ? STD_OUTPUT_HANDLE : STD_ERROR_HANDLE);
}

}  // namespace

bool is_screen(Stream stream) noexcept {
  DWORD mode = 0;
  return memory_files() == nullptr && GetConsoleMode(handle_of(stream), &mode) != 0;
}

std::optional<std::size_t> columns_of(Stream stream) noexcept {
  CONSOLE_SCREEN_BUFFER_INFO facts{};
  if (memory_files() != nullptr || GetConsoleScreenBufferInfo(handle_of(stream), &facts) == 0)
    return std::nullopt;
  const int columns = facts.srWindow.Right - facts.srWindow.Left + 1;
  return columns > 0 ? std::optional(static_cast<std::size_t>(columns)) : std::nullopt;
}

}  // namespace bloesem::platform
