#include "engine/dubov_1997/isolated.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <tuple>

#include "engine/swiss/one_left_over.hpp"
#include "engine/swiss/parted_pairs.hpp"
#include "engine/swiss/ranked_players.hpp"
#include "matching/face/least_perfect.hpp"

namespace bloesem::swiss::dubov_1997 {
namespace {

using matching::Vertex;

std::vector<Position> isolated_residents(const Group& group) {
  std::vector<Position> found;
  for (const Position p : group.residents)
    if (!group.can_meet_a_resident(p)) found.push_back(p);
  return found;
}

std::vector<Position> opponents_among(const Group& group, std::span<const Position> players, Position of) {
  std::vector<Position> found;
  for (const Position p : players)
    if (group.compatible(of, p)) found.push_back(p);
  group.entrants().sort_as_opponents(found, of);
  return found;
}

void pair_moved_up(Group& group, Position resident, Position opponent) {
  group.note_moved_up(opponent);
  group.pair(resident, opponent);
}

// Opponents of several players from the next group: as few as possible against the limit 2.5, then as many
// pairs as possible among the others of that group, then the first opponents for the first player, and so on.
class CommonOpponents {
 public:
  CommonOpponents(const Group& group, std::vector<Position> callers)
      : group_(group), callers_(std::move(callers)) {
    const std::span<const Position> next = top_scoregroup(group.field(), group.lower);
    next_.assign(next.begin(), next.end());
  }

  // Returns the opponents, parallel to the callers; empty if the next group cannot serve all of them.
  [[nodiscard]] std::optional<std::vector<Position>> find() const {
    if (auto first = first_choices()) return first;
    std::optional<Cost> left = least_cost(0, next_);
    if (!left) return std::nullopt;
    std::vector<Position> found;
    std::vector<Position> rest = next_;
    for (std::size_t i = 0; i < callers_.size(); ++i) {
      for (const Position p : opponents_among(group_, rest, callers_[i])) {
        std::vector<Position> others = without(rest, std::span(&p, 1));
        const std::optional<Cost> further = least_cost(i + 1, others);
        if (!further || limit(p) + (*further)[0] != (*left)[0] || (*further)[1] != (*left)[1] ||
            same_colour(p, callers_[i]) + (*further)[2] != (*left)[2])
          continue;
        found.push_back(p);
        rest = std::move(others);
        left = further;
        break;
      }
    }
    BLOESEM_ASSERT(found.size() == callers_.size());
    return found;
  }

 private:
  // Opponents against the limit; players of the next group unpaired; opponents due the colour of the caller.
  using Cost = std::array<std::int64_t, 3>;

  [[nodiscard]] std::int64_t limit(Position p) const { return group_.entrants().may_move_up(p) ? 0 : 1; }
  [[nodiscard]] std::int64_t same_colour(Position a, Position b) const {
    return group_.entrants().is_white(a) == group_.entrants().is_white(b) ? 1 : 0;
  }

  // Returns each caller's first choice if no other cost could be less.
  [[nodiscard]] std::optional<std::vector<Position>> first_choices() const {
    std::vector<Position> found;
    std::vector<Position> rest = next_;
    for (const Position caller : callers_) {
      const std::vector<Position> opponents = opponents_among(group_, rest, caller);
      const auto first = std::find_if(opponents.begin(), opponents.end(),
                                      [&](Position p) { return limit(p) == 0 && same_colour(p, caller) == 0; });
      if (first == opponents.end()) return std::nullopt;
      found.push_back(*first);
      rest = without(rest, std::span(&found.back(), 1));
    }
    const auto unpaired = static_cast<std::size_t>(unpaired_by_largest(group_.field(), rest).number);
    return unpaired == rest.size() % 2 ? std::optional(found) : std::nullopt;
  }

  // The colour; for players of the next group plus 2, or plus 4 if the limit forbids them to move up.
  [[nodiscard]] std::int32_t class_of(Position p, bool caller) const {
    const std::int32_t colour = group_.entrants().is_white(p) ? 1 : 0;
    return caller ? colour : colour + (limit(p) == 0 ? 2 : 4);
  }
  static constexpr std::int32_t twin = 6;

  static void charge(std::int32_t a, std::int32_t b, std::span<std::int64_t> cost) {
    const std::int32_t least = std::min(a, b);
    const std::int32_t greatest = std::max(a, b);
    const bool served = least < 2 && greatest >= 2 && greatest < twin;
    cost[0] = served && greatest >= 4 ? 1 : 0;
    cost[1] = least >= 2 && least < twin && greatest == twin ? 1 : 0;
    cost[2] = served && least % 2 == greatest % 2 ? 1 : 0;
  }

  // Returns the least cost of serving the callers from number `first` on by `players`. Each player has a twin,
  // with whom they are paired if they stay over; all twins can be paired with each other.
  [[nodiscard]] std::optional<Cost> least_cost(std::size_t first, const std::vector<Position>& players) const {
    std::vector<Position> vertices(callers_.begin() + static_cast<std::ptrdiff_t>(first), callers_.end());
    const auto calling = static_cast<Vertex>(vertices.size());
    vertices.insert(vertices.end(), players.begin(), players.end());
    const auto twins = static_cast<Vertex>(vertices.size());
    const Vertex size = twins + (twins - calling) + calling % 2;  // one more twin if their number is odd
    matching::BitRows legal;
    fill_legal_rows(group_.field(), vertices, vertices, legal);
    matching::BitRows edges;
    edges.reset(size, size);
    for (Vertex v = 0; v < twins; ++v) edges.add(v, legal.row(v), legal.words());
    const auto join = [&](Vertex u, Vertex v) { edges.set(u, v), edges.set(v, u); };
    for (Vertex v = calling; v < twins; ++v) join(v, v + (twins - calling));
    for (Vertex u = twins; u < size; ++u)
      for (Vertex v = u + 1; v < size; ++v) join(u, v);
    std::vector<std::int32_t> classes(at(size), twin);
    for (Vertex v = 0; v < twins; ++v) classes[at(v)] = class_of(vertices[at(v)], v < calling);
    matching::LeastPerfect matchings;
    if (!matchings.solve(edges, {classes, twin + 1, 3, charge})) return std::nullopt;
    return Cost{matchings.totals()[0], matchings.totals()[1], matchings.totals()[2]};
  }

  const Group& group_;
  std::vector<Position> callers_;
  std::vector<Position> next_;  // the next group
};

// Returns whether all could be served.
bool serve_together(Group& group, const std::vector<Position>& callers) {
  const auto opponents = CommonOpponents(group, callers).find();
  if (!opponents) return false;
  std::vector<Position> paired = callers;
  paired.insert(paired.end(), opponents->begin(), opponents->end());
  if (!group.completes_without(paired)) {
    ++group.changed;
    return false;
  }
  for (std::size_t i = 0; i < callers.size(); ++i) pair_moved_up(group, callers[i], (*opponents)[i]);
  return true;
}

// Returns the players of one lower group as opponents of a single caller, the best first.
std::vector<Position> ordered_opponents(const Group& group, std::span<const Position> next, Position caller) {
  const std::vector<Position> dispensable = unpaired_by_largest(group.field(), next).possible;
  std::vector<Position> opponents = opponents_among(group, next, caller);
  std::stable_sort(opponents.begin(), opponents.end(), [&](Position a, Position b) {
    const auto value = [&](Position p) {
      return std::tuple(!group.entrants().may_move_up(p),
                        !std::binary_search(dispensable.begin(), dispensable.end(), p));
    };
    return value(a) < value(b);
  });
  return opponents;
}

bool serve(Group& group, Position caller) {
  const std::vector<Position> below = group.lower;
  std::span<const Position> lower = below;
  while (!lower.empty()) {
    const std::span<const Position> next = top_scoregroup(group.field(), lower);
    for (const Position p : ordered_opponents(group, next, caller)) {
      if (group.completes_without(caller, p)) {
        pair_moved_up(group, caller, p);
        return true;
      }
      ++group.changed;
    }
    lower = lower.subspan(next.size());
  }
  return false;
}

}  // namespace

void call_opponents(Group& group) {
  const std::vector<Position> callers = group.entrants().alternating(isolated_residents(group));
  if (callers.size() > 1 && serve_together(group, callers)) return;
  for (const Position caller : callers)
    if (!serve(group, caller)) group.move_down(caller);
}

void send_down(Group& group) {
  if (group.lower.empty()) return;
  for (const Position p : isolated_residents(group)) group.move_down(p);
}

}  // namespace bloesem::swiss::dubov_1997
