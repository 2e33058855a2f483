#include "engine/cli/terminal.hpp"

#include <cstdio>

#include "trf/encoding.hpp"

namespace bloesem::cli {

namespace {

std::string blanks(std::string_view text, std::size_t width) {
  const std::size_t length = trf::count_characters(text);
  return std::string(length < width ? width - length : 0, ' ');
}

bool is_control(unsigned char byte) { return byte < 0x20 || byte == 0x7f; }

// U+0080 to U+009F: among them the one-character form of the escape sequences.
bool is_wide_control(std::string_view text, std::size_t at) {
  if (static_cast<unsigned char>(text[at]) != 0xc2 || at + 1 >= text.size()) return false;
  const auto second = static_cast<unsigned char>(text[at + 1]);
  return second >= 0x80 && second < 0xa0;
}

void append_escaped(std::string& shown, unsigned char byte) {
  constexpr std::string_view digits = "0123456789abcdef";
  shown += {'\\', 'x', digits[byte >> 4U], digits[byte & 15U]};
}

}  // namespace

std::string visible(std::string_view text) {
  std::string shown;
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (is_wide_control(text, at)) {
      append_escaped(shown, static_cast<unsigned char>(text[++at]));
    } else if (is_control(static_cast<unsigned char>(text[at]))) {
      append_escaped(shown, static_cast<unsigned char>(text[at]));
    } else {
      shown += text[at];
    }
  }
  return shown;
}

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
