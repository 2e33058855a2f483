// Double-Swiss System (C.04.5), edition of 2026: the criterion on pairs, and the colours of the first game.
#include <algorithm>
#include <utility>

#include "engine/literal/match_round.hpp"

namespace bloesem::literal {
namespace {

constexpr PairCriterion double_swiss_criteria[] = {{"C8", floated_resident}};

// White to the one with fewer Whites: a count, not a difference.
std::optional<Colour> fewer_whites(const Seats& seats) {
  const auto whites = [](const Entrant& p) {
    return std::count(p.colours.begin(), p.colours.end(), Colour::White);
  };
  if (whites(seats.higher) == whites(seats.lower)) return std::nullopt;
  return whites(seats.higher) < whites(seats.lower) ? Colour::White : Colour::Black;
}

constexpr ColourRule double_swiss_colours[] = {
    {"4.3, rule 1", first_colour},     {"4.3, rule 2", fewer_whites},    {"4.3, rule 3", alternated},
    {"4.3, rule 4", alternate_higher}, {"4.3, rule 5", alternate_lower},
};

Preference no_preference(const LiteralRound&, std::span<const Colour>) { return {}; }

// The higher ranked has more points, then the smaller number.
Result<Board> double_swiss_board(const MatchRound& round, Place a, Place b) {
  auto [higher, lower] = std::pair(std::min(a, b), std::max(a, b));
  const Field& field = round.field;
  if (field[lower].score > field[higher].score) std::swap(higher, lower);
  return seat({field[higher], field[lower], {}, {}, field.initial_colour()}, double_swiss_colours);
}

constexpr MatchSystem double_swiss{1, double_swiss_criteria, no_preference, double_swiss_board};

}  // namespace

Result<LiteralPairing> double_swiss_2026(const LiteralRound& round) {
  return pair_matches(round, double_swiss);
}

}  // namespace bloesem::literal
