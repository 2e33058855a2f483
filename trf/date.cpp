#include "trf/date.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>

#include "trf/text.hpp"

namespace bloesem::trf {

namespace {

constexpr int first_year_of_last_century = 70;

using Groups = std::array<std::string_view, 3>;

// Three groups of digits, with the same sign between them.
std::optional<Groups> split(std::string_view text) {
  const std::size_t first = text.find_first_of("/.-");
  if (first == std::string_view::npos) return std::nullopt;
  const std::size_t second = text.find(text[first], first + 1);
  if (second == std::string_view::npos) return std::nullopt;
  const Groups groups = {text.substr(0, first), text.substr(first + 1, second - first - 1),
                         text.substr(second + 1)};
  const bool numbers =
      std::all_of(groups.begin(), groups.end(), [](std::string_view g) { return parse_number(g).has_value(); });
  return numbers ? std::optional(groups) : std::nullopt;
}

bool all_short(const Groups& groups) {
  return std::all_of(groups.begin(), groups.end(), [](std::string_view g) { return g.size() <= 2; });
}

std::string two_digits(int number) { return (number < 10 ? "0" : "") + std::to_string(number); }

int days_in(int month, int year) noexcept {
  constexpr std::array<int, 12> days = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
  const bool leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
  return days[static_cast<std::size_t>(month) - 1] + (month == 2 && leap ? 1 : 0);
}

// "/05/02" behind the year; nothing for a day that cannot be.
std::optional<std::string> date_in(std::string_view year, std::string_view month, std::string_view day) {
  const int m = parse_number(month).value_or(0);
  const int d = parse_number(day).value_or(0);
  if (m < 1 || m > 12 || d < 1 || d > days_in(m, parse_number(year).value_or(0))) return std::nullopt;
  return std::string(year).append("/").append(two_digits(m)).append("/").append(two_digits(d));
}

void add_reading(std::string_view year, std::string_view month, std::string_view day,
                 std::vector<std::string>& readings) {
  if (year.size() != 2) return;
  const bool new_century = parse_number(year).value_or(0) < first_year_of_last_century;
  const auto date = date_in(std::string(new_century ? "20" : "19").append(year), month, day);
  if (date && (readings.empty() || readings.front() != *date)) readings.push_back(*date);
}

}  // namespace

std::vector<std::string> readings_of_short_date(std::string_view text) {
  std::vector<std::string> readings;
  const auto groups = split(text);
  if (!groups || !all_short(*groups)) return readings;
  const auto& [first, second, third] = *groups;
  if (text.find('.') == std::string_view::npos) add_reading(first, second, third, readings);
  add_reading(third, second, first, readings);
  return readings;
}

std::optional<std::string> standard_date(std::string_view text) {
  const std::vector<std::string> readings = readings_of_short_date(text);
  if (!readings.empty()) return readings.size() == 1 ? std::optional(readings.front()) : std::nullopt;
  const auto groups = split(text);
  if (!groups) return std::nullopt;
  const auto& [first, second, third] = *groups;
  if (first.size() == 4 && second.size() <= 2 && third.size() <= 2) return date_in(first, second, third);
  if (third.size() == 4 && second.size() <= 2 && first.size() <= 2) return date_in(third, second, first);
  return std::nullopt;
}

bool is_short_date(std::string_view text) {
  constexpr std::size_t length = 8;
  if (text.size() != length || text[2] != '/' || text[5] != '/') return false;
  const auto groups = split(text);
  return groups && date_in((*groups)[0], (*groups)[1], (*groups)[2]).has_value();
}

}  // namespace bloesem::trf
