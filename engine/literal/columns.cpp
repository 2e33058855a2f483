// Dubov 1997, its Danubian variant, and the Vega system: the bye, the walk over the scoregroups, the colours.
#include <algorithm>
#include <optional>
#include <tuple>

#include "engine/literal/columns_rows.hpp"
#include "engine/literal/literal.hpp"
#include "engine/literal/sets.hpp"

namespace bloesem::literal {
namespace {

// 4: within the lowest scoregroup, among equals the larger colour subgroup, then the next scoregroup; 5: the
// last player, of the lowest scoregroup where there are several.
std::vector<Place> column_byes(const ColumnRound& round) {
  std::vector<Place> candidates = places_of(round.left);
  std::reverse(candidates.begin(), candidates.end());
  std::erase_if(candidates, [&](Place p) {
    return barred_by_points(round.field.tournament(), round.field.player(p), round.field.before());
  });
  if (round.first_round) {
    std::stable_sort(candidates.begin(), candidates.end(),
                     [&](Place a, Place b) { return round.field[a].score < round.field[b].score; });
    return candidates;
  }
  const auto in_smaller_subgroup = [&](Place p) {
    int surplus = 0;
    for (const Place q : places_of(round.left))
      if (round.field[q].score == round.field[p].score) surplus += round[q].due == round[p].due ? 1 : -1;
    return surplus < 0;
  };
  const auto before = [&](Place a, Place b) {
    if (round.rules.by_buchholz)
      return std::tuple(round.field[a].score, round[a].opposition, in_smaller_subgroup(a), round[a].alphabet) <
             std::tuple(round.field[b].score, round[b].opposition, in_smaller_subgroup(b), round[b].alphabet);
    return std::tuple(round.field[a].score, round[a].rating, in_smaller_subgroup(a), round[b].opposition,
                      round[a].alphabet) < std::tuple(round.field[b].score, round[b].rating,
                                                      in_smaller_subgroup(b), round[a].opposition,
                                                      round[b].alphabet);
  };
  std::sort(candidates.begin(), candidates.end(), before);
  return candidates;
}

Place column_bye(ColumnRound& round) {
  for (const Place p : column_byes(round))
    if (round.can_pair(round.left & ~bit(p))) return p;
  return -1;
}

void pair_column_groups(ColumnRound& round) {
  Mask floaters = 0;
  Mask waiting = round.left;  // the groups not reached yet
  while (waiting != 0) {
    const Mask residents = top_scoregroup(round.field, waiting);
    ColumnGroup group{round.field[first_of(residents)].score, residents | floaters, floaters, 0};
    Mask leaving = 0;
    if (round.rules.by_buchholz) {
      leaving = send_isolated_down(round, group);
    } else {
      leaving = pair_floaters(round, group);
      leaving |= serve_isolated(round, group);
    }
    complete_odd_group(round, group);
    pair_rows(round, group);
    floaters = leaving | (group.players & ~group.from_below);
    waiting &= round.left & ~residents;
  }
}

// 3, and the limits before equal numbers: true if a has White.
bool has_white(const ColumnRound& round, Place a, Place b) {
  const ColumnPlayer& one = round[a];
  const ColumnPlayer& other = round[b];
  const Colour first = one.preference.colour;
  const Colour second = other.preference.colour;
  if (first != second) return first == Colour::White || second == Colour::Black;
  if (one.bound() != other.bound()) return (one.bound() ? first : opposite(second)) == Colour::White;
  const int difference = colour_difference(round.field[a].colours) - colour_difference(round.field[b].colours);
  if (difference != 0) return difference < 0;
  if (const auto colour = alternated(round.field[a].colours, round.field[b].colours))
    return *colour == Colour::White;
  return std::tuple(other.opposition, one.rating, a) < std::tuple(one.opposition, other.rating, b);
}

std::optional<std::vector<Board>> column_boards(const ColumnRound& round) {
  const Field& field = round.field;
  std::vector<std::pair<Place, Place>> pairs = round.pairs;
  const auto rank = [&](Place p) { return std::tuple(-field[p].score, p); };
  for (auto& [a, b] : pairs)
    if (rank(b) < rank(a)) std::swap(a, b);
  std::vector<Board> boards;
  for (const auto& [a, b] : pairs) {
    if (round.first_round && !field.initial_colour()) return std::nullopt;
    const bool white = round.first_round ? (boards.size() % 2 == 0) == (field.initial_colour() == Colour::White)
                                         : has_white(round, a, b);
    boards.push_back(white ? Board{field[a].player, field[b].player} : Board{field[b].player, field[a].player});
  }
  return boards;
}

Result<LiteralPairing> pair_by_columns(const LiteralRound& request, const ColumnRules& rules) {
  const Result<Field> field = Field::of(request);
  if (!field) return field.error();
  ColumnRound round(request, rules, *field);
  LiteralPairing pairing;
  pairing.bye = field->assigned_bye();
  if (field->size() % 2 != 0) {
    const Place bye = column_bye(round);
    if (bye < 0) return no_pairing();
    pairing.bye = (*field)[bye].player;
    round.left &= ~bit(bye);
  }
  if (!round.can_pair(round.left)) return no_pairing();
  pair_column_groups(round);
  const auto boards = column_boards(round);
  if (!boards) return Error{ErrorCode::InvalidInput, "the initial colour must be known", {}};
  pairing.boards = *boards;
  return pairing;
}

}  // namespace

Result<LiteralPairing> dubov_1997(const LiteralRound& round) { return pair_by_columns(round, {}); }

Result<LiteralPairing> danubian_2016(const LiteralRound& round) {
  return pair_by_columns(round, {.newcomer_first = true});
}

Result<LiteralPairing> vega_2015(const LiteralRound& round) {
  return pair_by_columns(round, {.by_buchholz = true});
}

}  // namespace bloesem::literal
