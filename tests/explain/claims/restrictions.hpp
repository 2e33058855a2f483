// The pairs that the arbiter keeps apart in a round, and the round with others.
#pragma once

#include <utility>

#include "engine/sequence/pair_round.hpp"
#include "engine/sequence/requested_field.hpp"
#include "engine/swiss/system.hpp"
#include "tests/explain/claims/evidence.hpp"

namespace bloesem::test {

[[nodiscard]] inline PairSet restrictions_of_round(const explain::Subject& subject) {
  PairSet pairs;
  const auto add = [&](const std::vector<PlayerIndex>& group) {
    for (const PlayerIndex a : group)
      for (const PlayerIndex b : group)
        if (a < b) pairs.emplace(a, b);
  };
  for (const auto& group : subject.tournament.forbidden_groups) add(group);
  for (const ForbiddenSpan& span : subject.tournament.forbidden_spans)
    if (span.first_round <= subject.round() && subject.round() <= span.last_round) add(span.group);
  for (const auto& [one, other] : subject.options.forbidden)
    if (one != other) pairs.insert(std::minmax(one, other));
  return pairs;
}

[[nodiscard]] inline std::pair<Tournament, PairOptions> with_restrictions(const explain::Subject& subject,
                                                                          const PairSet& restrictions,
                                                                          const PlayerSet& absent) {
  std::pair<Tournament, PairOptions> changed(subject.tournament, subject.options);
  auto& [tournament, options] = changed;
  tournament.forbidden_groups.clear();
  tournament.forbidden_spans.clear();
  options.forbidden.assign(restrictions.begin(), restrictions.end());
  options.absent.insert(options.absent.end(), absent.begin(), absent.end());
  return changed;
}

}  // namespace bloesem::test
