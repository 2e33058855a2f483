// Article numbers of one edition, for use in messages.
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

#include "bloesem/record.hpp"

namespace bloesem {

struct ArticleNames {
  // Absolute criteria, completion, number of pairs, and other articles cited in lists.
  std::string_view met;
  std::string_view bye;
  std::string_view colours;
  std::string_view completion;
  std::string_view pairs;
  std::string_view
      bye_score;  // the bye goes to the lowest possible score; empty if the edition has no such criterion
  // Repeated downfloat: of the previous round [0], of two rounds before [1].
  std::array<std::string_view, 2> downfloats;
  // Definition of a complete round-pairing.
  std::string_view outlook;
  // Basic rules (C.04.1): a single bye if the number of players is odd; limits on colours.
  std::string_view one_bye;
  std::string_view colour_difference;
  std::string_view same_colour;
  // Order in which candidates are generated.
  std::string_view paired_moved_down;
  std::string_view transpositions;
  std::array<std::string_view, 4> exchanges;  // number, difference of sums, players leaving S1, players
                                              // entering S1
  // Indexed by ColourRule; empty beyond the rules of the system.
  std::array<std::string_view, max_colour_rules> colour_rules;

  // Returns the article of a colour rule; empty for colours given by hand.
  [[nodiscard]] constexpr std::string_view of(ColourRule rule) const noexcept {
    return rule == colours_by_hand ? std::string_view() : colour_rules[static_cast<std::size_t>(rule)];
  }
};

}  // namespace bloesem
