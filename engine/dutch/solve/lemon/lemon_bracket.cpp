#include "engine/dutch/solve/lemon/lemon_bracket.hpp"

#include <algorithm>
#include <tuple>

#include "criteria/weight_table.hpp"
#include "engine/dutch/solve/lemon/order.hpp"
#include "matching/cardinality/maximum_matching.hpp"
#include "matching/face/optimal_matchings.hpp"
#include "matching/graph/bit_graph.hpp"

namespace bloesem::swiss::dutch {
namespace {

using matching::Vertex;

// While a dense problem is solved it takes about 400 bytes for each pair of players, more with wide
// weights: 2.4 GB at least with so many players. Larger problems are declined.
constexpr std::size_t max_vertices_in_one_graph = 3500;

// The bracket as a matching problem: vertices are the bracket's players and then those ahead, in rank order.
struct DenseBracket {
  std::vector<Position> players;  // by vertex
  Vertex moved_down = 0;          // vertices below this are MDPs
  Vertex inside = 0;              // vertices below this belong to the bracket
  Vertex ahead = 0;               // vertices in [inside, ahead) are the next score group

  [[nodiscard]] Position operator[](Vertex v) const { return players[static_cast<std::size_t>(v)]; }
  [[nodiscard]] Vertex size() const { return static_cast<Vertex>(players.size()); }
  [[nodiscard]] criteria::Zone zone(Vertex v) const {
    return v < inside ? criteria::Zone::Bracket : v < ahead ? criteria::Zone::Next : criteria::Zone::Below;
  }
};

DenseBracket graph_of(const Bracket& bracket) {
  DenseBracket graph;
  graph.players = bracket.moved_down;
  graph.players.insert(graph.players.end(), bracket.residents.begin(), bracket.residents.end());
  graph.moved_down = static_cast<Vertex>(bracket.moved_down.size());
  graph.inside = graph.size();
  graph.players.insert(graph.players.end(), bracket.ahead.begin(), bracket.ahead.end());
  graph.ahead = graph.size();
  graph.players.insert(graph.players.end(), bracket.below.begin(), bracket.below.end());
  return graph;
}

// Calls visit(higher, lower) for every edge: pairs allowed by C.1 and C.3, except of two MDPs.
template <class Visit>
void for_each_edge(const RoundField& field, const DenseBracket& graph, Vertex end, Visit visit) {
  for (Vertex h = 0; h < end; ++h)
    for (Vertex l = h < graph.moved_down ? graph.moved_down : h + 1; l < end; ++l)
      if (field.compatible(graph[h], graph[l])) visit(h, l);
}

// True if all players can be paired inside: C.5 and C.6 then allow no downfloater, and the look-ahead criteria
// do not matter.
bool closes(const RoundField& field, const DenseBracket& graph) {
  if (graph.inside % 2 == 1) return false;
  matching::BitGraph legal(graph.inside);
  for_each_edge(field, graph, graph.inside, [&](Vertex h, Vertex l) { legal.join(h, l); });
  return matching::MaximumMatching<matching::BitGraph>().perfect(legal);
}

matching::Problem problem_of(const RoundField& field, const DenseBracket& graph,
                             const criteria::WeightTable& table) {
  matching::Problem problem{graph.size(), table.layout(), {}, {}};
  std::vector<std::int32_t> rows(table.cost_of_pair().size(), matching::no_edge);  // of weights, likewise
  for_each_edge(field, graph, graph.size(), [&](Vertex h, Vertex l) {
    std::int32_t& row = rows[table.place_of_pair(h, l)];
    if (row == matching::no_edge) row = problem.rows.add(table.weight(h, l));
    problem.edges.push_back({h, l, row});
  });
  return problem;
}

BracketPairing optimal_pairing(const DenseBracket& graph, const matching::OptimalMatchings& best, int exchanges,
                               std::vector<criteria::CriterionValue> values) {
  BracketPairing result;
  result.exchanges = exchanges;
  result.criteria = std::move(values);
  for (Vertex v = 0; v < graph.inside; ++v) {
    const Vertex mate = best.mate(v);
    if (mate == matching::no_vertex || mate >= graph.inside)
      result.downfloaters.push_back(graph[v]);
    else if (v < mate)
      result.pairs.emplace_back(graph[v], graph[mate]);
  }
  return result;
}

}  // namespace

BracketAnswer LemonBracketSolver::solve(const BracketProblem& problem) {
  const auto& [field, criteria, bracket] = std::tie(problem.field, problem.criteria, problem.bracket);
  DenseBracket graph = graph_of(bracket);
  if (only_looks_ahead(bracket.kind) && criteria.singles_first(bracket.kind) && closes(field, graph))
    graph.players.resize(static_cast<std::size_t>(graph.inside));
  if (graph.players.size() > max_vertices_in_one_graph) return Declined{Decline::TooManyPlayers};

  std::vector<criteria::BracketVertex> vertices;
  for (Vertex v = 0; v < graph.size(); ++v)
    vertices.push_back({field.facts(graph[v]), graph.zone(v), v < graph.moved_down});
  const criteria::WeightTable table(criteria, bracket.kind, vertices);
  try {
    matching::OptimalMatchings best(problem_of(field, graph, table), solver_);
    const int exchanges = choose_first_generated(best, graph.moved_down, graph.inside);
    return optimal_pairing(graph, best, exchanges, table.values(best.totals()));
  } catch (const matching::WeightTooWide&) {
    return Declined{Decline::TooWide};
  }
}

}  // namespace bloesem::swiss::dutch
