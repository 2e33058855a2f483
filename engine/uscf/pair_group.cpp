#include "engine/uscf/pair_group.hpp"

#include <algorithm>
#include <tuple>
#include <utility>

#include "engine/uscf/look_ahead.hpp"
#include "engine/uscf/natural.hpp"
#include "engine/uscf/possible_pairs.hpp"
#include "matching/cardinality/perfect_witness.hpp"

namespace bloesem::swiss::uscf {
namespace {

using matching::no_vertex;
using matching::Vertex;

// 29D1: opponents for the players who came down, from the top. The other members must stay pairable. Vertices
// are the members who stay, ascending: first who came down.
class DroppedPairs {
 public:
  DroppedPairs(const Entrants& entrants, const std::vector<Position>& staying, std::size_t dropped)
      : entrants_(entrants), graph_(entrants, staying), dropped_(static_cast<Vertex>(dropped)) {}

  // Returns the players left over.
  std::vector<Position> pair(PositionPairs& pairs) {
    [[maybe_unused]] const bool possible = witness_.start(graph_);
    BLOESEM_ASSERT(possible);
    for (Vertex v = 0; v < dropped_; ++v) {
      if (witness_.is_fixed(v)) continue;
      const Vertex opponent = opponent_of(v);
      [[maybe_unused]] const bool fixed = witness_.fix(v, opponent);
      BLOESEM_ASSERT(fixed);
      pairs.emplace_back(graph_.player(v), graph_.player(opponent));
    }
    std::vector<Position> left;
    for (Vertex v = dropped_; v < graph_.size(); ++v)
      if (!witness_.is_fixed(v)) left.push_back(graph_.player(v));
    return left;
  }

 private:
  // Returns the highest ranked resident, or a lower one within the limits with whom the colours are better;
  // another player who came down if no resident is possible.
  Vertex opponent_of(Vertex v) {
    const auto next = [&](Vertex from, Vertex end) {
      while (from < end && (from == v || witness_.is_fixed(from) || !witness_.admits(v, from))) ++from;
      return from;
    };
    const Vertex natural = next(dropped_, graph_.size());
    if (natural == graph_.size()) return next(v + 1, dropped_);
    const Conflicts conflicts = conflicts_of(v, natural);
    Vertex best = natural;
    std::pair least(conflicts, 0);
    for (Vertex u = natural + 1; u < graph_.size() && !conflicts.none(); ++u) {
      const std::pair value(conflicts_of(v, u), entrants_.distance(graph_.player(natural), graph_.player(u)));
      if (value.first >= conflicts || value >= least) continue;
      if (value.second > entrants_.limit(conflicts, value.first)) continue;
      if (witness_.is_fixed(u) || !witness_.admits(v, u)) continue;
      least = value;
      best = u;
    }
    return best;
  }

  [[nodiscard]] Conflicts conflicts_of(Vertex u, Vertex v) const {
    return entrants_.conflicts(graph_.player(u), graph_.player(v));
  }

  const Entrants& entrants_;
  PossiblePairs graph_;
  Vertex dropped_;
  matching::PerfectWitness<PossiblePairs> witness_;
};

std::vector<Position> without(const std::vector<Position>& players, const std::vector<Position>& others) {
  std::vector<Position> left;
  std::set_difference(players.begin(), players.end(), others.begin(), others.end(), std::back_inserter(left));
  return left;
}

// True if other leavers than those of the group cannot improve its colours: no fewer conflicts are possible.
bool is_best_possible(const Conflicts& found, const Conflicts& least) {
  return found.third_colour == 0 && found.second_extra <= least.second_extra &&
         found.second_extra + found.not_due <= least.second_extra + least.not_due;
}

// Returns the residents who may take the place of the odd player, the nearest by rating first.
std::vector<Position> replacements(const Entrants& entrants, const Group& group, Position odd) {
  std::vector<Position> others(group.residents.rbegin(), group.residents.rend());
  std::erase_if(others, [&](Position p) { return p == odd || entrants.rated(p) != entrants.rated(odd); });
  std::stable_sort(others.begin(), others.end(), [&](Position a, Position b) {
    return entrants.distance(a, odd) < entrants.distance(b, odd);
  });
  return others;
}

// Lets another resident drop in place of the odd player if that improves the colours of the group.
void change_odd_player(const Entrants& entrants, Group& group, Leavers& leavers) {
  const Position odd = group.leavers.front();
  const std::vector<Position> members = group.members();
  const bool needs_opponent = leavers.has_opponent(odd);
  for (const Position p : replacements(entrants, group, odd)) {
    if (is_best_possible(group.conflicts, fewest_conflicts(entrants, members, p))) continue;
    const int distance = entrants.distance(p, odd);
    if (distance > entrants.limit(group.conflicts, {})) break;
    if (!leavers.may_leave_alone(p) || (needs_opponent && !leavers.has_opponent(p))) continue;
    Group other{group.score, group.dropped, group.residents, {p}};
    pair_members(entrants, other);
    if (other.conflicts >= group.conflicts) continue;
    if (distance > entrants.limit(group.conflicts, other.conflicts)) continue;
    group = std::move(other);
    return;
  }
}

}  // namespace

Conflicts fewest_conflicts(const Entrants& entrants, const std::vector<Position>& members, Position without) {
  int players = 0;
  int due[2] = {0, 0};
  int strong[2] = {0, 0};  // due it by their numbers
  for (const Position p : members) {
    if (p == without) continue;
    ++players;
    if (entrants.due(p) == Colour::None) continue;
    const int colour = entrants.due(p) == Colour::White ? 0 : 1;
    ++due[colour];
    strong[colour] += entrants.balance(p) != 0 ? 1 : 0;
  }
  const auto beyond_half = [&](const int(&number)[2]) {
    return std::max({0, number[0] - players / 2, number[1] - players / 2});
  };
  Conflicts least;
  least.second_extra = beyond_half(strong);
  least.not_due = beyond_half(due) - least.second_extra;
  return least;
}

void pair_members(const Entrants& entrants, Group& group) {
  const std::vector<Position> staying = without(group.members(), group.leavers);
  const std::size_t dropped = without(group.dropped, group.leavers).size();
  group.pairs.clear();
  const std::vector<Position> left =
      dropped == 0 ? staying : DroppedPairs(entrants, staying, dropped).pair(group.pairs);
  NaturalPairing natural = natural_pairing(entrants, left);
  group.changed_halves = natural.changed_halves;
  LookAhead(entrants, natural.pairs).run();
  group.pairs.insert(group.pairs.end(), natural.pairs.begin(), natural.pairs.end());
  group.conflicts = {};
  for (const auto& [a, b] : group.pairs) group.conflicts += entrants.conflicts(a, b);
}

void pair_group(const Entrants& entrants, Group& group, const Below& below) {
  Leavers leavers(entrants, group, below);
  group.leavers = leavers.natural();
  pair_members(entrants, group);
  const bool may_change =
      entrants.settings().change_odd_player && group.leavers.size() == 1 &&
      std::binary_search(group.residents.begin(), group.residents.end(), group.leavers.front());
  if (may_change && !group.conflicts.none()) change_odd_player(entrants, group, leavers);
}

}  // namespace bloesem::swiss::uscf
