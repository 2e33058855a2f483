// Small readings of ASCII text, independent of the locale.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "bloesem/points.hpp"

namespace bloesem::trf {

[[nodiscard]] constexpr bool is_digit(char c) noexcept { return c >= '0' && c <= '9'; }

// Without blanks and tabs at both ends.
[[nodiscard]] std::string_view trimmed(std::string_view text) noexcept;
// Without what cannot be seen at the end: blanks, tabs, control characters and no-break spaces.
[[nodiscard]] std::string_view without_invisible_end(std::string_view text) noexcept;
inline constexpr std::string_view no_break_space = "\xC2\xA0";
[[nodiscard]] constexpr char upper(char c) noexcept {
  return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
}
[[nodiscard]] std::string upper(std::string_view text);
// "round 7"
[[nodiscard]] std::string numbered(std::string_view what, int number);

// Larger than every limit of the formats, so that a reader can tell "too large" from "no number".
inline constexpr int number_ceiling = 100'000'000;

// Digits only, leading zeros allowed; values above number_ceiling are returned as number_ceiling.
[[nodiscard]] std::optional<int> parse_number(std::string_view text) noexcept;

// A number against the right end of its field, which is not wide; 0 in an empty one, -1 for all else.
[[nodiscard]] constexpr int plain_number(std::string_view field) noexcept {
  std::size_t at = 0;
  while (at < field.size() && field[at] == ' ') ++at;
  int number = 0;
  for (; at < field.size(); ++at) {
    const auto digit = static_cast<unsigned>(field[at] - '0');
    if (digit > 9) return -1;
    number = number * 10 + static_cast<int>(digit);
  }
  return number;
}

// "1", "1.0", "1,0", ".5", "1.00": tenths of a point. Nothing for other text and for finer fractions; values
// above number_ceiling are returned as number_ceiling.
[[nodiscard]] std::optional<Points> parse_points(std::string_view text) noexcept;

// The same with a minus sign in front, or without.
[[nodiscard]] std::optional<Points> parse_signed_points(std::string_view text) noexcept;

// "2.5" for 25, "-0.5" for -5.
[[nodiscard]] std::string format_points(Points points);

}  // namespace bloesem::trf
