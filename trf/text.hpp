// Helpers for ASCII text, independent of the locale.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "bloesem/points.hpp"

namespace bloesem::trf {

[[nodiscard]] constexpr bool is_digit(char c) noexcept { return c >= '0' && c <= '9'; }

// Returns the text without blanks and tabs at both ends.
[[nodiscard]] std::string_view trimmed(std::string_view text) noexcept;
// Returns the text without invisible characters at its end: blanks, tabs, control characters, no-break spaces.
[[nodiscard]] std::string_view without_invisible_end(std::string_view text) noexcept;
inline constexpr std::string_view no_break_space = "\xC2\xA0";
[[nodiscard]] constexpr char upper(char c) noexcept {
  return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
}
[[nodiscard]] std::string upper(std::string_view text);
// Returns `what` and the number: "round 7".
[[nodiscard]] std::string numbered(std::string_view what, int number);

// Exceeds every limit of the formats, so that callers can distinguish "too large" from "not a number".
inline constexpr int number_ceiling = 100'000'000;

// Parses digits, with leading zeros allowed; nullopt for other text. Values above number_ceiling are returned
// as number_ceiling.
[[nodiscard]] std::optional<int> parse_number(std::string_view text) noexcept;

// Parses a right-aligned number in a narrow field; 0 if blank, -1 for other text.
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

// Parses "1", "1.0", "1,0", ".5" or "1.00" as tenths of a point; nullopt for other text and finer fractions.
// Values above number_ceiling are returned as number_ceiling.
[[nodiscard]] std::optional<Points> parse_points(std::string_view text) noexcept;

// As above, with an optional minus sign.
[[nodiscard]] std::optional<Points> parse_signed_points(std::string_view text) noexcept;

// Returns "2.5" for 25, "-0.5" for -5.
[[nodiscard]] std::string format_points(Points points);

}  // namespace bloesem::trf
