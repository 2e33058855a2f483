#include "tests/fuzz/plain_text.hpp"

#include <cstddef>

#include "trf/encoding.hpp"

namespace bloesem::fuzz {

bool is_plain_text(std::string_view text) noexcept {
  if (trf::first_invalid_utf8(text)) return false;
  for (std::size_t at = 0; at < text.size(); ++at) {
    const auto byte = static_cast<unsigned char>(text[at]);
    if ((byte < 0x20 && byte != '\n') || byte == 0x7f) return false;
    if (byte == 0xc2 && static_cast<unsigned char>(text[at + 1]) < 0xa0) return false;
  }
  return true;
}

bool is_plain_line(std::string_view text) noexcept {
  return is_plain_text(text) && text.find('\n') == std::string_view::npos;
}

}  // namespace bloesem::fuzz
