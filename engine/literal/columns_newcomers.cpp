#include "engine/literal/columns_newcomers.hpp"

#include <algorithm>
#include <functional>
#include <optional>
#include <tuple>

#include "engine/literal/sets.hpp"

namespace bloesem::literal {
namespace {

Mask isolated_in(const ColumnRound& round, Mask players) {
  Mask isolated = 0;
  for (const Place p : places_of(players))
    if (round.opponents(p, players) == 0) isolated |= bit(p);
  return isolated;
}

void add_group_pair(ColumnRound& round, ColumnGroup& group, Place a, Place b) {
  round.add_pair(a, b);
  group.players &= round.left;
}

// ---- 7.1

// Partners of several players without an opponent, in their order, and what is compared before that order.
struct JointService {
  Value value;
  std::vector<Place> partners;
};

// Every way to serve the players one after the other from the next group.
class JointServices {
 public:
  JointServices(ColumnRound& round, const std::vector<Place>& isolated, Mask next)
      : round_(round), isolated_(isolated), next_(next) {}

  std::optional<JointService> best() {
    try_all();
    return best_;
  }

 private:
  void try_all() {
    if (partners_.size() == isolated_.size()) return judge();
    const Place p = isolated_[partners_.size()];
    for (const Place q : in_column_order(round_, round_.opponents(p, next_ & ~taken_), better_partner)) {
      partners_.push_back(q);
      taken_ |= bit(q);
      try_all();
      taken_ &= ~bit(q);
      partners_.pop_back();
    }
  }

  void judge() {
    int moved_too_often = 0;
    int same_due = 0;
    Value colours;  // from the first player on
    for (std::size_t i = 0; i < partners_.size(); ++i) {
      moved_too_often += round_[partners_[i]].stays ? 1 : 0;
      const bool same = round_[partners_[i]].due == round_[isolated_[i]].due;
      same_due += same ? 1 : 0;
      colours.push_back(same ? 1 : 0);
    }
    Value value{moved_too_often, -round_.most_pairs(next_ & ~taken_), same_due};
    for (std::size_t i = 0; i < partners_.size(); ++i) {
      value.push_back(colours[i]);
      value.push_back(rank_of(partners_[i]));
    }
    if (!best_ || value < best_->value) best_ = JointService{value, partners_};
  }

  [[nodiscard]] int rank_of(Place p) const {
    const auto order = in_column_order(round_, next_, better_partner);
    return static_cast<int>(std::find(order.begin(), order.end(), p) - order.begin());
  }

  ColumnRound& round_;
  const std::vector<Place>& isolated_;
  Mask next_;
  Mask taken_ = 0;
  std::vector<Place> partners_;
  std::optional<JointService> best_;
};

// Newcomers of a lower group for these players of the higher one, the best first.
std::vector<Place> newcomers(ColumnRound& round, Mask players, Mask lower, Colour wanted) {
  Mask candidates = 0;
  for (const Place p : places_of(players)) candidates |= round.opponents(p, lower);
  std::vector<Place> order = in_column_order(round, candidates, better_partner);
  const auto value = [&](Place p) {
    const bool other_colour = wanted != Colour::None && round[p].due != wanted;
    if (round.rules.by_buchholz) return std::tuple(false, 0, 0, other_colour);
    return std::tuple(round[p].stays, -round.most_pairs(players | bit(p)), -round.most_pairs(lower & ~bit(p)),
                      other_colour);
  };
  std::stable_sort(order.begin(), order.end(), [&](Place a, Place b) { return value(a) < value(b); });
  return order;
}

bool serve_one(ColumnRound& round, ColumnGroup& group, Place p) {
  for (const Mask lower : round.groups_below(group.score, group.players))
    for (const Place q : newcomers(round, bit(p), lower, opposite(round[p].due)))
      if (round.leaves_a_pairing(p, q)) {
        add_group_pair(round, group, p, q);
        return true;
      }
  return false;
}

// True if the next group serves all players together, and leaves the others a pairing.
bool serve_together(ColumnRound& round, ColumnGroup& group, const std::vector<Place>& isolated) {
  const std::vector<Mask> lower = round.groups_below(group.score, group.players);
  if (isolated.size() < 2 || lower.empty()) return false;
  const auto service = JointServices(round, isolated, lower.front()).best();
  if (!service) return false;
  Mask others = round.left;
  for (std::size_t i = 0; i < isolated.size(); ++i) others &= ~bit(isolated[i]) & ~bit(service->partners[i]);
  if (!round.can_pair(others)) return false;
  for (std::size_t i = 0; i < isolated.size(); ++i)
    add_group_pair(round, group, isolated[i], service->partners[i]);
  return true;
}

// ---- 7.2

Colour dominating(const ColumnRound& round, Mask players) {
  const int white = size_of(due(round, players, Colour::White));
  const int black = size_of(due(round, players, Colour::Black));
  if (white == black) return Colour::None;
  return white > black ? Colour::White : Colour::Black;
}

// The Danubian variant: due the dominating colour, the lowest rating, the lowest average.
std::vector<Place> danubian_opponents(const ColumnRound& round, Mask players, Place newcomer) {
  const Colour colour = dominating(round, players);
  std::vector<Place> order = places_of(round.opponents(newcomer, players));
  std::sort(order.begin(), order.end(), [&](Place a, Place b) {
    return std::tuple(round[a].due != colour, round[a].rating, round[a].opposition, round[a].alphabet) <
           std::tuple(round[b].due != colour, round[b].rating, round[b].opposition, round[b].alphabet);
  });
  return order;
}

using PairTest = std::function<bool(Place newcomer, Place opponent)>;

bool pair_danubian_newcomer(ColumnRound& round, ColumnGroup& group, const PairTest& allowed) {
  const Colour colour = dominating(round, group.players);
  const Colour wanted = colour == Colour::None ? colour : opposite(colour);
  for (const Mask lower : round.groups_below(group.score, group.players))
    for (const Place newcomer : newcomers(round, group.players, lower, wanted))
      for (const Place opponent : danubian_opponents(round, group.players, newcomer))
        if (allowed(newcomer, opponent)) {
          add_group_pair(round, group, newcomer, opponent);
          return true;
        }
  return false;
}

void complete_danubian(ColumnRound& round, ColumnGroup& group) {
  const bool done = pair_danubian_newcomer(round, group, [&](Place newcomer, Place opponent) {
    const Mask here = group.players & ~bit(opponent);
    const Mask below = round.left & ~group.players & ~bit(newcomer);
    return round.can_pair(here) && round.can_pair(below);
  });
  if (!done)
    pair_danubian_newcomer(round, group, [&](Place newcomer, Place opponent) {
      return round.leaves_a_pairing(newcomer, opponent);
    });
}

}  // namespace

Mask pair_floaters(ColumnRound& round, ColumnGroup& group) {
  const Mask floaters = group.players & group.from_above;
  group.players &= ~floaters;
  for (const Place p : alternately(round, floaters)) {
    std::vector<Place> candidates = in_column_order(round, round.opponents(p, group.players), better_partner);
    std::stable_partition(candidates.begin(), candidates.end(),
                          [&](Place q) { return round[q].due != round[p].due; });
    for (const Place q : candidates) {
      if (!round.leaves_a_pairing(p, q)) continue;
      add_group_pair(round, group, p, q);
      break;
    }
  }
  return floaters & round.left;
}

Mask serve_isolated(ColumnRound& round, ColumnGroup& group) {
  const std::vector<Place> isolated = alternately(round, isolated_in(round, group.players));
  if (serve_together(round, group, isolated)) return 0;
  Mask leaving = 0;
  for (const Place p : isolated)
    if (!serve_one(round, group, p)) leaving |= bit(p);
  group.players &= ~leaving;
  return leaving;
}

Mask send_isolated_down(const ColumnRound& round, ColumnGroup& group) {
  const Mask isolated = isolated_in(round, group.players);
  group.players &= ~isolated;
  return isolated;
}

void complete_odd_group(ColumnRound& round, ColumnGroup& group) {
  if (size_of(group.players) % 2 == 0) return;
  if (round.rules.newcomer_first) return complete_danubian(round, group);
  const Colour colour = dominating(round, group.players);
  for (const Mask lower : round.groups_below(group.score, group.players)) {
    for (const Place newcomer : newcomers(round, group.players, lower, opposite(colour))) {
      const std::vector<Place> here = places_of(group.players);
      if (std::none_of(here.begin(), here.end(), [&](Place p) { return round.leaves_a_pairing(p, newcomer); }))
        continue;
      group.players |= bit(newcomer);
      group.from_below |= bit(newcomer);
      return;
    }
  }
}

}  // namespace bloesem::literal
