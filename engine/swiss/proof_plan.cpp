#include "engine/swiss/proof_plan.hpp"

#include <algorithm>

namespace bloesem::swiss {

std::optional<ProofCeiling> ProofPlan::ceiling(std::size_t, ProofZone) const { return std::nullopt; }

void ProofPlan::order(std::pair<Position, Position>&) const {}

std::optional<Colouring> ProofPlan::colours(const std::pair<Position, Position>&) const { return std::nullopt; }

std::vector<Position> opponents_in(const RoundField& field, const CompletePairing& pairing) {
  std::vector<Position> opponents(at(field.size()), -1);
  for (const auto& [a, b] : pairing.pairs) {
    opponents[at(a)] = b;
    opponents[at(b)] = a;
  }
  return opponents;
}

std::vector<matching::Vertex> mates_among(const std::vector<Position>& players,
                                          std::span<const Position> opponents) {
  std::vector<matching::Vertex> vertex_of(opponents.size(), matching::no_vertex);
  for (std::size_t v = 0; v < players.size(); ++v) vertex_of[at(players[v])] = static_cast<matching::Vertex>(v);
  std::vector<matching::Vertex> mates;
  for (const Position p : players) mates.push_back(vertex_of[at(opponents[at(p)])]);
  return mates;
}

// All best matchings have the same number of members, so nothing is left to decide after the last one.
void decide_members(std::vector<OrderDecision>& order, std::span<const char> is_member, matching::Vertex begin,
                    const std::function<VertexRange(matching::Vertex)>& partners) {
  auto left = std::count(is_member.begin(), is_member.end(), 1);
  for (std::size_t i = 0; left > 0; ++i) {
    const matching::Vertex v = begin + static_cast<int>(i);
    const auto [first, end] = partners(v);
    order.push_back(
        {is_member[i] != 0 ? OrderDecision::Kind::Keep : OrderDecision::Kind::Refuse, v, first, end});
    if (is_member[i] != 0) --left;
  }
}

}  // namespace bloesem::swiss
