#include "trf/text.hpp"

#include <algorithm>
#include <cstddef>

#include "engine/model/whole_number.hpp"

namespace bloesem::trf {

namespace {

constexpr bool is_blank(char c) noexcept { return c == ' ' || c == '\t'; }

bool is_invisible(char c) noexcept { return static_cast<unsigned char>(c) <= 0x20; }

constexpr bool all_digits(std::string_view text) noexcept {
  return std::all_of(text.begin(), text.end(), is_digit);
}

}  // namespace

std::string_view trimmed(std::string_view text) noexcept {
  while (!text.empty() && is_blank(text.front())) text.remove_prefix(1);
  while (text.ends_with("        ")) text.remove_suffix(8);  // fast path: most names are padded
  while (!text.empty() && is_blank(text.back())) text.remove_suffix(1);
  return text;
}

std::string_view without_invisible_end(std::string_view text) noexcept {
  while (!text.empty()) {
    if (is_invisible(text.back())) {
      text.remove_suffix(1);
    } else if (text.ends_with(no_break_space)) {
      text.remove_suffix(no_break_space.size());
    } else {
      break;
    }
  }
  return text;
}

std::string upper(std::string_view text) {
  std::string folded(text);
  for (char& c : folded) c = upper(c);
  return folded;
}

std::optional<int> parse_number(std::string_view text) noexcept {
  if (text.empty() || !all_digits(text)) return std::nullopt;
  return std::min(whole_number<int>(text).value_or(number_ceiling), number_ceiling);
}

std::optional<Points> parse_points(std::string_view text) noexcept {
  const std::size_t mark = text.find_first_of(".,");
  const std::string_view whole = text.substr(0, mark);
  if (mark == std::string_view::npos) {
    const std::optional<int> points = parse_number(whole);
    if (!points) return std::nullopt;
    return std::min(*points * one_point, number_ceiling);
  }
  const std::string_view fraction = text.substr(mark + 1);
  if (fraction.empty() || !all_digits(fraction) || !all_digits(whole)) return std::nullopt;
  if (fraction.find_first_not_of('0', 1) != std::string_view::npos) return std::nullopt;
  const int points = parse_number(whole).value_or(0);
  return std::min(points * one_point + (fraction.front() - '0'), number_ceiling);
}

std::optional<Points> parse_signed_points(std::string_view text) noexcept {
  const bool negative = text.starts_with('-');
  const std::optional<Points> points = parse_points(text.substr(negative ? 1 : 0));
  return points && negative ? -*points : points;
}

std::string format_points(Points points) {
  if (points < 0) return '-' + format_points(-points);
  return std::to_string(points / one_point) + "." + std::to_string(points % one_point);
}

std::string numbered(std::string_view what, int number) {
  return std::string(what).append(std::to_string(number));
}

}  // namespace bloesem::trf
