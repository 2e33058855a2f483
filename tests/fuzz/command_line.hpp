// Unusual command lines: generated from the program's own grammar, with values of all kinds, and damaged.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "tests/support/random.hpp"

namespace bloesem::fuzz {

// Bytes as a source of decisions; zeros after their end.
class Choices {
 public:
  explicit Choices(std::string_view bytes) : bytes_(bytes) {}

  // Returns a number from 0 to limit - 1.
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

// Returns enough bytes for a command line.
[[nodiscard]] std::string random_decisions(test::Random& random);

// Returns the words of a command line about the file in.trf: any command of the program with some of its
// options.
[[nodiscard]] std::vector<std::string> sound_command_line(Choices& choices);

// Returns such a line, or one of `known`, with up to four words damaged.
[[nodiscard]] std::vector<std::string> made_command_line(Choices& choices,
                                                         const std::vector<std::string_view>& known);

// True for a line that plays large tournaments, or many: it takes time and finds nothing that a small one does
// not.
[[nodiscard]] bool plays_long(const std::vector<std::string>& words);

}  // namespace bloesem::fuzz
