#include "engine/sequence/next_bracket.hpp"

#include <algorithm>

#include "engine/sequence/bracket.hpp"
#include "matching/cardinality/maximum_matching.hpp"
#include "matching/steps.hpp"

namespace bloesem::sequence {

using matching::BitGraph;
using matching::Vertex;

CompletableNextBracket::CompletableNextBracket(const Field& field, std::span<const Place> downfloaters,
                                               std::span<const Place> next, std::span<const Place> rest,
                                               Points highest_bye)
    : field_(field),
      highest_bye_(highest_bye),
      players_(joined(joined(downfloaters, next), rest)),
      mdps_(downfloaters.size()),
      inside_(downfloaters.size() + next.size()),
      roles_(inside_, Role::Free) {}

std::optional<std::vector<Place>> CompletableNextBracket::left_over() {
  // Parity: the number left over is even or odd as the number of players inside.
  for (std::size_t most = fewest(); most <= inside_; most += 2) {
    limits_ = {{0, inside_, most}};
    if (!can_comply()) continue;
    keep_high_scores();
    std::vector<Place> places;
    for (const std::size_t v : left_) places.push_back(players_[v]);
    return places;
  }
  return std::nullopt;
}

// Returns how many players the bracket would leave over if it were the last.
std::size_t CompletableNextBracket::fewest() const {
  BitGraph alone(static_cast<Vertex>(inside_));
  for (std::size_t a = 0; a < inside_; ++a) {
    matching::spend_steps(inside_ - a);
    for (std::size_t b = a + 1; b < inside_; ++b)
      if (may_meet(a, b)) alone.join(static_cast<Vertex>(a), static_cast<Vertex>(b));
  }
  matching::MaximumMatching<BitGraph> matching;
  matching.maximise(alone);
  return matching.single().size();
}

// C7: as few as possible of the highest score, and so on down to the downfloaters of the lowest one.
void CompletableNextBracket::keep_high_scores() {
  std::size_t first = 0;
  while (first < mdps_) {
    std::size_t last = first;
    while (last < mdps_ && field_.score(players_[last]) == field_.score(players_[first])) ++last;
    limits_.push_back({first, last, 0});
    while (!can_comply()) ++limits_.back().most;
    first = last;
  }
}

bool CompletableNextBracket::can_comply() {
  const std::optional<std::vector<std::size_t>> left = completion();
  if (!left) return false;
  const Limit* broken = broken_limit(*left);
  if (broken == nullptr) {
    left_ = *left;
    return true;
  }
  // At least one of these stays: either the first; or the first leaves and the second stays; and so on.
  const std::vector<Role> roles = roles_;
  bool found = false;
  for (const std::size_t v : *left) {
    if (v < broken->first || v >= broken->last || roles[v] == Role::Leaves) continue;
    roles_[v] = Role::Stays;
    found = can_comply();
    if (found) break;
    roles_[v] = Role::Leaves;
  }
  roles_ = roles;
  return found;
}

const CompletableNextBracket::Limit* CompletableNextBracket::broken_limit(
    const std::vector<std::size_t>& left) const {
  for (const Limit& limit : limits_) {
    const auto count = std::count_if(left.begin(), left.end(),
                                     [&](std::size_t v) { return v >= limit.first && v < limit.last; });
    if (static_cast<std::size_t>(count) > limit.most) return &limit;
  }
  return nullptr;
}

// Returns the players inside who are left over in some completion of all players that respects their roles;
// empty if there is none.
std::optional<std::vector<std::size_t>> CompletableNextBracket::completion() const {
  matching::MaximumMatching<BitGraph> matching;
  if (!matching.perfect(graph())) return std::nullopt;
  std::vector<std::size_t> left;
  for (std::size_t v = 0; v < inside_; ++v)
    if (static_cast<std::size_t>(matching.mate(static_cast<Vertex>(v))) >= inside_) left.push_back(v);
  return left;
}

bool CompletableNextBracket::may_meet(std::size_t a, std::size_t b) const {
  if (a < mdps_ && b < mdps_) return false;
  if (!field_.may_meet(players_[a], players_[b])) return false;
  if (a >= inside_ && b >= inside_) return true;
  if (a < inside_ && b < inside_) return roles_[a] != Role::Leaves && roles_[b] != Role::Leaves;
  return roles_[std::min(a, b)] != Role::Stays;
}

bool CompletableNextBracket::may_have_bye(std::size_t a) const {
  const Entrant& entrant = field_[players_[a]];
  return entrant.facts.bye_eligible && entrant.facts.score <= highest_bye_ &&
         (a >= inside_ || roles_[a] != Role::Stays);
}

BitGraph CompletableNextBracket::graph() const {
  const std::size_t n = players_.size();
  BitGraph graph(static_cast<Vertex>(n + n % 2));
  const auto join = [&](std::size_t a, std::size_t b) {
    graph.join(static_cast<Vertex>(a), static_cast<Vertex>(b));
  };
  for (std::size_t a = 0; a < n; ++a) {
    matching::spend_steps(n - a);
    for (std::size_t b = a + 1; b < n; ++b)
      if (may_meet(a, b)) join(a, b);
  }
  for (std::size_t a = 0; a < n && n % 2 == 1; ++a)
    if (may_have_bye(a)) join(a, n);
  return graph;
}

}  // namespace bloesem::sequence
