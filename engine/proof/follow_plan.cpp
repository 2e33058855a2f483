#include "engine/proof/follow_plan.hpp"

#include <algorithm>
#include <utility>

#include "engine/proof/decision_walk.hpp"
#include "engine/proof/follow.hpp"
#include "engine/swiss/bracket_walk.hpp"

namespace bloesem::proof {

std::optional<swiss::ProofZone> zone_of(Reach reach) noexcept {
  switch (reach) {
    case Reach::None: return swiss::ProofZone::Bracket;
    case Reach::All: return swiss::ProofZone::All;
    case Reach::Next: break;
  }
  return std::nullopt;
}

std::vector<Vertex> mates_of_claim(const Problem& problem, const Positions& mates) {
  std::vector<Vertex> result = mates_in(problem, mates);
  for (Vertex v = 0; v < problem.size(); ++v) {
    const Vertex mate = result[at(v)];
    if (mate > v && !problem.may_meet(problem.kind(v), problem.kind(mate)))
      result[at(v)] = result[at(mate)] = no_vertex;
  }
  return result;
}

RemainingGraph graph_of(const Problem& problem, const swiss::ProofClaim& claim, std::vector<Vertex> mates) {
  RemainingGraph graph(problem, std::move(mates));
  graph.divide(std::vector<std::int32_t>(claim.bound.begin(), claim.bound.end()));
  for (Vertex v = 0; v < problem.size(); ++v)
    if (claim.bound[at(v)] != 0) graph.bind_class(v);
  return graph;
}

std::optional<std::string> follow_claim(const Problem& problem, const swiss::ProofClaim& claim,
                                        std::vector<Vertex> mates, const Duals& criteria, StepSource& steps) {
  for (Vertex v = 0; v < problem.size(); ++v)
    if (claim.bound[at(v)] != 0 && mates[at(v)] == no_vertex) return "a player has no opponent";
  RemainingGraph graph = graph_of(problem, claim, std::move(mates));
  std::vector<std::int32_t> blocks;
  if (auto failure = follow_criteria(graph, criteria, blocks)) return failure;
  return DecisionWalk(graph, std::move(blocks), steps).run(claim.order);
}

std::optional<std::string> check_ceiling(const ProofRound& round, const swiss::ProofCeiling& ceiling,
                                         const Duals& duals) {
  const Problem problem(round.field, ceiling.claim, round.rounds);
  RemainingGraph graph = graph_of(problem, ceiling.claim, std::vector<Vertex>(at(problem.size()), no_vertex));
  std::vector<std::int32_t> blocks(at(problem.size()), -1);
  const ReadDuals read = duals_of_vertices(graph, duals, blocks);
  if (!read.duals) return read.failure;
  Integer bound = 0;
  for (Vertex v = 0; v < problem.size(); ++v) {
    const Integer& y = read.duals->y[at(read.duals->block[at(v)])];
    if (y < 0 && ceiling.claim.bound[at(v)] == 0) return "a value is negative";
    bound += y;
  }
  for (const VertexSet& set : read.duals->sets) {
    if (set.z < 0) return "the value of a set is negative";
    bound += set.z * static_cast<std::int64_t>((set.vertices.size() - 1) / 2);
  }
  const auto weight = [&](Vertex higher, Vertex lower) { return problem.twice(higher, lower); };
  if (auto failure = graph.check_cover(*read.duals, weight)) return failure;
  if (bound >= 2 * packed(ceiling.weight, problem.bits())) return "a matching could be as heavy";
  return std::nullopt;
}

std::vector<Position> all_but(const ProofRound& round, Position player) {
  Positions players = swiss::positions(0, round.field.size());
  std::erase(players, player);
  return players;
}

}  // namespace bloesem::proof
