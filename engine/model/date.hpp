// Calendar days, on which the choice of edition depends.
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

// Earlier than every day of the calendar: the day from which an edition is in force that always is. (A
// std::optional<Date> without a value means never.)
inline constexpr Date earliest_date{};

// The Handbook's text of 2026 applies to events that begin on this day or later.
inline constexpr Date first_day_of_2026_rules{2026, 2, 1};

// True if the calendar has the day.
[[nodiscard]] bool exists(const Date& date) noexcept;

// Returns three groups of digits as written, if they are separated by the same one of / . - with optional
// blanks after it; nothing for other text.
using DateGroups = std::array<std::string_view, 3>;
[[nodiscard]] std::optional<DateGroups> date_groups(std::string_view text) noexcept;

// Returns the day of an unambiguous date with a four-digit year: Y/M/D or D.M.Y with any separator; M/D/Y if
// the day is above 12; or with the name of the month (May 29, 2020; 29 mei 2020; 29-May-2020). If numbers are
// separated only by blanks, the day must be above 12 or equal to the month, or the year must come first. Empty
// for other text, including short years, and for days that do not exist.
[[nodiscard]] std::optional<Date> full_date(std::string_view text) noexcept;

// Returns the date as YYYY/MM/DD.
[[nodiscard]] std::string text_of(const Date& date);

}  // namespace bloesem
