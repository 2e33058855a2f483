// Command lines written as one line.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace bloesem::fuzz {

// Splits at single blanks: two blanks in a row make an empty word.
[[nodiscard]] inline std::vector<std::string> words_of(std::string_view line) {
  std::vector<std::string> words;
  for (;;) {
    const std::size_t end = line.find(' ');
    words.emplace_back(line.substr(0, end));
    if (end == std::string_view::npos) return words;
    line.remove_prefix(end + 1);
  }
}

}  // namespace bloesem::fuzz
