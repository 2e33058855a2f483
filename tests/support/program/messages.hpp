// Messages of the program without their wording, which is free to change.
#pragma once

#include <regex>
#include <sstream>
#include <string>
#include <vector>

namespace bloesem::cli_test {

// Returns for each line of `text` the file, line and column that it names, its severity, the record it is about
// and its code, as far as it has them: "a.trf:7:119: warning [unfinished-game]", "a.trf: note: record 202 (line
// 2)". A line that is not a message is returned whole.
[[nodiscard]] inline std::vector<std::string> places_of(const std::string& text) {
  static const std::regex message(
      R"((.*?: (?:error|warning|note))(?:(: record \w+ \(line \d+\)).*?|: .*?)( \[[a-z0-9-]+\])?)");
  std::vector<std::string> places;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    std::smatch parts;
    places.push_back(std::regex_match(line, parts, message) ? parts[1].str() + parts[2].str() + parts[3].str()
                                                            : line);
  }
  return places;
}

}  // namespace bloesem::cli_test
