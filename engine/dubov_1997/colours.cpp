#include "engine/dubov_1997/colours.hpp"

#include "engine/swiss/alternation.hpp"
#include "engine/swiss/colour_words.hpp"

namespace bloesem::swiss::dubov_1997 {
namespace {

Colouring given(bool higher_is_white, ColourRule rule) { return {higher_is_white, rule}; }

// "2012.5", or an integer.
std::string text_of(const Mean& mean) {
  const std::int64_t tenths = (20 * mean.sum + mean.count) / (2 * mean.count);  // halves up
  const std::string whole = std::to_string(tenths / 10);
  return tenths % 10 == 0 ? whole : whole + "." + std::to_string(tenths % 10);
}

std::string text_of_points(const Mean& points) { return text_of({points.sum, 10 * points.count}); }

}  // namespace

Colouring colouring_of(const Entrants& entrants, Position higher, Position lower) {
  const RoundField& field = entrants.field();
  const Colour fixed = field.indispensable_colour(higher);
  const Colour fixed_of_lower = field.indispensable_colour(lower);
  BLOESEM_ASSERT(fixed == Colour::None || fixed != fixed_of_lower);
  const Colour one = entrants.due(higher);
  const Colour other = entrants.due(lower);
  if (one != other) return given(one == Colour::White || other == Colour::Black, both_due_colours);
  if (fixed != Colour::None) return given(fixed == Colour::White, limits);
  if (fixed_of_lower != Colour::None) return given(fixed_of_lower == Colour::Black, limits);
  const int difference = field.facts(higher).preference.difference;
  const int difference_of_lower = field.facts(lower).preference.difference;
  if (difference != difference_of_lower) return given(difference < difference_of_lower, equal_numbers);
  if (const Colour colour = alternated(field.colours(higher), field.colours(lower)); colour != Colour::None)
    return given(colour == Colour::White, last_difference);
  const Merits& merits = entrants.merits(higher);
  const Merits& merits_of_lower = entrants.merits(lower);
  if (merits.opposition != merits_of_lower.opposition)
    return given(merits.opposition > merits_of_lower.opposition, stronger_opposition);
  if (merits.rating != merits_of_lower.rating)
    return given(merits.rating < merits_of_lower.rating, lower_rating);
  return given(field.fixed_number(higher) < field.fixed_number(lower), lower_rating);
}

Colouring colouring_of_board(int board, Colour initial_colour) {
  return given((board % 2 == 1) == (initial_colour == Colour::White), alternate_boards);
}

std::string colour_reason(const ColouredPair& pair, const Procedure& procedure) {
  const ColourWords words(pair);
  if (pair.rule == alternate_boards) return "the boards of the first round alternate the colours";
  if (pair.rule == last_difference) return words.alternation();
  if (pair.rule != stronger_opposition && pair.rule != lower_rating) return words.preferences();
  const auto opposition = [&](Position p) {
    return opposition_of(procedure, pair.tournament, pair.field.player(p), pair.task.round);
  };
  const auto rating = [&](Position p) { return pair.tournament.players[at(pair.field.player(p))].rating; };
  if (pair.rule == lower_rating && !procedure.uses_ratings)
    return words.preferences() + "; they are equal in everything, and the smaller number has White";
  if (pair.rule == lower_rating)
    return words.preferences() + "; their ratings are " + std::to_string(rating(pair.higher)) + " and " +
           std::to_string(rating(pair.lower));
  if (!procedure.uses_ratings)
    return words.preferences() + "; their Buchholz scores are " + text_of_points(opposition(pair.higher)) +
           " and " + text_of_points(opposition(pair.lower));
  return words.preferences() + "; the average ratings of their opponents are " +
         text_of(opposition(pair.higher)) + " and " + text_of(opposition(pair.lower));
}

}  // namespace bloesem::swiss::dubov_1997
