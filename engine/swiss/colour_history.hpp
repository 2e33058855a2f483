// The colours of the games that a player actually played, two bits per game.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "bloesem/colour.hpp"
#include "criteria/colour_preference.hpp"

namespace bloesem::swiss {

// A view of words of 32 games each: the latest game in the lowest bits of the first word.
class ColourHistory {
 public:
  static constexpr std::size_t games_of_a_word = 32;

  explicit ColourHistory(std::span<const std::uint64_t> words) noexcept : words_(words) {}

  // Returns the number of words that hold `games` games.
  static constexpr std::size_t words_for(std::size_t games) noexcept {
    return games <= games_of_a_word ? 1 : (games + games_of_a_word - 1) / games_of_a_word;
  }

  // Returns the two bits of a game: its contribution to the colour difference, plus 2. The code 0 marks the
  // end.
  static constexpr std::uint64_t code(Colour colour) noexcept {
    return codes[static_cast<std::size_t>(colour)];
  }
  static constexpr Colour colour(std::uint64_t code) noexcept {
    return colours[static_cast<std::size_t>(code)];
  }

  // Returns the number of games.
  [[nodiscard]] std::size_t size() const noexcept {
    std::size_t word = words_.size() - 1;
    while (word > 0 && words_[word] == 0) --word;
    return word * games_of_a_word + (static_cast<std::size_t>(std::bit_width(words_[word])) + 1) / 2;
  }
  // Returns the colour of the game `games` games ago; 0 is the last one.
  [[nodiscard]] Colour ago(std::size_t games) const noexcept {
    return colour(words_[games / games_of_a_word] >> 2 * (games % games_of_a_word) & 3U);
  }
  [[nodiscard]] std::vector<Colour> oldest_first() const {
    std::vector<Colour> games;
    for (std::size_t back = size(); back-- > 0;) games.push_back(ago(back));
    return games;
  }

 private:
  static constexpr std::array<std::uint8_t, 3> codes{2, 3, 1};  // None, White, Black
  static constexpr std::array colours{Colour::None, Colour::Black, Colour::None, Colour::White};

  std::span<const std::uint64_t> words_;
};

// Returns the preference of a player with this colour difference; `games` holds the last two games in its four
// lowest bits. Equals criteria::colour_preference, without its branches, which are unpredictable from one
// player to the next.
[[nodiscard]] inline criteria::ColourPreference preference_of(std::int32_t difference,
                                                              std::uint64_t games) noexcept {
  constexpr std::int32_t widest = 2;  // wider differences give the same preference
  static constexpr auto preferences = [] {
    std::array<criteria::ColourPreference, std::size_t{2 * widest + 1} << 4> table{};
    for (std::size_t row = 0; row < table.size(); ++row)
      table[row] =
          criteria::colour_preference({static_cast<std::int32_t>(row >> 4) - widest,
                                       ColourHistory::colour(row & 3U), ColourHistory::colour(row >> 2 & 3U)});
    return table;
  }();
  const auto level = static_cast<std::size_t>(std::clamp(difference, -widest, widest) + widest);
  criteria::ColourPreference result = preferences[level << 4 | (games & 15U)];
  result.difference = difference;
  return result;
}

}  // namespace bloesem::swiss
