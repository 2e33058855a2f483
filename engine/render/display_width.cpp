#include "engine/render/display_width.hpp"

#include <utf8proc.h>

#include <algorithm>

#include "trf/encoding.hpp"

namespace bloesem::render {

namespace {

constexpr utf8proc_int32_t emoji_variation = 0xFE0F;  // shows the character before it as a picture
constexpr std::size_t wide = 2;

bool is_half_of_flag(utf8proc_int32_t point) noexcept { return point >= 0x1F1E6 && point <= 0x1F1FF; }

// The table belongs to one edition of Unicode. In the planes of emoji and of East Asian scripts, later editions
// add wide characters only.
std::size_t width_of_unassigned(utf8proc_int32_t point) noexcept {
  const bool pictures = point >= 0x1F000 && point <= 0x1FAFF;
  const bool ideographs = point >= 0x20000 && point <= 0x3FFFD;
  return pictures || ideographs ? wide : 1;
}

std::size_t width_of(utf8proc_int32_t point) noexcept {
  if (point == emoji_variation || is_half_of_flag(point)) return wide;
  if (utf8proc_category(point) == UTF8PROC_CATEGORY_CN) return width_of_unassigned(point);
  return static_cast<std::size_t>(std::max(utf8proc_charwidth(point), 0));
}

}  // namespace

std::size_t display_width(std::string_view text) noexcept {
  if (trf::is_ascii(text)) return text.size();
  std::size_t total = 0;
  std::size_t of_character = 0;  // width of the current grapheme: that of its widest code point
  utf8proc_int32_t before = 0;
  utf8proc_int32_t state = 0;
  while (!text.empty()) {
    utf8proc_int32_t point = 0;
    const utf8proc_ssize_t size = utf8proc_iterate(reinterpret_cast<const utf8proc_uint8_t*>(text.data()),
                                                   static_cast<utf8proc_ssize_t>(text.size()), &point);
    const bool valid = size > 0;
    if (!valid) point = 0xFFFD;
    if (before != 0 && utf8proc_grapheme_break_stateful(before, point, &state)) {
      total += of_character;
      of_character = 0;
    }
    of_character = std::max(of_character, width_of(point));
    before = point;
    text.remove_prefix(valid ? static_cast<std::size_t>(size) : 1);
  }
  return total + of_character;
}

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

}  // namespace bloesem::render
