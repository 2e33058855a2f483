#include "engine/double_swiss/following.hpp"

#include <algorithm>

#include "engine/double_swiss/dispensable.hpp"
#include "matching/face/least_perfect.hpp"

namespace bloesem::swiss::double_swiss {
namespace {

// Number of helpers that are tried before all are found by matchings.
constexpr std::size_t max_helpers_tried = 3;

}  // namespace

std::size_t Following::players_of_following(std::span<const Position> rest, Points score) const {
  const std::optional<Points> level = round_.level_below(score);
  const auto end =
      std::find_if(rest.begin(), rest.end(), [&](Position p) { return !level || round_.score(p) < *level; });
  return static_cast<std::size_t>(end - rest.begin());
}

Outlook Following::outlook(std::span<const Position> rest, Points score) const {
  const RoundField& field = round_.field();
  if (rest.size() % 2 != 0) return Outlook::Impossible;
  const std::size_t players = players_of_following(rest, score);
  const std::span<const Position> group = rest.first(players);
  const std::span<const Position> below = rest.subspan(players);
  const bool fewest = players % 2 == 0 ? can_be_completed(field, group) && can_be_completed(field, below)
                                       : one_helps(group, below);
  if (fewest) return Outlook::Fewest;
  return can_be_completed(field, rest) ? Outlook::More : Outlook::Impossible;
}

// Whether one of the players below can complete the group, which is odd, while the others can be paired.
bool Following::one_helps(std::span<const Position> group, std::span<const Position> below) const {
  for (std::size_t i = 0; i < std::min(max_helpers_tried, below.size()); ++i)
    if (helps(below[i], group, below)) return true;
  const std::vector<Position> partners = dispensable(round_.field(), group);
  if (partners.empty()) return false;
  const std::vector<Position> helpers = dispensable(round_.field(), below);
  return std::any_of(helpers.begin(), helpers.end(), [&](Position helper) {
    return std::any_of(partners.begin(), partners.end(),
                       [&](Position partner) { return round_.field().compatible(helper, partner); });
  });
}

bool Following::helps(Position helper, std::span<const Position> group, std::span<const Position> below) const {
  std::vector<Position> players(group.begin(), group.end());
  players.push_back(helper);
  if (!can_be_completed(round_.field(), players)) return false;
  players.assign(below.begin(), below.end());
  std::erase(players, helper);
  return can_be_completed(round_.field(), players);
}

int Following::paired_below(std::span<const Position> rest, Points score) const {
  const std::size_t players = players_of_following(rest, score);
  if (outlook(rest, score) == Outlook::Fewest) return static_cast<int>(players % 2);
  const auto n = static_cast<matching::Vertex>(rest.size());
  matching::BitRows edges;
  edges.reset(n, n);
  std::vector<std::int32_t> class_of(rest.size(), 1);
  std::fill_n(class_of.begin(), players, 0);
  for (matching::Vertex u = 0; u < n; ++u)
    for (matching::Vertex v = 0; v < n; ++v)
      if (u != v && round_.field().compatible(rest[at(u)], rest[at(v)])) edges.set(u, v);
  matching::LeastPerfect least;
  const bool perfect =
      least.solve(edges, {class_of, 2, 1, [](std::int32_t a, std::int32_t b, std::span<std::int64_t> costs) {
                            costs[0] = a != b ? 1 : 0;
                          }});
  BLOESEM_ASSERT(perfect);
  return perfect ? static_cast<int>(least.totals()[0]) : 0;
}

}  // namespace bloesem::swiss::double_swiss
