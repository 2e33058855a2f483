#include "tests/differential/round_oracle.hpp"

#include <stdexcept>

namespace bloesem::test {
namespace {

using criteria::BracketKind;
using swiss::Bracket;
using Positions = std::vector<Position>;

// Returns all players by score, from the top.
std::vector<Positions> score_groups(const RoundField& field) {
  std::vector<Positions> groups;
  for (Position p = 0; p < field.size(); ++p) {
    if (p == 0 || field.facts(p).score != field.facts(p - 1).score) groups.emplace_back();
    groups.back().push_back(p);
  }
  return groups;
}

Positions everybody_from(const std::vector<Positions>& groups, std::size_t first) {
  Positions result;
  for (std::size_t g = first; g < groups.size(); ++g)
    result.insert(result.end(), groups[g].begin(), groups[g].end());
  return result;
}

Grouping paired(const RoundField& field, const Bracket& bracket) {
  std::optional<BestCandidate> best = best_candidate(field, bracket);
  if (!best) throw std::logic_error("a bracket that can be completed has no candidate");
  return std::move(best->grouping);
}

void keep(OracleRound& round, const Grouping& grouping) {
  round.pairs.insert(round.pairs.end(), grouping.pairs.begin(), grouping.pairs.end());
  ++round.brackets;
}

OracleRound finished(OracleRound round, const Grouping& last) {
  keep(round, last);
  if (!last.singles.empty()) round.bye = last.singles.front();
  return round;
}

BracketKind kind_of(std::size_t groups_below) {
  if (groups_below == 0) return BracketKind::Last;
  return groups_below == 1 ? BracketKind::BeforeLast : BracketKind::Normal;
}

bool can_go_on(const RoundField& field, Positions left, const Positions& below) {
  left.insert(left.end(), below.begin(), below.end());
  return completable(field, left);
}

}  // namespace

std::optional<OracleRound> pair_by_exhaustion(const RoundField& field) {
  const std::vector<Positions> groups = score_groups(field);
  if (!completable(field, everybody_from(groups, 0))) return std::nullopt;
  OracleRound round;
  Positions mdps;
  for (std::size_t g = 0; g < groups.size(); ++g) {
    const Positions below = everybody_from(groups, g + 1);
    const BracketKind kind = kind_of(groups.size() - g - 1);
    const Grouping grouping = paired(field, {kind, mdps, groups[g], below.empty() ? below : groups[g + 1]});
    if (below.empty()) return finished(std::move(round), grouping);
    if (!can_go_on(field, grouping.singles, below)) {
      const Grouping ppb = paired(field, {BracketKind::Penultimate, mdps, groups[g], below});
      keep(round, ppb);
      round.collapsed = true;
      return finished(std::move(round), paired(field, {BracketKind::Collapsed, ppb.singles, below, {}}));
    }
    keep(round, grouping);
    mdps = grouping.singles;
  }
  return round;  // there are no players to pair
}

}  // namespace bloesem::test
