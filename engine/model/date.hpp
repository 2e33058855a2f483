// Days of the calendar. The edition of the rules rests on one.
#pragma once

#include <array>
#include <compare>
#include <optional>
#include <string>
#include <string_view>

namespace bloesem {

struct Date {
  int year = 0;
  int month = 0;
  int day = 0;

  friend auto operator<=>(const Date&, const Date&) = default;
};

// The Handbook's text of 2026 rules events that begin on this day or later.
inline constexpr Date first_day_of_2026_rules{2026, 2, 1};

// True for a day that the calendar has.
[[nodiscard]] bool exists(const Date& date) noexcept;

// Three groups of digits with the same one of / . - between them, and perhaps blanks behind it, as written;
// nothing for other text.
using DateGroups = std::array<std::string_view, 3>;
[[nodiscard]] std::optional<DateGroups> date_groups(std::string_view text) noexcept;

// Returns the day of a date with a year of four digits that can be only one: Y/M/D or D.M.Y, whatever the signs
// between; M/D/Y where the day is above 12; the month by its name (May 29, 2020; 29 mei 2020; 29-May-2020).
// Blanks alone between numbers tell no order: the day must be above 12 then, or the year come first. Nothing
// for other text, a short year included, and for days that do not exist.
[[nodiscard]] std::optional<Date> full_date(std::string_view text) noexcept;

// YYYY/MM/DD
[[nodiscard]] std::string text_of(const Date& date);

}  // namespace bloesem
