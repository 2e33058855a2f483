// Lim System (C.04.4.3): the round.
#include <algorithm>
#include <map>
#include <optional>
#include <utility>

#include "engine/literal/lim_group.hpp"
#include "engine/literal/literal.hpp"
#include "engine/literal/sets.hpp"

namespace bloesem::literal {
namespace {

// The pairs of one side of the median, and who floats to the median.
struct LimSide {
  LimPairs pairs;
  Mask floaters = 0;
};

LimRound lim_round(const LiteralRound& request, const Field& field) {
  std::vector<LimPlayer> players = lim_players(field);
  std::vector<Mask> partners;
  const bool last_round = request.round >= request.rounds_declared;  // 6
  for (Place p = 0; p < field.size(); ++p) {
    Mask some = field.partners(p);
    for (const Place q : places_of(some))
      if (!last_round &&
          !can_be_coloured(players[static_cast<std::size_t>(p)], players[static_cast<std::size_t>(q)]))
        some &= ~bit(q);
    partners.push_back(some);
  }
  return {field, std::move(players), partners, request.maxi, Completion(partners)};
}

// 1.1, 7.1
Place lim_bye(LimRound& round) {
  const Field& field = round.field;
  std::vector<Place> candidates;
  for (Place p = field.size(); p-- > 0;)
    if (!barred_by_points(field.tournament(), field.player(p), field.before())) candidates.push_back(p);
  std::stable_sort(candidates.begin(), candidates.end(), [&](Place a, Place b) {
    return field.before() == 0 ? field.player(a).rating < field.player(b).rating
                               : field[a].score < field[b].score;
  });
  return first_possible_bye(candidates, field.everybody(), round.completion);
}

// `groups`: from the outside to the median; the last one is the median, which is not paired.
LimSide pair_lim_side(LimRound& round, const std::vector<Mask>& groups, bool downwards) {
  LimSide side;
  for (std::size_t i = 0; i + 1 < groups.size(); ++i) {
    LimGroup group{downwards, groups[i]};
    (downwards ? group.from_above : group.from_below) = side.floaters;
    Mask leaving = 0;
    for (const Place p : lim_floaters(round, group, groups[i + 1])) leaving |= bit(p);
    const LimPairs made = lim_pairs(round, group, group.everybody() & ~leaving);
    side.pairs.insert(side.pairs.end(), made.begin(), made.end());
    side.floaters = leaving;
  }
  return side;
}

// 2.6
void crack_for_median(LimSide& above, LimSide& below) {
  const bool lower = size_of(above.floaters) > size_of(below.floaters);
  LimSide& wanted = lower ? below : above;
  LimSide& side = wanted.pairs.empty() ? (lower ? above : below) : wanted;
  const auto [a, b] = side.pairs.back();
  side.pairs.pop_back();
  side.floaters |= bit(a) | bit(b);
}

// Writes boards, in round 1 with the colours of 7.2. Returns false if the initial colour is needed but unknown.
bool seat_lim_pairs(const LimRound& round, const LimPairs& pairs, bool below, std::vector<Board>& boards) {
  const std::optional<Colour> initial = round.field.initial_colour();
  for (auto [a, b] : pairs) {
    std::optional<bool> white;
    if (round.field.before() == 0) {
      const bool higher_is_second =
          round.field[a].score != round.field[b].score ? round.field[a].score < round.field[b].score : a > b;
      if (higher_is_second) std::swap(a, b);
      if (initial) white = (boards.size() % 2 == 0) == (initial == Colour::White);
    } else {
      if (a > b) std::swap(a, b);
      white = first_is_white(round.players[static_cast<std::size_t>(a)],
                             round.players[static_cast<std::size_t>(b)], below, initial);
    }
    if (!white) return false;
    const Place seats[] = {*white ? a : b, *white ? b : a};
    boards.push_back({round.field[seats[0]].player, round.field[seats[1]].player});
  }
  return true;
}

// Pairs the players of the set, all of whom can be paired.
bool pair_lim_groups(LimRound& round, Mask players, std::vector<Board>& boards) {
  const Points rounds_won = round.field.tournament().points.win * round.field.before();
  std::map<Points, Mask> above;  // by twice the score
  std::map<Points, Mask> below;
  Mask median = 0;
  for (const Place p : places_of(players)) {
    const Points twice = 2 * round.field[p].score;
    (twice == rounds_won ? median : twice > rounds_won ? above[twice] : below[twice]) |= bit(p);
  }
  std::vector<Mask> downwards;
  for (auto group = above.rbegin(); group != above.rend(); ++group) downwards.push_back(group->second);
  std::vector<Mask> upwards;
  for (const auto& [score, group] : below) upwards.push_back(group);
  downwards.push_back(median);
  upwards.push_back(median);
  LimSide upper = pair_lim_side(round, downwards, true);
  LimSide lower = pair_lim_side(round, upwards, false);
  while (!round.completion.possible(median | upper.floaters | lower.floaters)) crack_for_median(upper, lower);
  LimGroup middle{true, median, upper.floaters, lower.floaters};
  const LimPairs last = lim_pairs(round, middle, middle.everybody());
  return seat_lim_pairs(round, upper.pairs, false, boards) &&
         seat_lim_pairs(round, lower.pairs, true, boards) && seat_lim_pairs(round, last, false, boards);
}

}  // namespace

Result<LiteralPairing> lim_2026(const LiteralRound& request) {
  Result<Field> field = Field::of(request);
  if (!field) return field.error();
  LimRound round = lim_round(request, *field);
  LiteralPairing pairing;
  pairing.bye = field->assigned_bye();
  Mask left = field->everybody();
  if (field->size() % 2 != 0) {
    const Place bye = lim_bye(round);
    if (bye < 0) return no_pairing();
    pairing.bye = (*field)[bye].player;
    left &= ~bit(bye);
  }
  if (!round.completion.possible(left)) return no_pairing();
  if (!pair_lim_groups(round, left, pairing.boards))
    return Error{ErrorCode::InvalidInput, "the initial colour must be known", {}};
  return pairing;
}

}  // namespace bloesem::literal
