#include "engine/proof/refutation_of.hpp"

#include <algorithm>
#include <functional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "engine/swiss/by_player.hpp"

namespace bloesem::proof {
namespace {

using Variables = std::vector<std::int32_t>;
using VertexPair = std::pair<Vertex, Vertex>;

// Returns twice the greatest weight that the duals allow.
Integer twice_bound(const std::vector<Integer>& y, const std::vector<OddSet>& sets) {
  Integer bound = 0;
  for (const Integer& value : y) bound += value;
  for (const OddSet& set : sets) bound += set.z * static_cast<std::int64_t>(set.vertices.size() / 2);
  return bound;
}

struct DualsByVertex {
  std::vector<Integer> y;
  std::vector<OddSet> sets;
};

DualsByVertex by_vertex(const Problem& problem, const Duals& duals) {
  swiss::ByPlayer<Vertex> vertex_of(no_vertex);
  for (Vertex v = 0; v < problem.size(); ++v) vertex_of.set(problem.player(v), v);
  DualsByVertex result;
  for (const std::int32_t block : duals.blocks) result.y.push_back(duals.y[at(block)]);
  for (const DualSet& set : duals.sets) {
    if (set.z == 0) continue;
    OddSet& odd = result.sets.emplace_back(OddSet{set.z, {}});
    for (const PlayerIndex player : set.players) odd.vertices.push_back(vertex_of[player]);
    std::sort(odd.vertices.begin(), odd.vertices.end());
  }
  return result;
}

// Vertices and edges of a problem become rows and variables.
class GraphRefutation {
 public:
  using NumberOf = std::function<int(Vertex)>;  // the pairing number of a vertex

  GraphRefutation(Vertex vertices, NumberOf number)
      : number_(std::move(number)), vertices_(vertices), refutation_(vertices) {}

  std::int32_t add_edge(Vertex u, Vertex v) {
    pairs_ += ' ' + std::to_string(number_(u)) + '-' + std::to_string(number_(v));
    return refutation_.add_variable(u, v);
  }
  std::int32_t add_bye(Vertex v) {
    pairs_ += ' ' + std::to_string(number_(v)) + "-bye";
    return refutation_.add_variable(v, no_vertex);
  }
  Refutation& rows() noexcept { return refutation_; }
  // Notes what rows and variables stand for, and which of the latter belong to the given matching.
  void add_legend(const Variables& given) {
    std::string players = "rows, from the first: players";
    for (Vertex v = 0; v < vertices_; ++v) players += ' ' + std::to_string(number_(v));
    refutation_.add_note(std::move(players));
    refutation_.add_note("variables, from x1:" + pairs_);
    std::string round = "of the round:";
    for (const std::int32_t variable : given) round += " x" + std::to_string(variable + 1);
    if (!given.empty()) refutation_.add_note(std::move(round));
  }
  Refutation take_duals(DualsByVertex duals) {
    for (Vertex v = 0; v < vertices_; ++v) refutation_.take_vertex(v, std::move(duals.y[at(v)]));
    for (OddSet& set : duals.sets) refutation_.add_set(std::move(set));
    return std::move(refutation_);
  }

 private:
  NumberOf number_;
  Vertex vertices_;
  Refutation refutation_;
  std::string pairs_;
};

GraphRefutation graph_of(const Problem& problem, const Tournament& tournament) {
  return {problem.size(), [&](Vertex v) { return tournament.id(problem.player(v)); }};
}

// True if the two are an edge of the problem. Requires that the first ranks higher.
bool is_edge(const Problem& problem, Vertex higher, Vertex lower) {
  return problem.legal(higher, lower) && problem.may_meet(problem.kind(higher), problem.kind(lower));
}

Refutation of_optimum(const Claim& claim, const Tournament& tournament) {
  const Problem& problem = claim.problem;
  GraphRefutation graph = graph_of(problem, tournament);
  std::vector<std::int32_t> places(at(problem.kinds()) * at(problem.kinds()), -1);  // of weights, by kinds
  Row weights;
  Variables given;
  for (Vertex h = 0; h < problem.size(); ++h) {
    for (Vertex l = h + 1; l < problem.size(); ++l) {
      if (!is_edge(problem, h, l)) continue;
      const std::int32_t variable = graph.add_edge(h, l);
      if (claim.mates[at(h)] == l) given.push_back(variable);
      std::int32_t& place = places[at(problem.kind(h)) * at(problem.kinds()) + at(problem.kind(l))];
      if (place < 0) place = graph.rows().add_value(problem.twice(h, l) / 2);
      weights.terms.push_back({variable, place});
    }
  }
  graph.add_legend(given);
  DualsByVertex duals = by_vertex(problem, claim.duals);
  weights.at_least = twice_bound(duals.y, duals.sets) / 2 + 1;
  weights.times = 2;
  graph.rows().add_row(std::move(weights));
  return graph.take_duals(std::move(duals));
}

// Every player is paired, or has the bye if their number is odd. A player counts as often as leaving this
// player single costs.
Refutation of_obstacle(const Claim& claim, const Tournament& tournament) {
  const Problem& problem = claim.problem;
  GraphRefutation graph = graph_of(problem, tournament);
  const auto may_have_bye = [&](Vertex v) {
    return claim.field.facts(problem.players().players[at(v)]).bye_eligible;
  };
  for (Vertex h = 0; h < problem.size(); ++h)
    for (Vertex l = h + 1; l < problem.size(); ++l)
      if (is_edge(problem, h, l)) graph.add_edge(h, l);
  Variables byes;
  if (problem.size() % 2 == 1)
    for (Vertex v = 0; v < problem.size(); ++v)
      if (may_have_bye(v)) byes.push_back(graph.add_bye(v));
  graph.add_legend({});
  for (Vertex v = 0; v < problem.size(); ++v)
    graph.rows().add_count(graph.rows().variables_of(v), false, 1, may_have_bye(v) ? 2 : 6);
  if (!byes.empty()) graph.rows().add_count(byes, true, -1, 2);
  return graph.take_duals(by_vertex(problem, claim.duals));
}

}  // namespace

Refutation refutation_of(const Claim& claim, const Tournament& tournament) {
  return claim.is_obstacle() ? of_obstacle(claim, tournament) : of_optimum(claim, tournament);
}

// With weights multiplied by more than the number of pairs, and one less on each of the pairs, a matching that
// has all of them weighs less than any other that was as heavy before.
Refutation refutation_of(const swiss::WeighedRound& round, const RoundField& field,
                         const Tournament& tournament) {
  const auto size = static_cast<Vertex>(field.size().value());
  GraphRefutation graph(size, [&](Vertex v) { return tournament.id(field.player(v.value())); });
  std::set<VertexPair> pairs;
  for (const auto& [one, other] : round.pairs)
    pairs.emplace(std::min(one, other).value(), std::max(one, other).value());
  const auto scale = static_cast<std::int64_t>(pairs.size()) + 1;
  std::vector<matching::WeightedEdge> edges = round.edges;
  Row weights;
  Variables given;
  for (matching::WeightedEdge& edge : edges) {
    const std::int32_t variable = graph.add_edge(edge.u, edge.v);
    weights.terms.push_back({variable, graph.rows().add_value(edge.weight)});
    edge.weight *= scale;
    if (!pairs.contains({std::min(edge.u, edge.v), std::max(edge.u, edge.v)})) continue;
    given.push_back(variable);
    edge.weight -= 1;
  }
  graph.add_legend(given);
  matching::ProvedMatching proved = matching::proved_heaviest_matching(size, edges);
  for (const matching::WeightedEdge& edge : round.edges)
    if (proved.mates[at(edge.u)] == edge.v) weights.at_least += edge.weight;
  weights.times = 2 * scale;
  graph.rows().add_row(std::move(weights));
  graph.rows().add_count(given, true, 1 - static_cast<std::int64_t>(given.size()), 2);
  return graph.take_duals({std::move(proved.y), std::move(proved.sets)});
}

}  // namespace bloesem::proof
