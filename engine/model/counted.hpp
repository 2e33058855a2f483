// Counted nouns for messages.
#pragma once

#include <string>
#include <string_view>

namespace bloesem {

// Returns the number with the noun: "0 rounds", "1 round", "2 rounds".
template <class Number>
[[nodiscard]] std::string counted(Number number, std::string_view what) {
  std::string text = std::to_string(number);
  text += ' ';
  text += what;
  if (number != 1) text += 's';
  return text;
}

// Returns "1 round has been played", or the plural.
[[nodiscard]] inline std::string rounds_have_been_played(int rounds) {
  return counted(rounds, "round") + (rounds == 1 ? " has been played" : " have been played");
}

}  // namespace bloesem
