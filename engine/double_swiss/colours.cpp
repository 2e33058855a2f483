#include "engine/double_swiss/colours.hpp"

#include "engine/double_swiss/colour_words.hpp"
#include "engine/double_swiss/match_colours.hpp"

namespace bloesem::swiss::double_swiss {
namespace {

Colouring give_higher(Colour colour, ColourRule rule) { return {colour == Colour::White, rule}; }

}  // namespace

std::optional<Colouring> allocate_match_colours(const RoundField& field, Position higher, Position lower,
                                                std::optional<Colour> initial_colour, int number) {
  const MatchColours own(field.colours(higher));
  const MatchColours theirs(field.colours(lower));
  if (own.empty() && theirs.empty()) {
    if (!initial_colour) return std::nullopt;
    return give_higher(number % 2 == 1 ? *initial_colour : opposite(*initial_colour), initial_colour_rule);
  }
  const int whites = own.count(Colour::White);
  const int their_whites = theirs.count(Colour::White);
  if (whites != their_whites) return Colouring{whites < their_whites, fewer_whites_rule};
  if (const auto latest = MatchColours::latest_difference(own, theirs))
    return give_higher(opposite(latest->first), latest_difference_rule);
  if (!own.empty()) return give_higher(opposite(own.last()), alternate_higher_rule);
  return give_higher(theirs.last(), alternate_lower_rule);
}

std::string match_colour_reason(const ColouredPair& pair) {
  const ColourWords words(pair);
  const MatchColours own(pair.field.colours(pair.higher));
  const MatchColours theirs(pair.field.colours(pair.lower));
  switch (static_cast<int>(pair.rule)) {
    case static_cast<int>(initial_colour_rule): return words.initial_colour();
    case static_cast<int>(fewer_whites_rule):
      return words.higher() + " has had White " + words.times(own.count(Colour::White)) + ", " + words.lower() +
             ' ' + words.times(theirs.count(Colour::White));
    case static_cast<int>(latest_difference_rule): return words.latest_difference();
    case static_cast<int>(alternate_higher_rule): return words.alternates(words.higher(), own.last());
    default: return words.alternates(words.lower(), theirs.last());
  }
}

}  // namespace bloesem::swiss::double_swiss
