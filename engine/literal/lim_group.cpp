#include "engine/literal/lim_group.hpp"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <tuple>

namespace bloesem::literal {
namespace {

const LimPlayer& lim_player(const LimRound& round, Place p) {
  return round.players[static_cast<std::size_t>(p)];
}

bool close_ratings(const LimRound& round, Place a, Place b) {
  return !round.maxi || std::abs(lim_player(round, a).rating - lim_player(round, b).rating) <= 100;
}

int most_pairs(const LimRound& round, Mask players, std::map<Mask, int>& known) {
  if (players == 0) return 0;
  if (const auto found = known.find(players); found != known.end()) return found->second;
  const Place first = first_of(players);
  const Mask rest = players & ~bit(first);
  int most = most_pairs(round, rest, known);
  for (const Place other : places_of(rest & round.partners[static_cast<std::size_t>(first)]))
    most = std::max(most, 1 + most_pairs(round, rest & ~bit(other), known));
  return known[players] = most;
}

// Returns how many of the floaters, from number `from` on, can have opponents in the next group.
int most_served(const LimRound& round, std::span<const Place> floaters, Mask next) {
  if (floaters.empty()) return 0;
  int most = most_served(round, floaters.subspan(1), next);
  for (const Place other : places_of(next & round.partners[static_cast<std::size_t>(floaters.front())]))
    most = std::max(most, 1 + most_served(round, floaters.subspan(1), next & ~bit(other)));
  return most;
}

// 3.6, 3.7: downwards the highest score first, then the smallest number; upwards the reverse.
bool floater_precedes(const LimRound& round, Place a, Place b, bool downwards) {
  const auto key = [&](Place p) { return std::tuple(-round.field[p].score, p); };
  return downwards ? key(a) < key(b) : key(a) > key(b);
}

// 3.9: 0 stands for type d, 3 for type a.
int floater_type(const LimRound& round, const LimGroup& group, std::span<const Place> chosen, Place p,
                 Mask next) {
  std::vector<Place> ahead;
  for (const Place q : chosen)
    if (floater_precedes(round, q, p, group.downwards)) ahead.push_back(q);
  const int without = most_served(round, ahead, next);
  ahead.push_back(p);
  const bool served = most_served(round, ahead, next) > without;
  return (has(group.residents, p) ? 0 : 2) + (served ? 0 : 1);
}

// 3.2.2: the colour that most of the players are due; None if there is none.
Colour majority(const LimRound& round, Mask players) {
  int lead = 0;
  for (const Place p : places_of(players)) {
    if (lim_player(round, p).due == Colour::White) ++lead;
    if (lim_player(round, p).due == Colour::Black) --lead;
  }
  return lead == 0 ? Colour::None : lead > 0 ? Colour::White : Colour::Black;
}

// The opponents of a player in the order in which they are tried; the last ones are not due another colour.
std::vector<Place> by_colour(LimRound& round, Place player, const std::vector<Place>& order, Mask others) {
  std::vector<Place> compatible;
  for (const Place p : order)
    if (has(round.partners[static_cast<std::size_t>(player)], p)) compatible.push_back(p);
  const auto available = std::find_if(compatible.begin(), compatible.end(),
                                      [&](Place p) { return round.completion.possible(others & ~bit(p)); });
  if (available == compatible.end()) return {};
  const Place first = *available;
  std::stable_partition(compatible.begin(), compatible.end(), [&](Place p) {
    return due_differently(lim_player(round, player), lim_player(round, p)) && close_ratings(round, p, first);
  });
  return compatible;
}

// Tries the choices of the players one after the other, and goes back where a later player finds no opponent.
class LimSearch {
 public:
  LimSearch(LimRound& round, bool downwards, std::vector<Place> floaters)
      : round_(round), downwards_(downwards), floaters_(std::move(floaters)) {}

  LimPairs pairs;

  bool complete(Mask left) {
    if (left == 0) return true;
    std::vector<Place> list = places_of(left);
    if (!downwards_) std::reverse(list.begin(), list.end());
    const auto floater =
        std::find_if(floaters_.begin(), floaters_.end(), [&](Place p) { return has(left, p); });
    const Place player = floater != floaters_.end() ? *floater : list.front();
    const auto order = floater != floaters_.end() ? list : opposite_half_first(list);
    const Mask others = left & ~bit(player);
    for (const Place opponent : by_colour(round_, player, order, others)) {
      pairs.emplace_back(player, opponent);
      if (complete(others & ~bit(opponent))) return true;
      pairs.pop_back();
    }
    return false;
  }

 private:
  // 4.2: of six players the first one tries 4, 5, 6, 3, 2.
  static std::vector<Place> opposite_half_first(const std::vector<Place>& list) {
    const auto half = static_cast<std::ptrdiff_t>(list.size() / 2);
    std::vector<Place> order(list.begin() + half, list.end());
    for (std::ptrdiff_t i = half - 1; i > 0; --i) order.push_back(list[static_cast<std::size_t>(i)]);
    return order;
  }

  LimRound& round_;
  bool downwards_;
  std::vector<Place> floaters_;
};

}  // namespace

int most_pairs(const LimRound& round, Mask players) {
  std::map<Mask, int> known;
  return most_pairs(round, players, known);
}

std::vector<Place> lim_floaters(const LimRound& round, const LimGroup& group, Mask next) {
  Mask stay = group.everybody();
  const int keep = most_pairs(round, stay);
  std::vector<Place> chosen;
  while (size_of(stay) > 2 * keep) {
    const Colour colour = majority(round, stay);
    const std::vector<Place> list = places_of(stay);
    const Place lowest = group.downwards ? list.back() : list.front();
    Place best = -1;
    std::tuple<int, bool, bool, int> least;
    for (const Place p : list) {
      if (most_pairs(round, stay & ~bit(p)) < keep) continue;
      const bool equalises =
          colour != Colour::None && lim_player(round, p).due == colour && close_ratings(round, p, lowest);
      const std::tuple value(floater_type(round, group, chosen, p, next), lim_player(round, p).floated,
                             !equalises, group.downwards ? -p : p);
      if (best >= 0 && value >= least) continue;
      best = p;
      least = value;
    }
    chosen.push_back(best);
    stay &= ~bit(best);
  }
  return chosen;
}

LimPairs lim_pairs(LimRound& round, const LimGroup& group, Mask stay) {
  std::vector<Place> floaters;
  const auto add = [&](Mask some, bool downwards) {
    std::vector<Place> list = places_of(some & stay);
    std::sort(list.begin(), list.end(),
              [&](Place a, Place b) { return floater_precedes(round, a, b, downwards); });
    floaters.insert(floaters.end(), list.begin(), list.end());
  };
  add(group.downwards ? group.from_above : group.from_below, group.downwards);
  add(group.downwards ? group.from_below : group.from_above, !group.downwards);
  LimSearch search(round, group.downwards, std::move(floaters));
  search.complete(stay);
  return std::move(search.pairs);
}

}  // namespace bloesem::literal
