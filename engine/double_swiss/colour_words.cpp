#include "engine/double_swiss/colour_words.hpp"

#include "engine/double_swiss/match_colours.hpp"

namespace bloesem::swiss::double_swiss {

std::string ColourWords::id(Position p) const {
  return std::to_string(pair_.tournament.id(pair_.field.player(p)));
}

std::string ColourWords::times(int count) {
  if (count == 0) return "never";
  if (count == 1) return "once";
  return count == 2 ? "twice" : std::to_string(count) + " times";
}

std::string ColourWords::initial_colour() const {
  const bool odd = pair_.number % 2 == 1;
  return "neither has had a colour; " + higher() + ", the higher ranked, has the " + (odd ? "odd" : "even") +
         " number " + std::to_string(pair_.number) + ", so that " + higher() + " has " +
         (pair_.higher_is_white ? "White" : "Black") + ", " +
         (odd ? "the initial colour" : "not the initial colour");
}

std::string ColourWords::latest_difference() const {
  const auto latest = MatchColours::latest_difference(MatchColours(pair_.field.colours(pair_.higher)),
                                                      MatchColours(pair_.field.colours(pair_.lower)));
  const auto [own, theirs] = latest.value();
  return "counted from the last match, the two last differed when " + higher() + " had " +
         std::string(name_of(own)) + " and " + lower() + " had " + std::string(name_of(theirs));
}

std::string ColourWords::alternates(const std::string& who, Colour last) const {
  return who + " had " + std::string(name_of(last)) + " in the last match, and now has " +
         std::string(name_of(opposite(last)));
}

}  // namespace bloesem::swiss::double_swiss
