// Dates of birth in the forms used by lists, converted to the form of a report file.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bloesem/result.hpp"

namespace bloesem::service {

enum class DateOrder : std::uint8_t { YearFirst, DayFirst, MonthFirst };

// The dates of one column. A date that begins with a four-digit year needs no decision; for the others the
// order is the one requested, or the only one in which all dates of the column can be read.
class BirthDates {
 public:
  BirthDates(const std::vector<std::string_view>& column, std::optional<DateOrder> asked);

  // Returns YYYY/MM/DD, or a year alone as it is; empty for no text and for 0. InvalidInput: not a date, or an
  // ambiguous one; the message says which form is expected.
  [[nodiscard]] Result<std::string> read(std::string_view text) const;

 private:
  std::vector<DateOrder> orders_;  // in which all dates can be read
};

}  // namespace bloesem::service
