// Dates of birth as lists write them, put into the form of a report file.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bloesem/result.hpp"

namespace bloesem::cli {

enum class DateOrder : std::uint8_t { YearFirst, DayFirst, MonthFirst };

// The dates of one column. Years of four digits in front stand for themselves; else the order is the one asked
// for, or the only one in which all dates of the column can be read.
class BirthDates {
 public:
  BirthDates(const std::vector<std::string_view>& column, std::optional<DateOrder> asked);

  // YYYY/MM/DD, or a year alone as it is; empty for nothing and for 0. InvalidInput: no date, or one that may
  // be several days, with the form that is expected.
  [[nodiscard]] Result<std::string> read(std::string_view text) const;

 private:
  std::vector<DateOrder> orders_;  // in which all can be read
};

}  // namespace bloesem::cli
