// Character encodings: UTF-8 internally, Windows-1252 as the fallback for old files.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace bloesem::trf {

using CodePoint = std::uint32_t;

// True if the byte is a continuation byte of UTF-8.
[[nodiscard]] constexpr bool is_continuation(char c) noexcept {
  return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U;
}

// Appends a Unicode code point as UTF-8.
void append_utf8(std::string& text, CodePoint point);

inline constexpr std::string_view utf8_bom = "\xEF\xBB\xBF";

// Returns the offset of the first byte that is not valid UTF-8 (overlong forms and surrogates are invalid);
// nullopt if all bytes are valid.
[[nodiscard]] std::optional<std::size_t> first_invalid_utf8(std::string_view bytes) noexcept;

[[nodiscard]] bool is_ascii(std::string_view text) noexcept;

// Converts Windows-1252 to UTF-8. Never fails: the five unassigned bytes become control characters.
[[nodiscard]] std::string windows_1252_to_utf8(std::string_view bytes);
// Returns `text` unchanged if it is UTF-8, otherwise converted from Windows-1252.
[[nodiscard]] std::string decoded(std::string_view text);
// Converts UTF-8 to Windows-1252; characters outside the code page become '?'.
[[nodiscard]] std::string utf8_to_windows_1252(std::string_view text);
// True if every character of a UTF-8 text exists in Windows-1252.
[[nodiscard]] bool fits_windows_1252(std::string_view text);

enum class ByteOrder : std::uint8_t { Little, Big };

// Converts UTF-16 to UTF-8; nullopt for an odd number of bytes or a lone surrogate.
[[nodiscard]] std::optional<std::string> utf16_to_utf8(std::string_view bytes, ByteOrder order);

// Returns the length of a UTF-8 text in characters.
[[nodiscard]] std::size_t count_characters(std::string_view text) noexcept;
// Returns the offset of character `index` (from 0); the size of the text if it is shorter.
[[nodiscard]] std::size_t byte_offset(std::string_view text, std::size_t index) noexcept;

}  // namespace bloesem::trf
