#include "engine/model/date.hpp"

#include <cstddef>
#include <utility>

namespace bloesem {

namespace {

int days_in(int month, int year) noexcept {
  constexpr std::array<int, 12> days = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
  const bool leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
  return days[static_cast<std::size_t>(month) - 1] + (month == 2 && leap ? 1 : 0);
}

constexpr bool is_digit(char c) noexcept { return c >= '0' && c <= '9'; }

std::size_t length_of_number(std::string_view text) noexcept {
  std::size_t length = 0;
  while (length < text.size() && is_digit(text[length])) ++length;
  return length;
}

// Of four digits at most.
int number_of(std::string_view digits) noexcept {
  int value = 0;
  for (const char digit : digits) value = value * 10 + (digit - '0');
  return value;
}

}  // namespace

bool exists(const Date& date) noexcept {
  return date.month >= 1 && date.month <= 12 && date.day >= 1 && date.day <= days_in(date.month, date.year);
}

std::optional<DateGroups> date_groups(std::string_view text) noexcept {
  DateGroups groups;
  char sign = 0;
  for (std::size_t i = 0; i < groups.size(); ++i) {
    const std::size_t length = length_of_number(text);
    if (length == 0) return std::nullopt;
    groups[i] = text.substr(0, length);
    text.remove_prefix(length);
    if (i + 1 == groups.size()) break;
    if (text.empty() || (i > 0 && text.front() != sign)) return std::nullopt;
    sign = text.front();
    if (sign != '/' && sign != '.' && sign != '-') return std::nullopt;
    text.remove_prefix(1);
  }
  return text.empty() ? std::optional(groups) : std::nullopt;
}

std::optional<Date> full_date(std::string_view text) noexcept {
  const std::optional<DateGroups> groups = date_groups(text);
  if (!groups) return std::nullopt;
  auto [year, month, day] = *groups;
  if (year.size() != 4) std::swap(year, day);
  if (year.size() != 4 || month.size() > 2 || day.size() > 2) return std::nullopt;
  const Date date{number_of(year), number_of(month), number_of(day)};
  return exists(date) ? std::optional(date) : std::nullopt;
}

}  // namespace bloesem
