#include "trf/date.hpp"

#include <algorithm>

#include "engine/model/date.hpp"
#include "trf/text.hpp"

namespace bloesem::trf {

namespace {

constexpr int first_year_of_last_century = 70;

bool all_short(const DateGroups& groups) {
  return std::all_of(groups.begin(), groups.end(), [](std::string_view g) { return g.size() <= 2; });
}

// Returns the three groups of a date without a four-digit year.
std::optional<DateGroups> short_groups(std::string_view text) {
  const std::optional<DateGroups> groups = date_groups(text);
  return groups && all_short(*groups) ? groups : std::nullopt;
}

Date date_in(int year, std::string_view month, std::string_view day) {
  return {year, parse_number(month).value_or(0), parse_number(day).value_or(0)};
}

void add_reading(std::string_view year, std::string_view month, std::string_view day,
                 std::vector<std::string>& readings) {
  if (year.size() != 2) return;
  const int number = parse_number(year).value_or(0);
  const Date date = date_in(number + (number < first_year_of_last_century ? 2000 : 1900), month, day);
  if (!exists(date)) return;
  if (std::string shown = text_of(date); readings.empty() || readings.front() != shown)
    readings.push_back(std::move(shown));
}

}  // namespace

std::vector<std::string> readings_of_short_date(std::string_view text) {
  std::vector<std::string> readings;
  const auto groups = short_groups(text);
  if (!groups) return readings;
  const auto& [first, second, third] = *groups;
  if (text.find('.') == std::string_view::npos) add_reading(first, second, third, readings);
  add_reading(third, second, first, readings);
  return readings;
}

std::optional<std::string> standard_date(std::string_view text) {
  const std::vector<std::string> readings = readings_of_short_date(text);
  if (!readings.empty()) return readings.size() == 1 ? std::optional(readings.front()) : std::nullopt;
  const std::optional<Date> date = full_date(text);
  return date ? std::optional(text_of(*date)) : std::nullopt;
}

bool is_short_date(std::string_view text) {
  constexpr std::size_t length = 8;
  if (text.size() != length || text[2] != '/' || text[5] != '/') return false;
  const auto groups = short_groups(text);
  return groups && exists(date_in(parse_number((*groups)[0]).value_or(0), (*groups)[1], (*groups)[2]));
}

}  // namespace bloesem::trf
