#include "engine/model/date.hpp"

#include <algorithm>
#include <cstddef>
#include <string>
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

// Requires at most four digits.
int number_of(std::string_view digits) noexcept {
  int value = 0;
  for (const char digit : digits) value = value * 10 + (digit - '0');
  return value;
}

// In English, Dutch, German, French, Spanish and Italian. No word stands for two different months.
constexpr std::array<std::string_view, 12> names_of_months = {
    " jan january januari januar janvier enero gennaio ",
    " feb february februari februar f\xC3\xA9vrier febrero febbraio ",
    " mar march maart m\xC3\xA4rz mars marzo ",
    " apr april avril abril aprile ",
    " may mei mai mayo maggio ",
    " jun june juni juin junio giugno ",
    " jul july juli juillet julio luglio ",
    " aug august augustus ao\xC3\xBBt agosto ",
    " sep sept september septembre septiembre settembre ",
    " oct okt october oktober octobre octubre ottobre ",
    " nov november novembre noviembre ",
    " dec dez december dezember d\xC3\xA9"
    "cembre diciembre dicembre ",
};

// Returns the month from 1, or 0 if the word is no month.
int month_named(std::string_view word) {
  constexpr std::size_t longest = 12;
  if (word.size() > longest) return 0;
  std::string wanted = " ";
  for (const char c : word) wanted += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  wanted += ' ';
  for (std::size_t i = 0; i < names_of_months.size(); ++i)
    if (names_of_months[i].find(wanted) != std::string_view::npos) return static_cast<int>(i) + 1;
  return 0;
}

bool is_number(std::string_view word) noexcept { return length_of_number(word) == word.size(); }
bool is_day(std::string_view word) noexcept { return is_number(word) && word.size() <= 2; }
bool is_year(std::string_view word) noexcept { return is_number(word) && word.size() == 4; }

// Splits three words separated by blanks or any of / . - , and returns nothing for other text.
std::optional<DateGroups> date_words(std::string_view text) noexcept {
  constexpr std::string_view signs = " ,./-";
  DateGroups words;
  std::size_t count = 0;
  while (true) {
    text.remove_prefix(std::min(text.find_first_not_of(signs), text.size()));
    if (text.empty()) return count == words.size() ? std::optional(words) : std::nullopt;
    const std::string_view word = text.substr(0, text.find_first_of(signs));
    text.remove_prefix(word.size());
    if (word == "de") continue;  // 29 de mayo de 2020
    if (count == words.size()) return std::nullopt;
    words[count++] = word;
  }
}

std::optional<Date> existing(const Date& date) noexcept {
  return exists(date) ? std::optional(date) : std::nullopt;
}

// May 29, 2020; 29 May 2020; 2020 May 29.
std::optional<Date> date_with_name(DateGroups words) {
  if (is_year(words[0])) std::swap(words[0], words[2]);
  if (!is_number(words[0])) std::swap(words[0], words[1]);
  const auto& [day, month, year] = words;
  const int number = month_named(month);
  if (number == 0 || !is_day(day) || !is_year(year)) return std::nullopt;
  return existing({number_of(year), number, number_of(day)});
}

// `signs`: the groups are separated by / . or -, in which case the day comes first unless that is impossible.
std::optional<Date> date_of(const DateGroups& groups, bool signs) noexcept {
  if (is_year(groups[0]) && is_day(groups[1]) && is_day(groups[2]))
    return existing({number_of(groups[0]), number_of(groups[1]), number_of(groups[2])});
  if (!is_day(groups[0]) || !is_day(groups[1]) || !is_year(groups[2])) return std::nullopt;
  const int year = number_of(groups[2]);
  const int first = number_of(groups[0]);
  const int second = number_of(groups[1]);
  if (first <= 12 && second > 12) return existing({year, first, second});
  if (!signs && first <= 12 && first != second) return std::nullopt;
  return existing({year, second, first});
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
    while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
  }
  return text.empty() ? std::optional(groups) : std::nullopt;
}

std::optional<Date> full_date(std::string_view text) noexcept {
  if (const std::optional<DateGroups> groups = date_groups(text)) return date_of(*groups, true);
  const std::optional<DateGroups> words = date_words(text);
  if (!words) return std::nullopt;
  if (const std::optional<Date> date = date_with_name(*words)) return date;
  const bool numbers = text.find_first_not_of("0123456789 ") == std::string_view::npos;
  return numbers ? date_of(*words, false) : std::nullopt;
}

std::string text_of(const Date& date) {
  const auto two_digits = [](int number) { return (number < 10 ? "0" : "") + std::to_string(number); };
  std::string year = std::to_string(date.year);
  year.insert(0, 4 - std::min<std::size_t>(year.size(), 4), '0');
  return year.append("/").append(two_digits(date.month)).append("/").append(two_digits(date.day));
}

}  // namespace bloesem
