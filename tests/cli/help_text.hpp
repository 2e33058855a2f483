// The commands and options listed in the program's help, with which manual and completion are compared.
#pragma once

#include <sstream>
#include <string>
#include <vector>

namespace bloesem::cli_test {

[[nodiscard]] inline std::vector<std::string> lines_of_help(const std::string& help) {
  std::vector<std::string> lines;
  std::istringstream stream(help);
  for (std::string line; std::getline(stream, line);) lines.push_back(line);
  return lines;
}

// Returns the name of an item of a list ("  pair      Pair one round"); empty for other lines.
[[nodiscard]] inline std::string item_in(const std::string& line) {
  const bool is_item = line.size() > 2 && line.starts_with("  ") && line[2] != ' ';
  return is_item ? line.substr(2, line.find(' ', 2) - 2) : "";
}

// Returns the commands in the program's help: the items before the options.
[[nodiscard]] inline std::vector<std::string> listed_commands(const std::string& help) {
  std::vector<std::string> names;
  for (const std::string& line : lines_of_help(help)) {
    if (line == "Options:") break;
    if (const std::string item = item_in(line); !item.empty()) names.push_back(item);
  }
  return names;
}

// Returns all option names in all groups; "-o, --output OUT" has two.
[[nodiscard]] inline std::vector<std::string> option_names(const std::string& help) {
  std::vector<std::string> names;
  for (const std::string& line : lines_of_help(help)) {
    if (!item_in(line).starts_with('-')) continue;
    std::istringstream words(line);
    for (std::string word; words >> word && word.starts_with('-');) {
      const bool more = word.ends_with(',');
      names.push_back(more ? word.substr(0, word.size() - 1) : word);
      if (!more) break;
    }
  }
  return names;
}

}  // namespace bloesem::cli_test
