// Bytes and characters: UTF-8 as the inner form, Windows-1252 as the fallback for old files.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace bloesem::trf {

using CodePoint = std::uint32_t;

// A byte of a character that is not its first.
[[nodiscard]] constexpr bool is_continuation(char c) noexcept {
  return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U;
}

// Any code point of Unicode.
void append_utf8(std::string& text, CodePoint point);

inline constexpr std::string_view utf8_bom = "\xEF\xBB\xBF";

// Where the first byte stands that cannot be UTF-8 (overlong forms and surrogates are none); nullopt: all is.
[[nodiscard]] std::optional<std::size_t> first_invalid_utf8(std::string_view bytes) noexcept;

[[nodiscard]] bool is_ascii(std::string_view text) noexcept;

// Every byte has a meaning (the five unassigned ones stay control characters), so this cannot fail.
[[nodiscard]] std::string windows_1252_to_utf8(std::string_view bytes);
// UTF-8 as it is, anything else read as Windows-1252: for a text that tells nothing about itself.
[[nodiscard]] std::string decoded(std::string_view text);
// The inverse of windows_1252_to_utf8; characters outside of the code page become '?'.
[[nodiscard]] std::string utf8_to_windows_1252(std::string_view text);
// Nothing of a UTF-8 text would become '?'.
[[nodiscard]] bool fits_windows_1252(std::string_view text);

enum class ByteOrder : std::uint8_t { Little, Big };

// Nothing for an odd number of bytes, and for half a character (a lone surrogate).
[[nodiscard]] std::optional<std::string> utf16_to_utf8(std::string_view bytes, ByteOrder order);

// Length of a UTF-8 text in characters.
[[nodiscard]] std::size_t count_characters(std::string_view text) noexcept;
// Where character number `index` (from 0) begins; the text's size if it is shorter.
[[nodiscard]] std::size_t byte_offset(std::string_view text, std::size_t index) noexcept;

}  // namespace bloesem::trf
