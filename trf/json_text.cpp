#include "trf/json_text.hpp"

#include <cstddef>

#include "trf/encoding.hpp"
#include "trf/visible.hpp"

namespace bloesem::trf {

namespace {

void append_escape(std::string& json, unsigned char code) {
  constexpr std::string_view named = "\b\f\n\r\t\"\\";
  constexpr std::string_view names = "bfnrt\"\\";
  constexpr std::string_view digits = "0123456789abcdef";
  const std::size_t at = named.find(static_cast<char>(code));
  if (at != std::string_view::npos) {
    json += {'\\', names[at]};
  } else {
    json += {'\\', 'u', '0', '0', digits[code >> 4U], digits[code & 15U]};
  }
}

void append_utf8_string(std::string& json, std::string_view text) {
  json += '"';
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto byte = static_cast<unsigned char>(text[i]);
    if (const std::string_view direction = leading_direction(text.substr(i)); !direction.empty()) {
      (json += "\\u") += digits_of(direction);
      i += direction.size() - 1;
      continue;
    }
    const bool is_c1 = byte == 0xC2 && static_cast<unsigned char>(text[i + 1]) < 0xA0;
    if (is_c1) {
      append_escape(json, static_cast<unsigned char>(text[++i]));
    } else if (byte < 0x20 || byte == 0x7F || byte == '"' || byte == '\\') {
      append_escape(json, byte);
    } else {
      json += text[i];
    }
  }
  json += '"';
}

}  // namespace

void append_json_string(std::string& json, std::string_view text) {
  if (first_invalid_utf8(text)) return append_utf8_string(json, windows_1252_to_utf8(text));
  append_utf8_string(json, text);
}

}  // namespace bloesem::trf
