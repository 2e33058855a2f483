// The functions of utf8proc that the engine calls, from a table (list_characters.cpp).
#include <utf8proc.h>

#include <algorithm>
#include <cstdint>
#include <iterator>

#include "engine/wasm/characters/graphemes.hpp"
#include "engine/wasm/characters/utf8.hpp"

namespace {

constexpr std::uint32_t runs[] = {
#include "engine/wasm/characters.inc"
};

std::uint32_t facts_of(utf8proc_int32_t point) noexcept {
  if (point < 0 || point > 0x10FFFF) return 1U << 7U | UTF8PROC_BOUNDCLASS_OTHER;
  const std::uint32_t beyond = static_cast<std::uint32_t>(point) << 8U | 0xFFU;
  return *std::prev(std::upper_bound(std::begin(runs), std::end(runs), beyond)) & 0xFFU;
}

int class_of(utf8proc_int32_t point) noexcept { return static_cast<int>(facts_of(point) & 31U); }

}  // namespace

extern "C" {

utf8proc_ssize_t utf8proc_iterate(const utf8proc_uint8_t* text, utf8proc_ssize_t length,
                                  utf8proc_int32_t* point) {
  return bloesem::wasm::first_point(text, length, *point);
}

// Only whether a code point is assigned.
utf8proc_category_t utf8proc_category(utf8proc_int32_t point) {
  return facts_of(point) >> 7U != 0 ? UTF8PROC_CATEGORY_CN : UTF8PROC_CATEGORY_LO;
}

int utf8proc_charwidth(utf8proc_int32_t point) { return static_cast<int>(facts_of(point) >> 5U & 3U); }

utf8proc_bool utf8proc_grapheme_break_stateful(utf8proc_int32_t before, utf8proc_int32_t next,
                                               utf8proc_int32_t* state) {
  return bloesem::wasm::grapheme_ends(class_of(before), class_of(next), *state);
}

}  // extern "C"
