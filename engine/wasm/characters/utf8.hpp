// Reads code points of UTF-8 as utf8proc does.
#pragma once

#include <utf8proc.h>

namespace bloesem::wasm {

// Returns the size of the first code point, which is set; UTF8PROC_ERROR_INVALIDUTF8 if it is none.
[[nodiscard]] constexpr utf8proc_ssize_t first_point(const utf8proc_uint8_t* text, utf8proc_ssize_t length,
                                                     utf8proc_int32_t& point) noexcept {
  point = -1;
  if (length == 0) return 0;
  const utf8proc_int32_t lead = text[0];
  if (lead < 0x80) {
    point = lead;
    return 1;
  }
  const int more = lead >= 0xF0 ? 3 : lead >= 0xE0 ? 2 : 1;
  if (lead < 0xC2 || lead > 0xF4 || length <= more) return UTF8PROC_ERROR_INVALIDUTF8;
  utf8proc_int32_t value = lead & (0x3F >> more);
  for (int i = 1; i <= more; ++i) {
    if ((text[i] & 0xC0) != 0x80) return UTF8PROC_ERROR_INVALIDUTF8;
    value = value << 6 | (text[i] & 0x3F);
  }
  const utf8proc_int32_t least = more == 1 ? 0x80 : more == 2 ? 0x800 : 0x10000;
  if (value < least || value > 0x10FFFF || (value >= 0xD800 && value <= 0xDFFF))
    return UTF8PROC_ERROR_INVALIDUTF8;
  point = value;
  return more + 1;
}

}  // namespace bloesem::wasm
