#include "engine/literal/dubov_shifts.hpp"

#include <algorithm>
#include <optional>

#include "engine/literal/sets.hpp"

namespace bloesem::literal {
namespace {

Mask set_of(const std::vector<Place>& places) {
  Mask set = 0;
  for (const Place p : places) set |= bit(p);
  return set;
}

// The bracket while players are shifted between its subgroups.
class Shifting {
 public:
  Shifting(const Field& field, const std::vector<DubovPlayer>& players, Mask bracket, CheapestPairings& charges)
      : field_(field), players_(players), bracket_(bracket), charges_(charges), best_(charges.of(bracket)) {}

  [[nodiscard]] std::vector<std::pair<Place, Place>> pairs() {
    const Subgroups groups = split(field_, players_, bracket_);
    const std::optional<Mask> first = shifted(groups);
    if (!first) return {};
    return across(*first).first_pairing(nullptr);
  }

 private:
  // 3.2.4: returns G1 after both shifts; empty if no shifts lead to a pairing.
  [[nodiscard]] std::optional<Mask> shifted(const Subgroups& groups) {
    const bool first_is_small = groups.first.size() <= groups.second.size();
    const std::vector<Place> small = middle_out(first_is_small ? groups.first : groups.second);
    const std::vector<Place> large = middle_out(first_is_small ? groups.second : groups.first);
    const std::size_t shifts = fewest_pairs_within(set_of(small));
    const std::size_t back = (large.size() - small.size()) / 2 + shifts;
    std::optional<Mask> result;
    for_each_set(small, shifts, [&](Mask away) {
      for_each_set(large, back, [&](Mask returned) {
        const Mask smaller = (set_of(small) & ~away) | returned;
        const Mask first = first_is_small ? smaller : bracket_ & ~smaller;
        if (across(first).least() == best_) result = first;
        return result.has_value();
      });
      return result.has_value();
    });
    return result;
  }

  // Over all legal pairings of the bracket.
  [[nodiscard]] std::size_t fewest_pairs_within(Mask group) const {
    CheapestPairings within(field_.size(), [&](Place a, Place b) {
      if (!charges_.of_pair(a, b).is_possible()) return Charges::impossible();
      return Charges{{static_cast<std::int8_t>(has(group, a) && has(group, b) ? 1 : 0), 0, 0}};
    });
    return static_cast<std::size_t>(within.of(bracket_).counts[0]);
  }

  // 3.2.5, 3.2.6: G1 by ARO and pairing number against G2 by pairing number.
  [[nodiscard]] CrossPairings across(Mask first) const {
    std::vector<Place> s1 = places_of(first);
    std::stable_sort(s1.begin(), s1.end(), [&](Place a, Place b) { return aro(a) < aro(b); });
    return {s1, places_of(bracket_ & ~first), [&](Place a, Place b) { return charges_.of_pair(a, b); }};
  }

  [[nodiscard]] int aro(Place p) const { return players_[static_cast<std::size_t>(p)].aro; }

  const Field& field_;
  const std::vector<DubovPlayer>& players_;
  Mask bracket_;
  CheapestPairings& charges_;
  Charges best_;
};

}  // namespace

Subgroups split(const Field& field, const std::vector<DubovPlayer>& players, Mask bracket) {
  const std::vector<Place> list = places_of(bracket);
  if (std::all_of(list.begin(), list.end(), [&](Place p) { return field[p].games == 0; })) {
    const auto half = list.begin() + static_cast<std::ptrdiff_t>(list.size() / 2);
    return {{list.begin(), half}, {half, list.end()}};
  }
  Subgroups groups;
  for (const Place p : list) {
    const bool seeks_white = players[static_cast<std::size_t>(p)].preference.colour == Colour::White;
    (seeks_white ? groups.first : groups.second).push_back(p);
  }
  std::stable_sort(groups.first.begin(), groups.first.end(), [&](Place a, Place b) {
    return players[static_cast<std::size_t>(a)].aro < players[static_cast<std::size_t>(b)].aro;
  });
  return groups;
}

std::vector<Place> middle_out(std::vector<Place> list) {
  std::vector<Place> order;
  while (!list.empty()) {
    const auto middle = list.begin() + static_cast<std::ptrdiff_t>((list.size() - 1) / 2);
    order.push_back(*middle);
    list.erase(middle);
  }
  return order;
}

std::vector<std::pair<Place, Place>> pair_by_shifts(const Field& field, const std::vector<DubovPlayer>& players,
                                                    Mask bracket, CheapestPairings& charges) {
  return Shifting(field, players, bracket, charges).pairs();
}

}  // namespace bloesem::literal
