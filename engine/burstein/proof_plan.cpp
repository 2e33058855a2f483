#include "engine/burstein/proof_plan.hpp"

#include <algorithm>

#include "engine/burstein/bye.hpp"
#include "engine/burstein/outlook.hpp"
#include "engine/burstein/proof_weights.hpp"
#include "engine/burstein/readings.hpp"

namespace bloesem::swiss::burstein {

BursteinPlan::BursteinPlan(const RoundField& field, const RoundTask& task, const CompletePairing& pairing)
    : field_(field),
      ranking_(field, *task.tournament, task.round, zero_byes(task.readings)),
      bye_(pairing.bye),
      opponents_(opponents_in(field, pairing)) {
  const ScoreGroups groups(field, bye_);
  std::vector<Position> incoming;
  for (std::size_t group = 0; group < groups.size(); ++group) {
    brackets_.push_back(groups.open(group, incoming, ranking_));
    incoming.clear();
    const std::vector<Position>& players = brackets_.back().players;
    std::copy_if(players.begin(), players.end(), std::back_inserter(incoming),
                 [&](Position p) { return is_single_in(players, p); });
  }
}

std::vector<Position> BursteinPlan::bye_candidates() const {
  return burstein::bye_candidates(field_, ranking_);
}

std::vector<std::string_view> BursteinPlan::parts() const {
  return std::vector<std::string_view>(brackets_.size(), "pairs");
}

bool BursteinPlan::is_single_in(const std::vector<Position>& players, Position p) const {
  return std::find(players.begin(), players.end(), opponents_[at(p)]) == players.end();
}

// True if as few players as their number allows have no opponent in the following bracket, and none has a
// higher score than its residents (C7).
bool BursteinPlan::attains_best_outlook(const OpenBracket& bracket) const {
  if (bracket.next.empty()) return true;
  std::vector<Position> players = bracket.next;
  std::copy_if(bracket.players.begin(), bracket.players.end(), std::back_inserter(players),
               [&](Position p) { return is_single_in(bracket.players, p); });
  std::vector<Position> single;
  std::copy_if(players.begin(), players.end(), std::back_inserter(single),
               [&](Position p) { return is_single_in(players, p); });
  return single.size() == players.size() % 2 && std::all_of(single.begin(), single.end(), [&](Position p) {
           return field_.facts(p).score == field_.facts(bracket.next.front()).score;
         });
}

std::optional<ProofClaim> BursteinPlan::claim(std::size_t part, ProofZone zone) const {
  const OpenBracket& bracket = brackets_[part];
  if (zone == ProofZone::Bracket && !attains_best_outlook(bracket)) return std::nullopt;
  if (zone == ProofZone::All && bracket.next.empty()) return std::nullopt;
  ProofWeights weights(
      field_, bracket.next.empty() ? criteria::BracketKind::Last : criteria::BracketKind::Normal, zone);
  ProofClaim claim;
  const auto add = [&](Position p, criteria::Zone of) {
    claim.players.push_back(p);
    claim.kind_of.push_back(weights.add(p, of));
  };
  for (const Position p : bracket.players) add(p, criteria::Zone::Bracket);
  if (zone == ProofZone::All) {
    for (const Position p : bracket.next) add(p, criteria::Zone::Next);
    for (Position p = bracket.below; p < field_.size(); ++p)
      if (p != bye_) add(p, criteria::Zone::Below);
  }
  claim.bound.assign(claim.players.size(), zone == ProofZone::All ? 1 : 0);
  claim.order = order_of(bracket);
  std::move(weights).write(claim);
  return claim;
}

// The opponent with the largest number comes first, and to float last (4.3).
std::vector<OrderDecision> BursteinPlan::order_of(const OpenBracket& bracket) const {
  const auto size = static_cast<matching::Vertex>(bracket.players.size());
  std::vector<OrderDecision> order;
  for (matching::Vertex v = 0; v < size; ++v) {
    const auto opponent =
        std::find(bracket.players.begin(), bracket.players.end(), opponents_[at(bracket.players[at(v)])]);
    const auto mate = static_cast<matching::Vertex>(opponent - bracket.players.begin());
    if (mate == size)
      order.push_back({OrderDecision::Kind::Refuse, v, v + 1, size});
    else if (mate > v)
      order.push_back({OrderDecision::Kind::Settle, v, mate + 1, size});
  }
  return order;
}

void BursteinPlan::order(std::pair<Position, Position>& pair) const {
  if (ranking_.higher(pair.second, pair.first)) std::swap(pair.first, pair.second);
}

std::unique_ptr<ProofPlan> proof_plan(const RoundField& field, const RoundTask& task,
                                      const CompletePairing& pairing) {
  return std::make_unique<BursteinPlan>(field, task, pairing);
}

}  // namespace bloesem::swiss::burstein
