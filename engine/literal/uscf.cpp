// US Chess (rules 28 and 29): the round.
#include <algorithm>
#include <map>
#include <optional>

#include "engine/literal/literal.hpp"
#include "engine/literal/sets.hpp"
#include "engine/literal/uscf_group.hpp"

namespace bloesem::literal {
namespace {

// 28L2: with a rating, then without one, then without one and a game. Of each kind the lowest ranked first.
int kind_of_candidate(const UsRound& round, Place p) {
  if (round[p].rating != 0) return 0;
  return round[p].due == '-' ? 2 : 1;
}

// 28L: the players of a score group who may have the bye, in order. A half-point bye bars who has had one,
// unless all others of the group are barred (28L4).
std::vector<Place> us_bye_candidates(const UsRound& round, Mask group, bool half_byes_too) {
  std::vector<Place> list = round.ranked(group);
  std::reverse(list.begin(), list.end());
  std::erase_if(list, [&](Place p) { return round[p].had_bye; });
  const bool all_had_half =
      std::all_of(list.begin(), list.end(), [&](Place p) { return round[p].had_half_bye; });
  if (!half_byes_too && !all_had_half) std::erase_if(list, [&](Place p) { return round[p].had_half_bye; });
  std::stable_sort(list.begin(), list.end(),
                   [&](Place a, Place b) { return kind_of_candidate(round, a) < kind_of_candidate(round, b); });
  return list;
}

std::map<Points, Mask> us_score_groups(const UsRound& round, Mask players) {
  std::map<Points, Mask> groups;  // the lowest first
  for (const Place p : places_of(players)) groups[round[p].score] |= bit(p);
  return groups;
}

Place us_bye(UsRound& round) {
  const Mask everybody = round.field.everybody();
  for (const bool half_byes_too : {false, true})
    for (const auto& [score, group] : us_score_groups(round, everybody))
      for (const Place p : us_bye_candidates(round, group, half_byes_too))
        if (round.completion.possible(everybody & ~bit(p))) return p;
  return -1;
}

UsPairs pair_us_groups(UsRound& round, Mask players) {
  UsPairs pairs;
  const std::map<Points, Mask> groups = us_score_groups(round, players);
  UsGroup group{.below = players};
  for (auto each = groups.rbegin(); each != groups.rend(); ++each) {
    group.residents = each->second;
    group.below &= ~each->second;
    group.next = std::next(each) == groups.rend() ? 0 : std::next(each)->second;
    const Mask leavers = us_leavers(round, group);
    const UsPairs made = us_pairs(round, group, leavers);
    pairs.insert(pairs.end(), made.begin(), made.end());
    group.dropped = leavers;
  }
  std::sort(pairs.begin(), pairs.end(),
            [&](const auto& a, const auto& b) { return round[a.first].rank < round[b.first].rank; });
  return pairs;
}

}  // namespace

Result<LiteralPairing> uscf(const LiteralRound& request) {
  const Result<Field> field = Field::of(request);
  if (!field) return field.error();
  UsRound round = us_round(request, *field);
  LiteralPairing pairing;
  pairing.bye = field->assigned_bye();
  Mask left = field->everybody();
  if (field->size() % 2 != 0) {
    const Place bye = us_bye(round);
    if (bye < 0) return no_pairing();
    pairing.bye = (*field)[bye].player;
    left &= ~bit(bye);
  }
  if (!round.completion.possible(left)) return no_pairing();
  const std::optional<Colour> initial = field->initial_colour();
  for (const auto& [higher, lower] : pair_us_groups(round, left)) {
    std::optional<bool> white = higher_has_white(round, higher, lower);
    if (!white && !initial) return Error{ErrorCode::InvalidInput, "the initial colour must be known", {}};
    // 28J, 29E2: in round 1 colours alternate from board to board.
    const bool other = request.round == 1 && pairing.boards.size() % 2 != 0;
    if (!white) white = (*initial == Colour::White) != other;
    pairing.boards.push_back(
        {(*field)[*white ? higher : lower].player, (*field)[*white ? lower : higher].player});
  }
  return pairing;
}

}  // namespace bloesem::literal
