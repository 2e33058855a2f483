// Parses the values of options; errors state what was found and what was expected. Numbers are parsed here,
// because CLI11's conversions read 010 as eight.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "bloesem/trf/csv_text.hpp"
#include "engine/cli/grammar.hpp"
#include "engine/service/words.hpp"

namespace bloesem::cli {

// Ends parsing with an error message.
[[noreturn]] void refuse_value(const std::string& option, std::string_view found, std::string_view expected);

// Returns the decimal number; refuses it outside of [least, most].
[[nodiscard]] int number_between(const std::string& option, std::string_view text, int least, int most);

// Returns the text as typed: a word in brackets is passed through CLI11 as "./[...]", an equivalent file
// name.
[[nodiscard]] std::string as_typed(const std::string& word);

// Adds an option that takes one number.
template <class T>
Option* add_number(Grammar& command, const std::string& name, int least, int most, T& target,
                   std::string_view help) {
  const auto read = [=, &target](const std::string& text) { target = number_between(name, text, least, most); };
  return command.add_option_function<std::string>(name, read, help)->type_name("N");
}

// Adds an option that may be repeated and takes one comma-separated list each time, never the file name
// after it. `read` gets the option's name and one item.
template <class Read>
Option* add_list(Grammar& command, const std::string& name, const std::string& type, std::string_view help,
                 Read read) {
  const auto read_all = [name, read](const std::vector<std::string>& lists) {
    for (const std::string& list : lists) {
      for (const std::string_view item : service::split_list(list)) read(name, item);
    }
  };
  return command.add_option_function<std::vector<std::string>>(name, read_all, help)
      ->allow_extra_args(false)
      ->type_name(type);
}

// Adds an option that takes one of several words, ignoring case. Messages use the option's first name.
template <class T, class Target>
Option* add_choice(Grammar& command, const std::string& name,
                   const std::vector<std::pair<std::string, T>>& choices, Target& target,
                   std::string_view help) {
  std::vector<std::string> words;
  for (const auto& choice : choices) words.push_back(choice.first);
  const std::string option = name.substr(0, name.find(','));
  const auto read = [=, &target](const std::string& text) {
    for (const auto& [word, value] : choices) {
      if (service::same_word(word, text)) {
        target = value;
        return;
      }
    }
    refuse_value(option, text, service::joined(words, ", ", " or "));
  };
  return command.add_option_function<std::string>(name, read, help)
      ->type_name(service::joined(words, "|", "|"));
}

// Adds --raw-csv.
void add_raw_csv_option(Grammar& command, trf::CsvText& style);

}  // namespace bloesem::cli
