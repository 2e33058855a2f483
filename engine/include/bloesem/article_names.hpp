// What an edition calls its articles, wherever a message names one.
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

#include "bloesem/record.hpp"

namespace bloesem {

struct ArticleNames {
  // The absolute criteria, completion, the number of pairs, and some others that lists name.
  std::string_view met;
  std::string_view bye;
  std::string_view colours;
  std::string_view completion;
  std::string_view pairs;
  std::string_view
      bye_score;  // that the bye's score is the lowest there can be; empty where nothing asks for it
  // Downfloats of the previous round and of two rounds before.
  std::array<std::string_view, 2> downfloats;
  // What a complete round-pairing is.
  std::string_view outlook;
  // Of the basic rules (C.04.1): one bye if the number is odd; the limits of colours.
  std::string_view one_bye;
  std::string_view colour_difference;
  std::string_view same_colour;
  // The order of candidates.
  std::string_view paired_moved_down;
  std::string_view transpositions;
  std::array<std::string_view, 4> exchanges;  // how many, difference of the sums, who leaves S1, who enters it
  // Parallel to ColourRule.
  std::array<std::string_view, 5> colour_rules;

  [[nodiscard]] constexpr std::string_view of(ColourRule rule) const noexcept {
    return colour_rules[static_cast<std::size_t>(rule)];
  }
};

}  // namespace bloesem
