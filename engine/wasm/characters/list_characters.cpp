// Prints what utf8proc knows of every code point: the first of each run of equal ones, shifted left by 8, and
// below it whether it is assigned, its width and its class. Also compares the rules of graphemes.hpp and
// utf8.hpp with utf8proc. Runs on the machine that builds; characters.cpp includes the list.
#include <utf8proc.h>

#include <array>
#include <cstdint>
#include <cstdio>
#include <vector>

#include "engine/wasm/characters/graphemes.hpp"
#include "engine/wasm/characters/utf8.hpp"

namespace {

constexpr utf8proc_int32_t last_point = 0x10FFFF;

std::uint32_t facts_of(utf8proc_int32_t point) {
  const std::uint32_t unassigned = utf8proc_category(point) == UTF8PROC_CATEGORY_CN ? 1 : 0;
  const auto width = static_cast<std::uint32_t>(utf8proc_charwidth(point));
  return unassigned << 7U | width << 5U | utf8proc_get_property(point)->boundclass;
}

// Compares all sequences of so many characters, one of each class.
bool graphemes_agree(const std::vector<utf8proc_int32_t>& points, int length) {
  std::vector<std::size_t> chosen(static_cast<std::size_t>(length), 0);
  while (true) {
    utf8proc_int32_t theirs = 0;
    utf8proc_int32_t ours = 0;
    for (std::size_t i = 1; i < chosen.size(); ++i) {
      const utf8proc_int32_t a = points[chosen[i - 1]];
      const utf8proc_int32_t b = points[chosen[i]];
      if (utf8proc_grapheme_break_stateful(a, b, &theirs) !=
          bloesem::wasm::grapheme_ends(utf8proc_get_property(a)->boundclass,
                                       utf8proc_get_property(b)->boundclass, ours))
        return false;
    }
    std::size_t place = 0;
    while (place < chosen.size() && ++chosen[place] == points.size()) chosen[place++] = 0;
    if (place == chosen.size()) return true;
  }
}

bool bytes_agree(const std::array<utf8proc_uint8_t, 4>& text, utf8proc_ssize_t length) {
  utf8proc_int32_t theirs = 0;
  utf8proc_int32_t ours = 0;
  const utf8proc_ssize_t size = utf8proc_iterate(text.data(), length, &theirs);
  return size == bloesem::wasm::first_point(text.data(), length, ours) && (size <= 0 || theirs == ours);
}

// Compares every first two bytes, with the later bytes at and around the limits.
bool utf8_agrees() {
  for (unsigned begin = 0; begin < 0x10000; ++begin)
    for (const unsigned third : {0x41U, 0x7FU, 0x80U, 0xBFU, 0xC0U})
      for (const unsigned fourth : {0x41U, 0x80U, 0xBFU, 0xFFU})
        for (utf8proc_ssize_t length = 1; length <= 4; ++length)
          if (!bytes_agree(
                  {static_cast<utf8proc_uint8_t>(begin >> 8U), static_cast<utf8proc_uint8_t>(begin & 0xFFU),
                   static_cast<utf8proc_uint8_t>(third), static_cast<utf8proc_uint8_t>(fourth)},
                  length))
            return false;
  return true;
}

}  // namespace

int main() {
  std::vector<utf8proc_int32_t> of_each_class;
  std::array<bool, 32> seen{};
  std::uint32_t before = ~std::uint32_t{0};
  for (utf8proc_int32_t point = 0; point <= last_point; ++point) {
    const std::uint32_t facts = facts_of(point);
    if (facts > 0xFF || utf8proc_charwidth(point) > 3) return std::fputs("a fact does not fit\n", stderr), 1;
    if (!seen[facts & 31U]) of_each_class.push_back(point);
    seen[facts & 31U] = true;
    if (facts != before) std::printf("0x%X,\n", static_cast<unsigned>(point) << 8U | facts);
    before = facts;
  }
  if (!graphemes_agree(of_each_class, 4)) return std::fputs("graphemes.hpp differs from utf8proc\n", stderr), 1;
  if (!utf8_agrees()) return std::fputs("utf8.hpp differs from utf8proc\n", stderr), 1;
  return 0;
}
