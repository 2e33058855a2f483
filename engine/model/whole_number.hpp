// Whole numbers written in digits.
#pragma once

#include <algorithm>
#include <charconv>
#include <optional>
#include <string_view>
#include <system_error>

namespace bloesem {

// Returns the number that a text of digits alone is; nothing for any other text, a sign or a blank included,
// and for more than a Number holds.
template <class Number>
[[nodiscard]] std::optional<Number> whole_number(std::string_view text) noexcept {
  Number value = 0;
  if (text.empty() || !std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; }))
    return std::nullopt;
  if (std::from_chars(text.data(), text.data() + text.size(), value).ec != std::errc{}) return std::nullopt;
  return value;
}

}  // namespace bloesem
