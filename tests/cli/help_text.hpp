// The commands and options of the program as its help lists them: what manual and completion are held against.
#pragma once

#include <sstream>
#include <string>
#include <vector>

namespace bloesem::cli_test {

// The first word of each indented line of a help, below a title such as "Options:".
[[nodiscard]] inline std::vector<std::string> listed_below(const std::string& title, const std::string& help) {
  std::vector<std::string> words;
  std::istringstream lines(help);
  bool below = false;
  for (std::string line; std::getline(lines, line);) {
    if (!line.starts_with(' ')) {
      below = line == title;
    } else if (below && line.size() > 2 && line[2] != ' ') {
      words.push_back(line.substr(2, line.find(' ', 2) - 2));
    }
  }
  return words;
}

// "-o,--output" are two names.
[[nodiscard]] inline std::vector<std::string> option_names(const std::string& help) {
  std::vector<std::string> names;
  for (const std::string& listed : listed_below("Options:", help)) {
    std::istringstream parts(listed);
    for (std::string name; std::getline(parts, name, ',');) names.push_back(name);
  }
  return names;
}

}  // namespace bloesem::cli_test
