#include "engine/campaign/summary.hpp"

#include <numeric>
#include <utility>

namespace bloesem::campaign {

std::uint64_t RoundCounts::all() const noexcept {
  return std::accumulate(by_agreement.begin(), by_agreement.end(), std::uint64_t{0});
}

Summary::Summary(std::size_t axes, std::size_t rules, BucketOf bucket_of)
    : by_axis(axes), by_rule(rules), bucket_of_(std::move(bucket_of)) {}

void Summary::add(const TournamentOutcome& outcome) {
  ++tournaments;
  RoundCounts here;
  for (const RoundOutcome& round : outcome.rounds) {
    add(round);
    ++here.by_agreement[static_cast<std::size_t>(round.agreement)];
    ++by_players[round.players].by_agreement[static_cast<std::size_t>(round.agreement)];
  }
  const auto add_here = [&](RoundCounts& counts) {
    for (std::size_t i = 0; i < here.by_agreement.size(); ++i) counts.by_agreement[i] += here.by_agreement[i];
  };
  add_here(rounds);
  for (std::size_t axis = 0; axis < by_axis.size(); ++axis) {
    if (outcome.axes[axis]) add_here(by_axis[axis][bucket_of_(axis, *outcome.axes[axis])]);
  }
  for (const Incident& incident : outcome.incidents) {
    if (incident.agreement == Agreement::Failed) ++failures[incident.kind];
    if (incident.agreement == Agreement::Different && first_differences.size() < max_differences)
      first_differences.push_back({outcome.index, incident});
  }
}

void Summary::add(const RoundOutcome& round) {
  brackets += static_cast<std::uint64_t>(round.brackets);
  with_moved_down += round.moved_down > 0 ? 1 : 0;
  with_exchange += round.exchanged > 0 ? 1 : 0;
  with_exchanges += round.exchanged > 1 ? 1 : 0;
  with_completion += round.completion ? 1 : 0;
  if (!round.decisive) return;
  ++examined;
  for (std::size_t i = 0; i < by_rule.size(); ++i) {
    by_rule[i].decided += round.decisive->decided >> i & 1U;
    by_rule[i].unknown += round.decisive->unknown >> i & 1U;
  }
}

}  // namespace bloesem::campaign
