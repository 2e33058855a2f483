#include "engine/dubov_1997/odd_group.hpp"

#include <algorithm>
#include <optional>
#include <span>
#include <tuple>

#include "engine/swiss/completion.hpp"
#include "engine/swiss/one_left_over.hpp"
#include "engine/swiss/ranked_players.hpp"

namespace bloesem::swiss::dubov_1997 {
namespace {

// The colour due to more of the residents. Their number is odd, so there is one.
bool white_dominates(const Group& group) {
  std::ptrdiff_t white = 0;
  for (const Position p : group.residents) white += group.entrants().is_white(p) ? 1 : 0;
  return 2 * white > std::ssize(group.residents);
}

// Chooses a newcomer from the lower groups, the nearest first.
class Newcomer {
 public:
  // `keeps_pairs`: players who leave more pairs possible in both groups are preferred.
  Newcomer(const Group& group, bool keeps_pairs)
      : group_(group), keeps_pairs_(keeps_pairs), white_dominates_(white_dominates(group)) {
    if (keeps_pairs_) unpaired_above_ = unpaired_by_largest(group.field(), group.residents).possible;
  }

  // Calls take(candidate) for the candidates in order until one call returns true; returns whether one did.
  template <class Take>
  bool find(Take take) {
    std::span<const Position> lower = group_.lower;
    while (!lower.empty()) {
      const std::span<const Position> next = top_scoregroup(group_.field(), lower);
      for (const Position p : in_order(next))
        if (take(p)) return true;
      lower = lower.subspan(next.size());
    }
    return false;
  }

 private:
  // Returns the players of a lower group who can meet a resident, the best first.
  [[nodiscard]] std::vector<Position> in_order(std::span<const Position> next) const {
    const std::vector<Position> dispensable =
        keeps_pairs_ ? unpaired_by_largest(group_.field(), next).possible : std::vector<Position>();
    std::vector<Position> candidates;
    for (const Position p : next)
      if (group_.can_meet_a_resident(p)) candidates.push_back(p);
    const auto value = [&](Position p) {
      const bool limit = !group_.entrants().may_move_up(p);
      const bool loses_above = keeps_pairs_ && !meets_one_left_over(p);
      const bool loses_below = keeps_pairs_ && !std::binary_search(dispensable.begin(), dispensable.end(), p);
      const bool wrong_colour = group_.entrants().is_white(p) == white_dominates_;
      return std::tuple(limit, loses_above, loses_below, wrong_colour);
    };
    std::sort(candidates.begin(), candidates.end(), [&](Position a, Position b) {
      const auto one = value(a);
      const auto other = value(b);
      if (one != other) return one < other;
      return group_.entrants().procedure().preferred(group_.entrants().merits(a), group_.entrants().merits(b));
    });
    return candidates;
  }

  [[nodiscard]] bool meets_one_left_over(Position p) const {
    return std::any_of(unpaired_above_.begin(), unpaired_above_.end(),
                       [&](Position q) { return group_.compatible(p, q); });
  }

  const Group& group_;
  bool keeps_pairs_;
  bool white_dominates_;
  std::vector<Position> unpaired_above_;  // residents whom a largest set of pairs can leave over
};

std::vector<Position> joined(std::vector<Position> players, Position p) {
  players.insert(std::lower_bound(players.begin(), players.end(), p), p);
  return players;
}

std::vector<Position> others(const std::vector<Position>& players, Position p) {
  return without(players, std::span(&p, 1));
}

// True if all players who are left can be paired so that the newcomer meets a resident.
bool can_join(const Group& group, Position newcomer) {
  const bool simply = group.floaters.empty() &&
                      can_be_completed(group.field(), joined(group.residents, newcomer)) &&
                      can_be_completed(group.field(), others(group.lower, newcomer));
  if (simply) return true;
  return std::any_of(group.residents.begin(), group.residents.end(), [&](Position p) {
    return group.compatible(newcomer, p) && group.completes_without(newcomer, p);
  });
}

void join(Group& group, bool keeps_pairs) {
  if (group.residents.size() % 2 == 0) return;
  Newcomer(group, keeps_pairs).find([&](Position p) {
    const bool possible = can_join(group, p);
    if (possible)
      group.move_up(p);
    else
      ++group.changed;
    return possible;
  });
}

// Returns the residents whom the newcomer may meet, in order of preference.
std::vector<Position> danubian_opponents(const Group& group, Position newcomer) {
  std::vector<Position> opponents;
  for (const Position p : group.residents)
    if (group.compatible(newcomer, p)) opponents.push_back(p);
  const bool dominating = white_dominates(group);
  const Entrants& entrants = group.entrants();
  std::sort(opponents.begin(), opponents.end(), [&](Position a, Position b) {
    const Merits& one = entrants.merits(a);
    const Merits& other = entrants.merits(b);
    const bool due = entrants.is_white(a) == dominating;
    if (due != (entrants.is_white(b) == dominating)) return due;
    return std::tie(one.rating, one.opposition, one.alphabet) <
           std::tie(other.rating, other.opposition, other.alphabet);
  });
  return opponents;
}

// True if residents and all others can be paired among themselves, once these two meet.
bool leaves_two_pairings(const Group& group, Position newcomer, Position resident) {
  std::vector<Position> outside = group.floaters;
  outside.insert(outside.end(), group.lower.begin(), group.lower.end());
  return can_be_completed(group.field(), others(group.residents, resident)) &&
         can_be_completed(group.field(), others(outside, newcomer));
}

// Pairs the newcomer with the first resident who leaves the others a pairing: the residents among themselves,
// or else in any way.
bool pair_danubian(Group& group, Position newcomer, bool residents_alone) {
  for (const Position p : danubian_opponents(group, newcomer)) {
    const bool possible =
        residents_alone ? leaves_two_pairings(group, newcomer, p) : group.completes_without(newcomer, p);
    if (possible) {
      group.note_moved_up(newcomer);
      group.pair(newcomer, p);
      return true;
    }
    ++group.changed;
  }
  return false;
}

}  // namespace

void complete_odd_group(Group& group) { join(group, true); }

void complete_odd_group_vega(Group& group) { join(group, false); }

void complete_odd_group_danubian(Group& group) {
  if (group.residents.size() % 2 == 0) return;
  const int changed = group.changed;
  Newcomer newcomer(group, true);
  if (newcomer.find([&](Position p) { return pair_danubian(group, p, true); })) return;
  group.changed = changed;
  newcomer.find([&](Position p) { return pair_danubian(group, p, false); });
}

}  // namespace bloesem::swiss::dubov_1997
