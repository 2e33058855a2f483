#include "trf/date.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>

#include "trf/text.hpp"

namespace bloesem::trf {

namespace {

constexpr int first_year_of_last_century = 70;

// Three groups of one or two digits, with the same sign between them.
std::optional<std::array<std::string_view, 3>> split(std::string_view text) {
  const std::size_t first = text.find_first_of("/.-");
  if (first == std::string_view::npos) return std::nullopt;
  const std::size_t second = text.find(text[first], first + 1);
  if (second == std::string_view::npos) return std::nullopt;
  const std::array groups = {text.substr(0, first), text.substr(first + 1, second - first - 1),
                             text.substr(second + 1)};
  const bool all_short = std::all_of(groups.begin(), groups.end(),
                                     [](std::string_view g) { return g.size() <= 2 && parse_number(g); });
  return all_short ? std::optional(groups) : std::nullopt;
}

std::string two_digits(int number) { return (number < 10 ? "0" : "") + std::to_string(number); }

void add_reading(std::string_view year, std::string_view month, std::string_view day,
                 std::vector<std::string>& readings) {
  const int y = parse_number(year).value_or(0);
  const int m = parse_number(month).value_or(0);
  const int d = parse_number(day).value_or(0);
  if (year.size() != 2 || m < 1 || m > 12 || d < 1 || d > 31) return;
  const std::string date = (y < first_year_of_last_century ? "20" : "19") + two_digits(y) + "/" +
                           two_digits(m) + "/" + two_digits(d);
  if (readings.empty() || readings.front() != date) readings.push_back(date);
}

}  // namespace

std::vector<std::string> readings_of_short_date(std::string_view text) {
  std::vector<std::string> readings;
  const auto groups = split(text);
  if (!groups) return readings;
  const auto& [first, second, third] = *groups;
  if (text.find('.') == std::string_view::npos) add_reading(first, second, third, readings);
  add_reading(third, second, first, readings);
  return readings;
}

}  // namespace bloesem::trf
