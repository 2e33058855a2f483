#include "engine/cli/terminal.hpp"

#include <cstdio>

#include "engine/cli/display_width.hpp"

namespace bloesem::cli {

namespace {

std::string blanks(std::string_view text, std::size_t width) {
  const std::size_t length = display_width(text);
  return std::string(length < width ? width - length : 0, ' ');
}

}  // namespace

std::string left_aligned(std::string_view text, std::size_t width) {
  return std::string(text) + blanks(text, width);
}

std::string right_aligned(std::string_view text, std::size_t width) {
  return blanks(text, width) + std::string(text);
}

void complain(std::string_view text) noexcept {
  std::fwrite(text.data(), 1, text.size(), stderr);
  std::fflush(stderr);
}

}  // namespace bloesem::cli
