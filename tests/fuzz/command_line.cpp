#include "tests/fuzz/command_line.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <iterator>
#include <utility>

#include "engine/program/program_table.hpp"
#include "tests/fuzz/words.hpp"

namespace bloesem::fuzz {

namespace {

using Words = std::vector<std::string>;
using cli::CommandRow;
using cli::OptionRow;
using cli::Takes;

constexpr std::array<std::string_view, 74> values = {"0",
                                                     "1",
                                                     "2",
                                                     "3",
                                                     "7",
                                                     "-1",
                                                     "+1",
                                                     "01",
                                                     "999",
                                                     "1000",
                                                     "9999",
                                                     "10000",
                                                     "1e9",
                                                     "9999999",
                                                     "10000000",
                                                     "2147483647",
                                                     "2147483648",
                                                     "-2147483648",
                                                     "4294967297",
                                                     "18446744073709551615",
                                                     "18446744073709551616",
                                                     "0.5",
                                                     "1.5",
                                                     "-0.5",
                                                     "99.9",
                                                     "1e308",
                                                     "nan",
                                                     "inf",
                                                     "0x10",
                                                     "1,2",
                                                     "1,2,3,4,5",
                                                     "1-2",
                                                     "2-1",
                                                     "1-1",
                                                     "1-2,3-4",
                                                     "3-2:1-0",
                                                     "1-2:1-0",
                                                     "b1:1-0",
                                                     "b2:=",
                                                     "2-1:+-",
                                                     "Jansen",
                                                     "number:1-3,4-",
                                                     "federation",
                                                     "rating:0-1600",
                                                     "Rtg=rating",
                                                     "02.05.2026",
                                                     "1-2:=",
                                                     "1-2:",
                                                     ":",
                                                     "-",
                                                     "--",
                                                     ",",
                                                     ",,",
                                                     "1,",
                                                     " ",
                                                     "",
                                                     "W",
                                                     "B",
                                                     "BH/C1,SB",
                                                     "BH",
                                                     "BH/C99999",
                                                     "PTS,DE,PS/C1",
                                                     "ARO/U1400",
                                                     "groups:2000,1800",
                                                     "none",
                                                     "baku",
                                                     "2026/02/30",
                                                     "2026/01/01",
                                                     "Jansen, Piet;1850;;NED",
                                                     "[a,b]",
                                                     "{}",
                                                     "\xff\xfe",
                                                     "\x1b[31m",
                                                     "%s%n"};

constexpr std::array<std::string_view, 10> files = {"in.trf", "in.trf",   "in.trf", "-",      "old.man",
                                                    "new.x",  "none.trf", ".",      "in.trf", ""};

std::string value_for(const OptionRow& option, Choices& choices) {
  const bool has_words = option.takes == Takes::Word || option.takes == Takes::List;
  if (has_words && choices.chance(85)) return choices.any_of(option.words);
  if (option.takes == Takes::File && choices.chance(85)) return std::string(choices.any_of(files));
  if (choices.chance(15)) return std::string(choices.any_of(files));
  return std::string(choices.any_of(values));
}

void add_option(Words& words, const OptionRow& option, Choices& choices) {
  if (option.names.empty()) return;
  const std::string name = choices.any_of(option.names);
  if (option.takes == Takes::Nothing) {
    words.push_back(name);
  } else if (name.starts_with("--") && choices.chance(30)) {
    words.push_back(name + '=' + value_for(option, choices));
  } else {
    words.push_back(name);
    words.push_back(value_for(option, choices));
    if (option.value.find(' ') != std::string::npos) words.push_back(value_for(option, choices));  // "ID ID"
  }
}

}  // namespace

std::string random_decisions(test::Random& random) {
  constexpr std::size_t enough = 256;
  std::string bytes;
  while (bytes.size() < enough) bytes += static_cast<char>(random.between(0, 255));
  return bytes;
}

Words sound_command_line(Choices& choices) {
  static const std::vector<CommandRow> table = cli::program_table();
  const CommandRow& command = table[1 + choices.below(table.size() - 1)];
  Words words{command.name};
  if (command.name == "generate" || command.name == "campaign")
    words.insert(words.end(), {"--players", "6", "--rounds", "3"});
  if (command.name == "campaign") words.insert(words.end(), {"--tournaments", "2"});
  for (const OptionRow& option : command.options) {
    if (option.required) add_option(words, option, choices);
  }
  const std::string file = command.name == "new" ? "new.x" : "in.trf";  // must not exist yet
  for (const OptionRow& argument : command.arguments) {
    if (argument.required || choices.chance(50))
      words.push_back(argument.takes == Takes::File && choices.chance(85) ? file
                                                                          : value_for(argument, choices));
  }
  for (std::size_t count = choices.below(6); count > 0 && !command.options.empty(); --count)
    add_option(words, choices.any_of(command.options), choices);
  return words;
}

namespace {

void damage_letters(std::string& word, Choices& choices) {
  if (word.empty()) return;
  const std::size_t at = choices.below(word.size());
  switch (choices.below(4)) {
    case 0: word[at] = static_cast<char>(choices.below(255) + 1); break;
    case 1: word.erase(at, 1 + choices.below(4)); break;
    case 2: word.insert(at, choices.any_of(values)); break;
    default: word.insert(at, word.substr(at)); break;
  }
}

void damage(Words& words, Choices& choices) {
  const std::size_t at = choices.below(words.size());
  const auto place = words.begin() + static_cast<std::ptrdiff_t>(at);
  switch (choices.below(8)) {
    case 0: words.erase(place); break;
    case 1: words.insert(place, words[choices.below(words.size())]); break;
    case 2: std::swap(words[at], words[choices.below(words.size())]); break;
    case 3: words.insert(place, std::string(choices.any_of(values))); break;
    case 4:
    case 5: words[at] = choices.any_of(values); break;
    default: damage_letters(words[at], choices);
  }
}

bool is_about_size(std::string_view word) {
  constexpr std::array<std::string_view, 7> about = {"players", "rounds", "count", "tournaments",
                                                     "Players", "Rounds", "budget"};
  return std::any_of(about.begin(), about.end(),
                     [word](std::string_view size) { return word.find(size) != word.npos; });
}

// True if the text has a number that is too large for a small tournament, but not so large that it is refused
// directly.
bool is_large(std::string_view text) {
  constexpr std::string_view digits = "0123456789";
  constexpr unsigned long long small = 20;
  constexpr std::size_t max_digits = 12;
  for (std::size_t at = text.find_first_of(digits); at != std::string_view::npos;
       at = text.find_first_of(digits, at)) {
    const std::size_t end = std::min(text.find_first_not_of(digits, at), text.size());
    unsigned long long number = 0;
    std::from_chars(text.data() + at, text.data() + end, number);
    if (number > small && end - at <= max_digits) return true;
    at = end;
  }
  return false;
}

bool has(const Words& words, std::string_view part) {
  return std::any_of(words.begin(), words.end(),
                     [part](const auto& word) { return word.find(part) != word.npos; });
}

}  // namespace

std::size_t Choices::below(std::size_t limit) {
  std::size_t number = 0;
  for (std::size_t range = 1; range < limit; range *= 256)
    number = number * 256 + (at_ < bytes_.size() ? static_cast<unsigned char>(bytes_[at_++]) : 0);
  return number % limit;
}

Words made_command_line(Choices& choices, const std::vector<std::string_view>& known) {
  const bool from_known = !known.empty() && choices.chance(35);
  Words words = from_known ? words_of(choices.any_of(known)) : sound_command_line(choices);
  for (std::size_t count = choices.below(from_known ? 5 : 3); count > 0 && !words.empty(); --count)
    damage(words, choices);
  return words;
}

bool plays_long(const Words& words) {
  const bool plays = has(words, "-g") || has(words, "generate") || has(words, "campaign");
  if (has(words, "-g") || (has(words, "generate") && !(has(words, "--players") && has(words, "--rounds"))))
    return true;
  if (has(words, "campaign") && !has(words, "--tournaments")) return true;
  if (!plays && !has(words, "--budget")) return false;
  for (std::size_t i = 0; i < words.size(); ++i) {
    const bool value_of_size = i > 0 && is_about_size(words[i - 1]);
    if ((is_about_size(words[i]) || value_of_size) && is_large(words[i])) return true;
  }
  return false;
}

}  // namespace bloesem::fuzz
