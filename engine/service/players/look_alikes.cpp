#include "engine/service/players/look_alikes.hpp"

#include <algorithm>
#include <cstddef>

#include "trf/player_fields.hpp"
#include "trf/text.hpp"

namespace bloesem::service {

namespace {

ColumnValues without_blanks(const ColumnValues& values, bool zero_is_blank) {
  ColumnValues rest;
  for (const std::string_view value : values) {
    const bool blank = value.empty() || value == "-" || (zero_is_blank && value == "0");
    if (!blank) rest.push_back(value);
  }
  return rest;
}

template <class Condition>
bool all_present(const ColumnValues& values, Condition condition) {
  return !values.empty() && std::all_of(values.begin(), values.end(), condition);
}

bool is_number_between(std::string_view value, int least, int most) {
  const auto number = trf::parse_number(value);
  return number && *number >= least && *number <= most;
}

bool is_title(std::string_view value) { return trf::title_order(value) < trf::no_title; }

}  // namespace

bool look_like_ratings(const ColumnValues& values) {
  const ColumnValues present = without_blanks(values, true);
  const auto between = [&present](int least, int most) {
    return all_present(present, [=](std::string_view value) { return is_number_between(value, least, most); });
  };
  return between(100, 3500) && !between(1900, 2030);
}

bool look_like_federations(const ColumnValues& values) {
  const ColumnValues present = without_blanks(values, false);
  const auto is_code = [](std::string_view value) {
    constexpr std::size_t length = 3;
    return value.size() == length &&
           std::all_of(value.begin(), value.end(), [](char c) { return c >= 'A' && c <= 'Z'; });
  };
  return all_present(present, is_code) && !all_present(present, is_title);
}

bool look_like_fide_ids(const ColumnValues& values) {
  constexpr std::size_t shortest = 5;
  constexpr std::size_t longest = 9;
  ColumnValues present = without_blanks(values, true);
  std::sort(present.begin(), present.end());
  return all_present(present,
                     [](std::string_view value) {
                       return value.size() >= shortest && value.size() <= longest &&
                              std::all_of(value.begin(), value.end(), trf::is_digit);
                     }) &&
         std::adjacent_find(present.begin(), present.end()) == present.end();
}

bool look_like_titles(const ColumnValues& values) {
  return all_present(without_blanks(values, false), is_title);
}

bool look_like_line_numbers(const ColumnValues& values) {
  return all_present(without_blanks(values, false),
                     [](std::string_view value) { return is_number_between(value, 0, 9999); });
}

}  // namespace bloesem::service
