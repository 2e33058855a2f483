#include "trf/visible.hpp"

#include <cstddef>

#include "trf/encoding.hpp"

namespace bloesem::trf {

namespace {

std::size_t size_of_character(char first) noexcept {
  const auto byte = static_cast<unsigned char>(first);
  if (byte < 0xc0) return 1;
  if (byte < 0xe0) return 2;
  return byte < 0xf0 ? 3 : 4;
}

// Returns the code point of a UTF-8 character of at most three bytes.
CodePoint code_point_of(std::string_view character) noexcept {
  CodePoint point = static_cast<unsigned char>(character.front()) & (character.size() == 2 ? 0x1fU : 0x0fU);
  for (const char c : character.substr(1)) point = point << 6U | (static_cast<unsigned char>(c) & 0x3fU);
  return point;
}

// Returns the length of the control character at `at`, 0 if there is none. U+0080 to U+009F take two bytes and
// include the one-character form of escape sequences.
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

// True for U+061C, U+200E, U+200F, which affect only their neighbours.
bool is_direction_mark(std::string_view character) noexcept {
  return character == "\xD8\x9C" || character == "\xE2\x80\x8E" || character == "\xE2\x80\x8F";
}

// True for U+202A to U+202E and U+2066 to U+2069, which affect the rest of the line.
bool is_direction_control(std::string_view character) noexcept {
  const bool embedding = character >= "\xE2\x80\xAA" && character <= "\xE2\x80\xAE";
  const bool isolate = character >= "\xE2\x81\xA6" && character <= "\xE2\x81\xA9";
  return character.size() == 3 && (embedding || isolate);
}

enum class Marks { Escaped, Kept };

void append_visible(std::string& shown, std::string_view utf8, Marks marks) {
  for (std::size_t at = 0; at < utf8.size();) {
    const std::size_t size = size_of_character(utf8[at]);
    const std::string_view character = utf8.substr(at, size);
    if (control_size(utf8, at) > 0)
      append_escaped(shown, character.back());
    else if (is_direction_control(character) || (marks == Marks::Escaped && is_direction_mark(character)))
      ((shown += "\\u{") += digits_of(character)) += '}';
    else
      shown += character;
    at += size;
  }
}

std::string escaped_text(std::string_view text, Marks marks) {
  std::string shown;
  while (const std::optional<std::size_t> invalid = first_invalid_utf8(text)) {
    append_visible(shown, text.substr(0, *invalid), marks);
    append_escaped(shown, text[*invalid]);
    text.remove_prefix(*invalid + 1);
  }
  append_visible(shown, text, marks);
  return shown;
}

}  // namespace

std::string_view leading_direction(std::string_view text) noexcept {
  if (text.empty() || (text.front() != '\xE2' && text.front() != '\xD8')) return {};
  const std::string_view character = text.substr(0, size_of_character(text.front()));
  return is_direction_control(character) || is_direction_mark(character) ? character : std::string_view();
}

std::string digits_of(std::string_view direction) {
  constexpr std::string_view digits = "0123456789abcdef";
  const CodePoint point = code_point_of(direction);
  std::string text;
  for (unsigned shift = 16; shift > 0; shift -= 4) text += digits[(point >> (shift - 4)) & 15U];
  return text;
}

std::string visible(std::string_view text) { return escaped_text(text, Marks::Escaped); }

std::string visible_in_isolation(std::string_view text) { return escaped_text(text, Marks::Kept); }

bool begins_with_control(std::string_view text) noexcept { return !text.empty() && control_size(text, 0) > 0; }

bool has_control_characters(std::string_view text) noexcept {
  if (first_invalid_utf8(text)) return true;
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (control_size(text, at) > 0) return true;
  }
  return false;
}

std::string with_blank_controls(std::string_view text) {
  std::string shown;
  while (!text.empty()) {
    const std::string_view character = text.substr(0, size_of_character(text.front()));
    const bool blank =
        control_size(text, 0) > 0 || is_direction_control(character) || is_direction_mark(character);
    shown += blank ? " " : character;
    text.remove_prefix(character.size());
  }
  return shown;
}

}  // namespace bloesem::trf
