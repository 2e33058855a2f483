#include "engine/literal/uscf_group.hpp"

#include <algorithm>
#include <cstdlib>
#include <limits>
#include <optional>
#include <tuple>

#include "engine/literal/sets.hpp"

namespace bloesem::literal {
namespace {

constexpr int us_unlimited = std::numeric_limits<int>::max();

// 29E5: the limit of the ratings for a change from the pairs `before` to the pairs `after`.
int us_limit(const UsRound& round, const UsPairs& before, const UsPairs& after) {
  const UsLimits limits = round.request.us.limits;
  if (limits == UsLimits::None) return us_unlimited;
  const auto count = [&](const UsPairs& pairs) {
    int number = 0;
    for (const auto& [a, b] : pairs)
      number += limits == UsLimits::ExtraBlacks ? (gives_extra_black(round, a, b) ? 1 : 0)
                                                : us_conflicts(round, a, b)[1];
    return number;
  };
  return count(after) < count(before) ? 200 : 80;
}

UsConflicts us_total(const UsRound& round, const UsPairs& pairs) {
  UsConflicts total{};
  for (const auto& [a, b] : pairs) {
    const UsConflicts one = us_conflicts(round, a, b);
    for (std::size_t i = 0; i < total.size(); ++i) total[i] += one[i];
  }
  return total;
}

bool us_set_may_leave(UsRound& round, const UsGroup& group, Mask set) {
  return round.completion.possible(group.everybody() & ~set) && round.completion.possible(set | group.below);
}

bool has_opponent_in(const UsRound& round, Place p, Mask set) {
  for (const Place q : places_of(set))
    if (round.completion.legal(p, q)) return true;
  return false;
}

// 29D1: the lowest rated first; those without a rating after all others, those who came down at last.
std::vector<Place> us_candidates(const UsRound& round, const UsGroup& group) {
  std::vector<Place> list = round.ranked(group.everybody());
  std::reverse(list.begin(), list.end());
  std::stable_sort(list.begin(), list.end(), [&](Place a, Place b) {
    const auto part = [&](Place p) { return has(group.dropped, p) ? 2 : round[p].rating == 0 ? 1 : 0; };
    return part(a) < part(b);
  });
  std::stable_partition(list.begin(), list.end(),
                        [&](Place p) { return has_opponent_in(round, p, group.next); });
  return list;
}

// The first set of least size, choosing one player after the other.
Mask natural_leavers(UsRound& round, const UsGroup& group) {
  const std::vector<Place> all = places_of(group.everybody());
  for (std::size_t size = 0; size <= all.size(); ++size) {
    std::vector<Mask> sets;
    for_each_set(all, size, [&](Mask set) {
      if (us_set_may_leave(round, group, set)) sets.push_back(set);
      return false;
    });
    if (sets.empty()) continue;
    for (const Place p : us_candidates(round, group))
      if (std::any_of(sets.begin(), sets.end(), [&](Mask set) { return has(set, p); }))
        std::erase_if(sets, [&](Mask set) { return !has(set, p); });
    return sets.front();
  }
  return 0;  // not reached: all players of the round can be paired
}

// The odd player, if another one within the limits serves colours better.
Mask changed_leaver(UsRound& round, const UsGroup& group, Place odd) {
  std::vector<Place> others = round.ranked(group.residents & ~bit(odd));
  std::reverse(others.begin(), others.end());
  std::stable_sort(others.begin(), others.end(),
                   [&](Place a, Place b) { return us_distance(round, a, odd) < us_distance(round, b, odd); });
  const UsPairs natural = us_pairs(round, group, bit(odd));
  for (const Place p : others) {
    if ((round[p].rating == 0) != (round[odd].rating == 0)) continue;
    if (!us_set_may_leave(round, group, bit(p))) continue;
    if (has_opponent_in(round, odd, group.next) && !has_opponent_in(round, p, group.next)) continue;
    const UsPairs pairs = us_pairs(round, group, bit(p));
    if (us_total(round, pairs) < us_total(round, natural) &&
        us_distance(round, p, odd) <= us_limit(round, natural, pairs))
      return bit(p);
  }
  return bit(odd);
}

// 29D1: the opponent of a player who came down. `others` are left to be paired.
Place opponent_of_dropped(UsRound& round, const UsGroup& group, Place p, Mask others) {
  const auto possible = [&](Place q) {
    return round.completion.legal(p, q) && round.completion.possible(others & ~bit(q));
  };
  std::vector<Place> residents;
  for (const Place q : round.ranked(others & group.residents))
    if (possible(q)) residents.push_back(q);
  if (residents.empty()) {
    for (const Place q : round.ranked(others & group.dropped))
      if (possible(q)) return q;
    return -1;  // not reached: the group can be paired
  }
  const Place natural = residents.front();
  Place best = natural;
  std::tuple<UsConflicts, int> least(us_conflicts(round, p, natural), 0);
  for (const Place q : residents) {
    const std::tuple value(us_conflicts(round, p, q), us_distance(round, natural, q));
    if (std::get<0>(value) >= us_conflicts(round, p, natural)) continue;
    if (std::get<1>(value) > us_limit(round, {{p, natural}}, {{p, q}}) || value >= least) continue;
    least = value;
    best = q;
  }
  return best;
}

// All pairings of upper and lower half with changes inside the halves and across, in order; the first of the
// best ones is kept.
class NaturalPairing {
 public:
  NaturalPairing(const UsRound& round, const std::vector<Place>& players)
      : round_(round), players_(players), half_(players.size() / 2) {
    search(bit(static_cast<Place>(players.size())) - 1, {0, 0});
  }

  UsPairs best;

 private:
  using Cost = std::pair<int, int>;  // pairs inside the upper half; differences of ratings

  [[nodiscard]] Place player(std::size_t i) const { return players_[i]; }

  // i ranks higher than j.
  [[nodiscard]] Cost cost(std::size_t i, std::size_t j) const {
    const bool upper = j < half_;
    if (i >= half_) return {0, us_distance(round_, player(i), player(j - half_))};
    if (upper) return {1, us_distance(round_, player(j), player(i + half_))};
    return {0, us_distance(round_, player(j), player(i + half_))};
  }

  void search(Mask left, Cost cost_so_far) {
    if (least_ && cost_so_far >= *least_) return;
    if (left == 0) {
      least_ = cost_so_far;
      best = made_;
      return;
    }
    const auto i = static_cast<std::size_t>(first_of(left));
    std::vector<std::size_t> order;
    for (std::size_t j = std::max(half_, i + 1); j < players_.size(); ++j) order.push_back(j);
    for (std::size_t j = half_; j-- > i + 1;) order.push_back(j);
    for (const std::size_t j : order) {
      if (!has(left, static_cast<Place>(j)) || !round_.completion.legal(player(i), player(j))) continue;
      const Cost more = cost(i, j);
      made_.emplace_back(player(i), player(j));
      search(left & ~bit(static_cast<Place>(i)) & ~bit(static_cast<Place>(j)),
             {cost_so_far.first + more.first, cost_so_far.second + more.second});
      made_.pop_back();
    }
  }

  const UsRound& round_;
  const std::vector<Place>& players_;
  std::size_t half_;
  UsPairs made_;
  std::optional<Cost> least_;
};

// 29E5c, 29E5d: a change of two boards.
struct UsSwitch {
  bool transposition = true;
  int cost = 0;
  UsPairs pairs;  // instead of the two
};

std::vector<UsSwitch> us_switches(const UsRound& round, const UsPairs& pairs, std::size_t i, std::size_t j) {
  const auto [a, b] = pairs[i];
  const auto [c, d] = pairs[j];
  const auto pair = [&](Place p, Place q) {
    return round[p].rank < round[q].rank ? std::pair(p, q) : std::pair(q, p);
  };
  std::vector<UsSwitch> switches{
      {true, std::min(us_distance(round, a, c), us_distance(round, b, d)), {pair(a, d), pair(c, b)}}};
  if (round.request.us.interchanges)
    switches.push_back(
        {false, std::min(us_distance(round, a, d), us_distance(round, b, c)), {pair(a, c), pair(b, d)}});
  std::erase_if(switches, [&](const UsSwitch& each) {
    return std::any_of(each.pairs.begin(), each.pairs.end(),
                       [&](const auto& p) { return !round.completion.legal(p.first, p.second); });
  });
  return switches;
}

// Returns the pairs after the best change of board i; empty if there is none.
UsPairs after_best_switch(const UsRound& round, const UsPairs& pairs, std::size_t i) {
  UsPairs best;
  std::tuple<UsConflicts, bool, int, int, bool> least;
  for (std::size_t j = 0; j < pairs.size(); ++j) {
    if (j == i) continue;
    for (const UsSwitch& each : us_switches(round, pairs, std::min(i, j), std::max(i, j))) {
      UsPairs changed = pairs;
      changed[std::min(i, j)] = each.pairs[0];
      changed[std::max(i, j)] = each.pairs[1];
      const UsConflicts total = us_total(round, changed);
      if (total >= us_total(round, pairs) || each.cost > us_limit(round, pairs, changed)) continue;
      const std::tuple value(total, !(each.transposition && each.cost <= 80), each.cost,
                             std::abs(static_cast<int>(i) - static_cast<int>(j)), !each.transposition);
      if (!best.empty() && value >= least) continue;
      least = value;
      best = changed;
    }
  }
  return best;
}

}  // namespace

void us_look_ahead(const UsRound& round, UsPairs& pairs) {
  for (std::size_t i = 0; i < pairs.size(); ++i) {
    if (us_conflicts(round, pairs[i].first, pairs[i].second) == UsConflicts{}) continue;
    UsPairs changed = after_best_switch(round, pairs, i);
    if (changed.empty()) continue;
    pairs.swap(changed);
    i = static_cast<std::size_t>(-1);  // again from the top
  }
}

Mask us_leavers(UsRound& round, const UsGroup& group) {
  const Mask natural = natural_leavers(round, group);
  const bool may_change = round.request.us.change_odd_player;
  if (!may_change || size_of(natural) != 1 || (natural & group.residents) == 0) return natural;
  return changed_leaver(round, group, first_of(natural));
}

UsPairs us_pairs(UsRound& round, const UsGroup& group, Mask leavers) {
  UsPairs pairs;
  Mask left = group.everybody() & ~leavers;
  for (const Place p : round.ranked(group.dropped & left)) {
    if (!has(left, p)) continue;
    left &= ~bit(p);
    const Place opponent = opponent_of_dropped(round, group, p, left);
    left &= ~bit(opponent);
    pairs.emplace_back(p, opponent);
  }
  const std::vector<Place> players = round.ranked(left);
  UsPairs others = NaturalPairing(round, players).best;
  us_look_ahead(round, others);
  pairs.insert(pairs.end(), others.begin(), others.end());
  return pairs;
}

}  // namespace bloesem::literal
