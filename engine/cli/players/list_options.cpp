#include "engine/cli/players/list_options.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "engine/cli/option_values.hpp"
#include "trf/encoding.hpp"

namespace bloesem::cli {

namespace {

constexpr const char* columns_option = "--columns";

std::vector<std::string> list_column_words() {
  std::vector<std::string> words;
  for (const auto& [word, column] : service::names_of_list_columns()) words.push_back(word);
  return words;
}

service::ColumnChoice read_column_choice(const std::string& text) {
  const std::size_t sign = text.rfind('=');
  for (const auto& [word, column] : service::names_of_list_columns()) {
    if (sign != std::string::npos && service::same_word(word, text.substr(sign + 1)))
      return {text.substr(0, sign), column};
  }
  refuse_value(columns_option, text,
               "HEADING=MEANING, with one of " + service::joined(list_column_words(), ", ", " or "));
}

// A comma may be part of a heading ("Name, Vorname=name"), so an item without "=" is joined with the next
// one.
void read_column_choices(const std::string& text, std::vector<service::ColumnChoice>& choices) {
  std::string part;
  for (const std::string_view piece : service::split_list(text)) {
    part.append(part.empty() ? "" : ", ").append(piece);
    if (piece.find('=') == std::string_view::npos) continue;
    choices.push_back(read_column_choice(part));
    part.clear();
  }
  if (!part.empty()) choices.push_back(read_column_choice(part));
}

}  // namespace

void add_list_options(Grammar& command, service::ListRequest& target) {
  const auto read = [&target](const std::vector<std::string>& texts) {
    for (const std::string& text : texts) read_column_choices(trf::decoded(as_typed(text)), target.columns);
  };
  command
      .add_option_function<std::vector<std::string>>(
          columns_option, read,
          "Meaning of columns in the list: HEADING=MEANING (or NUMBER=MEANING), with " +
              service::joined(list_column_words(), ", ", " or "))
      ->allow_extra_args(false)
      ->type_name("COLUMNS");
  add_choice<service::DateOrder>(
      command, "--birth-dates",
      {{"ymd", service::DateOrder::YearFirst},
       {"dmy", service::DateOrder::DayFirst},
       {"mdy", service::DateOrder::MonthFirst}},
      target.birth_dates,
      "Order of day, month and year in dates of birth; default: the one that fits all of them");
}

}  // namespace bloesem::cli
