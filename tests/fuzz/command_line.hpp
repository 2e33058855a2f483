// Command lines that nobody types: made from the program's own grammar, with values of all kinds, and damaged.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "tests/support/random.hpp"

namespace bloesem::fuzz {

// Bytes as a source of decisions; zeros behind their end.
class Choices {
 public:
  explicit Choices(std::string_view bytes) : bytes_(bytes) {}

  // From 0 to limit - 1.
  [[nodiscard]] std::size_t below(std::size_t limit);
  [[nodiscard]] bool chance(int percent) { return below(100) < static_cast<std::size_t>(percent); }
  template <class List>
  [[nodiscard]] auto any_of(const List& list) {
    return list[below(std::size(list))];
  }

 private:
  std::string_view bytes_;
  std::size_t at_ = 0;
};

// Enough bytes for a command line.
[[nodiscard]] std::string random_decisions(test::Random& random);

// The words of a line about the file in.trf: any command of the program, with some of its options.
[[nodiscard]] std::vector<std::string> sound_command_line(Choices& choices);

// The same, or one of `known`; then up to four of its words are damaged.
[[nodiscard]] std::vector<std::string> made_command_line(Choices& choices,
                                                         const std::vector<std::string_view>& known);

// A line that plays large tournaments, or many: it takes time and finds nothing that a small one does not.
[[nodiscard]] bool plays_long(const std::vector<std::string>& words);

}  // namespace bloesem::fuzz
