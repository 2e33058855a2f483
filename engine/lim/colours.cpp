#include "engine/lim/colours.hpp"

#include "engine/swiss/alternation.hpp"
#include "engine/swiss/colour_words.hpp"

namespace bloesem::swiss::lim {
namespace {

Colouring white_for(bool higher, ColourRule rule) { return {higher, rule}; }

// "7 is due White"; in rules about limits also "7 must have White".
std::string text_of_due(const ColouredPair& pair, Position p) {
  const std::string id = std::to_string(pair.tournament.id(pair.field.player(p)));
  const Colour only = only_colour(pair.field, p);
  if (pair.rule == limits && only != Colour::None) return id + " must have " + std::string(name_of(only));
  const Colour due = due_colour(pair.field, p);
  return due == Colour::None ? id + " has not played" : id + " is due " + std::string(name_of(due));
}

// Who has been preferred under `rank` or `lot`, and the colour.
std::string text_of_rank(const ColouredPair& pair) {
  const RoundField& field = pair.field;
  const Colour wanted = pair.rule == rank ? due_colour(field, pair.higher) : *pair.task.initial_colour;
  const bool smaller_is_higher = field.fixed_number(pair.higher) < field.fixed_number(pair.lower);
  const bool smaller_is_white = pair.higher_is_white == smaller_is_higher;
  const bool smaller_preferred = smaller_is_white == (wanted == Colour::White);
  const Position preferred = smaller_preferred == smaller_is_higher ? pair.higher : pair.lower;
  return std::to_string(pair.tournament.id(field.player(preferred))) +
         (smaller_preferred ? ", who has the smaller number, has "
                            : ", who has the larger number below the median, has ") +
         std::string(name_of(wanted));
}

}  // namespace

std::optional<Colouring> colouring_of(const Entrants& entrants, Position higher, Position lower, bool above) {
  const Colour only = entrants.only(higher);
  const Colour only_of_lower = entrants.only(lower);
  if (only != only_of_lower)  // with the same one no way is left, in the last round
    return white_for(only == Colour::White || (only == Colour::None && only_of_lower == Colour::Black), limits);
  const Colour due = entrants.due(higher);
  const Colour due_of_lower = entrants.due(lower);
  if (due != due_of_lower)
    return white_for(due == Colour::White || due_of_lower == Colour::Black, both_due_colours);
  const RoundField& field = entrants.field();
  if (const Colour colour = alternated(field.colours(higher), field.colours(lower)); colour != Colour::None)
    return white_for(colour == Colour::White, last_difference);
  const bool higher_preferred = (entrants.number(higher) < entrants.number(lower)) == above;
  if (due != Colour::None) return white_for((due == Colour::White) == higher_preferred, rank);
  if (!entrants.task().initial_colour) return std::nullopt;
  return white_for((entrants.task().initial_colour == Colour::White) == higher_preferred, lot);
}

Colouring colouring_of_board(int board, Colour initial_colour) {
  return white_for((board % 2 == 1) == (initial_colour == Colour::White), alternate_boards);
}

std::string colour_reason(const ColouredPair& pair) {
  if (pair.rule == alternate_boards) return "the boards of the first round alternate the colours";
  const std::string dues = text_of_due(pair, pair.higher) + ", " + text_of_due(pair, pair.lower);
  if (pair.rule == last_difference) return dues + "; " + ColourWords(pair).last_difference();
  if (pair.rule == rank) return dues + "; their colours have been the same, and " + text_of_rank(pair);
  if (pair.rule == lot) return dues + "; " + text_of_rank(pair) + ", the initial colour";
  return dues;
}

}  // namespace bloesem::swiss::lim
