#include "engine/service/players/birth_dates.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

#include "engine/platform/terminal.hpp"
#include "engine/service/refusal.hpp"
#include "trf/date.hpp"
#include "trf/text.hpp"

namespace bloesem::service {

namespace {

constexpr std::array all_orders = {DateOrder::YearFirst, DateOrder::DayFirst, DateOrder::MonthFirst};
constexpr int first_year_of_last_century = 30;
constexpr std::size_t digits_of_year = 4;

using DateParts = std::array<std::string, 3>;

// Splits three numbers separated by the same sign.
std::optional<DateParts> parts_of(std::string_view text) {
  const std::size_t first = text.find_first_of("/.-");
  if (first == std::string_view::npos) return std::nullopt;
  const std::size_t second = text.find(text[first], first + 1);
  if (second == std::string_view::npos) return std::nullopt;
  DateParts parts = {std::string(text.substr(0, first)),
                     std::string(text.substr(first + 1, second - first - 1)),
                     std::string(text.substr(second + 1))};
  const bool numbers = std::all_of(parts.begin(), parts.end(),
                                   [](const std::string& part) { return trf::parse_number(part).has_value(); });
  return numbers ? std::optional(std::move(parts)) : std::nullopt;
}

std::string whole_year(const std::string& year) {
  if (year.size() != 2) return year;
  return (trf::parse_number(year).value_or(0) < first_year_of_last_century ? "20" : "19") + year;
}

// Returns YYYY/MM/DD. Day and month 00 mean that only the year is known.
std::optional<std::string> date_of(const std::string& year, const std::string& month, const std::string& day) {
  const std::string whole = whole_year(year);
  if (whole.size() != digits_of_year) return std::nullopt;
  const auto is_zero = [](const std::string& part) { return trf::parse_number(part) == 0; };
  if (is_zero(month) && is_zero(day)) return whole + "/00/00";
  return trf::standard_date(whole + '/' + month + '/' + day);
}

std::optional<std::string> reading(const DateParts& parts, DateOrder order) {
  const auto& [first, second, third] = parts;
  switch (order) {
    case DateOrder::YearFirst: return date_of(first, second, third);
    case DateOrder::DayFirst: return date_of(third, second, first);
    case DateOrder::MonthFirst: return date_of(third, first, second);
  }
  return std::nullopt;
}

// Reads eight digits without separators as YYYYMMDD or DDMMYYYY; at most one of the two is a date.
std::optional<std::string> reading_of_digits(const std::string& digits) {
  constexpr std::size_t length = 8;
  if (digits.size() != length) return std::nullopt;
  if (const auto date = date_of(digits.substr(0, 4), digits.substr(4, 2), digits.substr(6))) return date;
  return date_of(digits.substr(4), digits.substr(2, 2), digits.substr(0, 2));
}

bool is_nothing(std::string_view text) { return text.find_first_not_of("0/.-") == std::string_view::npos; }

// The month never comes first if dots are used.
std::vector<std::string> readings(const DateParts& parts, char sign, const std::vector<DateOrder>& orders) {
  std::vector<std::string> found;
  for (const DateOrder order : orders) {
    const bool possible = sign != '.' || order == DateOrder::DayFirst || parts[0].size() == digits_of_year;
    const auto date = possible ? reading(parts, order) : std::nullopt;
    if (date && std::find(found.begin(), found.end(), *date) == found.end()) found.push_back(*date);
  }
  return found;
}

std::vector<std::string> readings(std::string_view text, const std::vector<DateOrder>& orders) {
  const auto parts = parts_of(text);
  return parts ? readings(*parts, text[text.find_first_of("/.-")], orders) : std::vector<std::string>{};
}

// True if the order of this date is clear without the other dates.
bool stands_for_itself(std::string_view text) {
  const auto parts = parts_of(text);
  return !parts || (*parts)[0].size() == digits_of_year;
}

}  // namespace

BirthDates::BirthDates(const std::vector<std::string_view>& column, std::optional<DateOrder> asked) {
  if (asked) {
    orders_ = {*asked};
    return;
  }
  for (const DateOrder order : all_orders) {
    const bool fits = std::all_of(column.begin(), column.end(), [order](std::string_view text) {
      return is_nothing(text) || stands_for_itself(text) || !readings(text, {order}).empty();
    });
    if (fits) orders_.push_back(order);
  }
  if (orders_.empty()) orders_.assign(all_orders.begin(), all_orders.end());
}

Result<std::string> BirthDates::read(std::string_view text) const {
  const std::string date(trf::trimmed(text));
  if (is_nothing(date)) return std::string();
  if (trf::parse_number(date)) {
    if (date.size() == digits_of_year) return date;
    if (const auto day = reading_of_digits(date)) return *day;
  }
  const std::vector<std::string> found =
      stands_for_itself(date) ? readings(date, {DateOrder::YearFirst}) : readings(date, orders_);
  if (found.size() == 1) return found.front();
  const std::string shown = "the birth date '" + trf::visible(date) + "' ";
  if (found.empty()) return refusal(shown + "is not a date; expected one like 1990/05/02, or a year");
  return refusal(shown + "may be " + found[0] + " or " + found[1] +
                     "; write it like 1990/05/02, or state the order of day and month",
                 Remedy::StateDateOrder);
}

}  // namespace bloesem::service
