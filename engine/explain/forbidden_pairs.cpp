#include "engine/explain/forbidden_pairs.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace bloesem::explain {
namespace {

using Group = std::vector<PlayerIndex>;

bool has_both(const Group& group, PlayerIndex one, PlayerIndex other) {
  return std::find(group.begin(), group.end(), one) != group.end() &&
         std::find(group.begin(), group.end(), other) != group.end();
}

bool is_active(const ForbiddenSpan& span, const PairOptions& options) {
  return span.first_round <= *options.round && *options.round <= span.last_round;
}

bool is_pair(const std::pair<PlayerIndex, PlayerIndex>& pair, PlayerIndex one, PlayerIndex other) {
  return pair == std::pair(one, other) || pair == std::pair(other, one);
}

Group without(Group group, PlayerIndex player) {
  group.erase(std::remove(group.begin(), group.end(), player), group.end());
  return group;
}

// Calls visit(group) for every group that must not meet in the round.
template <class Visit>
void for_each_group(const Tournament& tournament, const PairOptions& options, Visit visit) {
  for (const Group& group : tournament.forbidden_groups) visit(group);
  for (const ForbiddenSpan& span : tournament.forbidden_spans)
    if (is_active(span, options)) visit(span.group);
  for (const auto& [one, other] : options.forbidden) visit(Group{one, other});
}

}  // namespace

bool is_forbidden(const Tournament& tournament, const PairOptions& options, PlayerIndex one,
                  PlayerIndex other) {
  bool found = false;
  for_each_group(tournament, options, [&](const Group& group) { found |= has_both(group, one, other); });
  return found;
}

void allow(Tournament& tournament, PairOptions& options, PlayerIndex one, PlayerIndex other) {
  std::vector<Group>& groups = tournament.forbidden_groups;
  for (std::size_t i = 0, before = groups.size(); i < before; ++i) {
    if (!has_both(groups[i], one, other)) continue;
    groups.push_back(without(groups[i], one));
    groups[i] = without(std::move(groups[i]), other);
  }
  std::vector<ForbiddenSpan>& spans = tournament.forbidden_spans;
  for (std::size_t i = 0, before = spans.size(); i < before; ++i) {
    if (!is_active(spans[i], options) || !has_both(spans[i].group, one, other)) continue;
    spans.push_back({without(spans[i].group, one), spans[i].first_round, spans[i].last_round});
    spans[i].group = without(std::move(spans[i].group), other);
  }
  auto& pairs = options.forbidden;
  pairs.erase(
      std::remove_if(pairs.begin(), pairs.end(), [&](const auto& pair) { return is_pair(pair, one, other); }),
      pairs.end());
}

std::vector<Pair> forbidden_pairs(const Tournament& tournament, const PairOptions& options) {
  std::vector<Pair> pairs;
  for_each_group(tournament, options, [&](const Group& group) {
    for (std::size_t i = 0; i < group.size(); ++i)
      for (std::size_t j = i + 1; j < group.size(); ++j)
        if (group[i] != group[j]) pairs.push_back(std::minmax(group[i], group[j]));
  });
  std::sort(pairs.begin(), pairs.end());
  pairs.erase(std::unique(pairs.begin(), pairs.end()), pairs.end());
  return pairs;
}

}  // namespace bloesem::explain
