#include "engine/uscf/leavers.hpp"

#include <algorithm>
#include <cstdint>
#include <span>

#include "engine/uscf/possible_pairs.hpp"
#include "matching/cardinality/maximum_matching.hpp"
#include "matching/face/least_perfect.hpp"

namespace bloesem::swiss::uscf {
namespace {

using matching::Vertex;

bool can_be_paired(const Entrants& entrants, const std::vector<Position>& players) {
  matching::MaximumMatching<PossiblePairs> matching;
  return matching.perfect(PossiblePairs(entrants, players));
}

// Returns the players without whom all others can be paired, ascending.
std::vector<Position> who_may_be_left(const Entrants& entrants, const std::vector<Position>& players) {
  const PossiblePairs graph(entrants, players);
  matching::MaximumMatching<PossiblePairs> matching;
  matching.maximise(graph);
  std::vector<Position> left;
  if (matching.single().size() != 1) return left;
  for (const Vertex v : matching.circuit(graph, matching.single().front())) left.push_back(graph.player(v));
  return left;
}

}  // namespace

Leavers::Leavers(const Entrants& entrants, const Group& group, const Below& below)
    : entrants_(entrants), group_(group), below_(below), members_(group.members()) {}

bool Leavers::has_opponent(Position p) const {
  return std::any_of(below_.next.begin(), below_.next.end(),
                     [&](Position q) { return entrants_.may_meet(p, q); });
}

void Leavers::find_single_leavers() {
  if (searched_) return;
  searched_ = true;
  if (members_.size() % 2 == 0) return;
  may_leave_ = who_may_be_left(entrants_, members_);
  if (!may_leave_.empty()) openings_ = who_may_be_left(entrants_, below_.all);
}

bool Leavers::may_leave_alone(Position p) {
  find_single_leavers();
  return std::binary_search(may_leave_.begin(), may_leave_.end(), p) &&
         std::any_of(openings_.begin(), openings_.end(), [&](Position q) { return entrants_.may_meet(p, q); });
}

std::vector<Position> Leavers::in_order() const {
  std::vector<Position> order(members_.rbegin(), members_.rend());
  const auto kind = [&](Position p) {
    const bool resident = std::binary_search(group_.residents.begin(), group_.residents.end(), p);
    return !resident ? 2 : entrants_.rated(p) ? 0 : 1;
  };
  std::stable_sort(order.begin(), order.end(), [&](Position a, Position b) { return kind(a) < kind(b); });
  std::stable_partition(order.begin(), order.end(), [&](Position p) { return has_opponent(p); });
  return order;
}

// Perfect matchings of group and players below with as few pairs across as possible; the vertices are the
// players below, then the members.
std::vector<Position> Leavers::fewest() const {
  std::vector<Position> players = below_.all;
  const auto end = static_cast<Vertex>(players.size());
  players.insert(players.end(), members_.begin(), members_.end());
  const PossiblePairs graph(entrants_, players);
  matching::BitRows edges;
  edges.reset(graph.size(), graph.size());
  std::vector<std::int32_t> classes;
  for (Vertex u = 0; u < graph.size(); ++u) {
    classes.push_back(u < end ? 0 : 1);
    for (Vertex v = 0; v < graph.size(); ++v)
      if (u != v && graph.adjacent(u, v)) edges.set(u, v);
  }
  matching::LeastPerfect least;
  [[maybe_unused]] const bool possible = least.solve(
      edges,
      {.class_of = classes,
       .classes = 2,
       .digits = 1,
       .of = [](std::int32_t a, std::int32_t b, std::span<std::int64_t> costs) { costs[0] = a == b ? 0 : 1; }});
  BLOESEM_ASSERT(possible);
  const std::int64_t number = least.totals()[0];
  std::vector<Position> chosen;
  for (const Position p : in_order()) {
    if (static_cast<std::int64_t>(chosen.size()) == number) break;
    const auto place = std::lower_bound(members_.begin(), members_.end(), p) - members_.begin();
    if (least.decide_partner_below(end + static_cast<Vertex>(place), end)) chosen.push_back(p);
  }
  BLOESEM_ASSERT(static_cast<std::int64_t>(chosen.size()) == number);
  std::sort(chosen.begin(), chosen.end());
  return chosen;
}

std::vector<Position> Leavers::natural() {
  if (members_.size() % 2 == 0) {
    if (can_be_paired(entrants_, members_) && can_be_paired(entrants_, below_.all)) return {};
    return fewest();
  }
  for (const Position p : in_order())
    if (may_leave_alone(p)) return {p};
  return fewest();
}

}  // namespace bloesem::swiss::uscf
