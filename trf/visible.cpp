#include "trf/visible.hpp"

#include <cstddef>

#include "trf/encoding.hpp"

namespace bloesem::trf {

namespace {

// Bytes that the control character at `at` takes; 0 if none stands there. U+0080 to U+009F have two, among them
// the one-character form of the escape sequences.
std::size_t control_size(std::string_view text, std::size_t at) noexcept {
  const auto byte = static_cast<unsigned char>(text[at]);
  if (byte < 0x20 || byte == 0x7f) return 1;
  if (byte != 0xc2 || at + 1 >= text.size()) return 0;
  const auto second = static_cast<unsigned char>(text[at + 1]);
  return second >= 0x80 && second < 0xa0 ? 2 : 0;
}

void append_escaped(std::string& shown, char c) {
  constexpr std::string_view digits = "0123456789abcdef";
  const auto byte = static_cast<unsigned char>(c);
  shown += {'\\', 'x', digits[byte >> 4U], digits[byte & 15U]};
}

void append_visible(std::string& shown, std::string_view utf8) {
  for (std::size_t at = 0; at < utf8.size(); ++at) {
    const std::size_t size = control_size(utf8, at);
    if (size == 0) {
      shown += utf8[at];
    } else {
      at += size - 1;
      append_escaped(shown, utf8[at]);
    }
  }
}

}  // namespace

std::string visible(std::string_view text) {
  std::string shown;
  while (const std::optional<std::size_t> invalid = first_invalid_utf8(text)) {
    append_visible(shown, text.substr(0, *invalid));
    append_escaped(shown, text[*invalid]);
    text.remove_prefix(*invalid + 1);
  }
  append_visible(shown, text);
  return shown;
}

std::string with_blank_controls(std::string_view text) {
  std::string shown;
  for (std::size_t at = 0; at < text.size(); ++at) {
    const std::size_t size = control_size(text, at);
    shown += size == 0 ? text[at] : ' ';
    if (size > 0) at += size - 1;
  }
  return shown;
}

}  // namespace bloesem::trf
