// Swiss Team Pairing System (C.04.6), edition of 2026: the criteria on pairs, and the colours of the first
// board.
#include <algorithm>
#include <utility>

#include "engine/literal/match_round.hpp"
#include "engine/literal/team_colours.hpp"

namespace bloesem::literal {
namespace {

int team_c8(const MatchBracket& bracket, Place a, Place b) {
  return same_colour(bracket.round.preference(a), bracket.round.preference(b)) ? 1 : 0;
}

// Type B only.
int team_c9(const MatchBracket& bracket, Place a, Place b) {
  const MatchRound& round = bracket.round;
  if (round.request.team_preferences != TeamPreferences::TypeB) return 0;
  const bool both_strong =
      round.preference(a).strength == Strength::Strong && round.preference(b).strength == Strength::Strong;
  return both_strong && same_colour(round.preference(a), round.preference(b)) ? 1 : 0;
}

constexpr PairCriterion team_criteria[] = {
    {"C8", team_c8},
    {"C9", team_c9},
    {"C10", floated_resident},
};

// White to the lower one.
std::optional<Colour> lower_difference(const Seats& seats) {
  const int difference = colour_difference(seats.higher.colours) - colour_difference(seats.lower.colours);
  if (difference == 0) return std::nullopt;
  return difference < 0 ? Colour::White : Colour::Black;
}

constexpr ColourRule team_colours[] = {
    {"4.3, rule 1", first_colour},     {"4.3, rules 2 and 3", both_granted}, {"4.3, rule 4", stronger_granted},
    {"4.3, rule 5", lower_difference}, {"4.3, rule 6", alternated},          {"4.3, rule 7", higher_granted},
    {"4.3, rule 8", alternate_higher}, {"4.3, rule 9", alternate_lower},
};

Preference preference_of_team(const LiteralRound& round, std::span<const Colour> colours) {
  return team_preference(colours, round.team_preferences, round.round >= round.rounds_declared);
}

Points secondary(const MatchRound& round, Place p) {
  const auto player = static_cast<std::size_t>(round.field[p].player);
  return player < round.request.secondary.size() ? round.request.secondary[player] : 0;
}

// 4.3: the first team has more points, then the higher secondary score, then the smaller number.
bool is_first(const MatchRound& round, Place a, Place b) {
  const Field& field = round.field;
  if (field[a].score != field[b].score) return field[a].score > field[b].score;
  if (secondary(round, a) != secondary(round, b)) return secondary(round, a) > secondary(round, b);
  return a < b;
}

Result<Board> team_board(const MatchRound& round, Place a, Place b) {
  const Field& field = round.field;
  const Place first = is_first(round, a, b) ? a : b;
  const Place other = first == a ? b : a;
  if (round.request.team_preferences == TeamPreferences::None)
    return Board{field[first].player, field[other].player};
  return seat(
      {field[first], field[other], round.preference(first), round.preference(other), field.initial_colour()},
      team_colours);
}

constexpr MatchSystem team_swiss{2, team_criteria, preference_of_team, team_board};

}  // namespace

Result<LiteralPairing> team_swiss_2026(const LiteralRound& round) { return pair_matches(round, team_swiss); }

}  // namespace bloesem::literal
