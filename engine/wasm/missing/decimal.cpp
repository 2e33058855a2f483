#include "engine/wasm/missing/decimal.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

namespace bloesem::wasm {

namespace {

std::to_chars_result copy_to(char* first, char* last, std::string_view text) noexcept {
  if (last - first < static_cast<std::ptrdiff_t>(text.size())) return {last, std::errc::value_too_large};
  return {std::copy(text.begin(), text.end(), first), std::errc{}};
}

const char* skip_digits(const char* at, const char* last) noexcept {
  while (at != last && *at >= '0' && *at <= '9') ++at;
  return at;
}

// Returns the end of the exponent that begins here; `at` if none does.
const char* skip_exponent(const char* at, const char* last) noexcept {
  if (at == last || (*at != 'e' && *at != 'E')) return at;
  const char* digits = at + 1;
  if (digits != last && (*digits == '+' || *digits == '-')) ++digits;
  const char* const end = skip_digits(digits, last);
  return end == digits ? at : end;
}

}  // namespace

std::to_chars_result write_decimal(char* first, char* last, double value, bool scientific,
                                   int digits) noexcept {
  std::array<char, 512> text{};
  const int size = std::snprintf(text.data(), text.size(), scientific ? "%.*e" : "%.*f", digits, value);
  if (size < 0 || static_cast<std::size_t>(size) >= text.size()) return {last, std::errc::value_too_large};
  return copy_to(first, last, {text.data(), static_cast<std::size_t>(size)});
}

std::to_chars_result write_shortest(char* first, char* last, double value) noexcept {
  constexpr int enough = 17;  // digits identify every double
  std::array<char, 64> text{};
  if (!std::isfinite(value)) {
    const int size = std::snprintf(text.data(), text.size(), "%f", value);
    return copy_to(first, last, {text.data(), static_cast<std::size_t>(size)});
  }
  int digits = 1;
  for (; digits < enough; ++digits) {
    std::snprintf(text.data(), text.size(), "%.*e", digits - 1, value);
    if (std::strtod(text.data(), nullptr) == value) break;
  }
  std::snprintf(text.data(), text.size(), "%.*e", digits - 1, value);
  const std::string_view shown(text.data());
  const int exponent = std::atoi(text.data() + shown.find('e') + 1);
  return write_decimal(first, last, value, false, std::max(digits - 1 - exponent, 0));
}

std::from_chars_result read_decimal(const char* first, const char* last, double& value,
                                    bool exponent) noexcept {
  const char* const begin = first != last && *first == '-' ? first + 1 : first;
  const char* end = skip_digits(begin, last);
  const bool point = end != last && *end == '.';
  if (point) end = skip_digits(end + 1, last);
  if (end - begin <= (point ? 1 : 0)) return {first, std::errc::invalid_argument};
  if (exponent) end = skip_exponent(end, last);
  errno = 0;
  const double read = std::strtod(std::string(first, end).c_str(), nullptr);
  if (errno == ERANGE && (std::isinf(read) || read == 0)) return {end, std::errc::result_out_of_range};
  value = read;
  return {end, std::errc{}};
}

}  // namespace bloesem::wasm
