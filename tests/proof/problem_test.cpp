// Weights by docs/proofs.md against those of the solvers (criteria/weight_table.hpp).
#include "engine/proof/problem.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "engine/swiss/bracket_walk.hpp"
#include "engine/swiss/system.hpp"
#include "tests/proof/random_proofs.hpp"

namespace bloesem::test {
namespace {

using criteria::BracketKind;
using matching::Vertex;
using proof::Problem;

using Edges = std::vector<std::pair<Vertex, Vertex>>;

Edges random_matching(const Problem& problem, Random& random) {
  std::vector<Vertex> order;
  for (Vertex v = 0; v < problem.size(); ++v) order.push_back(v);
  random.shuffle(order);
  Edges edges;
  for (std::size_t i = 0; i + 1 < order.size(); i += 2) {
    const auto [h, l] = std::minmax({order[i], order[i + 1]});
    if (problem.legal(h, l) && random.chance(80)) edges.emplace_back(h, l);
  }
  return edges;
}

std::vector<std::int64_t> totals_of(const criteria::WeightTable& table, const Edges& edges) {
  std::vector<std::int64_t> totals(table.layout().digits());
  for (const auto& [h, l] : edges) table.add_weight(h, l, totals);
  return totals;
}

proof::Integer weight_of(const Problem& problem, const Edges& edges) {
  proof::Integer sum = 0;
  for (const auto& [h, l] : edges) sum += problem.twice(h, l);
  return sum;
}

criteria::WeightTable table_of(const PairedCase& paired, const Problem& problem, BracketKind kind) {
  std::vector<criteria::BracketVertex> vertices;
  for (Vertex v = 0; v < problem.size(); ++v)
    vertices.push_back({paired.round.candidates.facts(problem.players().players[at(v)]),
                        problem.players().zone(v), v < problem.players().moved_down});
  return {paired.round.criteria, kind, vertices};
}

TEST(Problem, ComparesMatchingsLikeTheWeightsOfTheSolvers) {
  int less = 0;
  int equal = 0;
  for_random_cases(400, 16, [&](const PairedCase& paired, Random& random) {
    const int penultimate = paired.discarded ? paired.discarded->number : 0;
    for (const proof::BracketPlayers& bracket : proof::brackets_of(paired.round, penultimate)) {
      const bool below = bracket.end < paired.round.field.size();
      const bool merging = bracket.kind == BracketKind::Penultimate;
      const bool ahead = below && only_looks_ahead(bracket.kind);
      const Problem problem = proof::problem_of(paired.round, bracket,
                                                merging ? proof::Reach::All
                                                : ahead ? proof::Reach::Next
                                                        : proof::Reach::None);
      if (bracket.kind == BracketKind::Normal && !below) continue;  // rows that look ahead are dropped
      const criteria::WeightTable table = table_of(paired, problem, bracket.kind);
      const Edges one = random_matching(problem, random);
      const Edges other = random_matching(problem, random);
      const auto totals = totals_of(table, one);
      const auto others = totals_of(table, other);
      EXPECT_EQ(weight_of(problem, one) < weight_of(problem, other), totals < others);
      EXPECT_EQ(weight_of(problem, one) == weight_of(problem, other), totals == others);
      ++(totals == others ? equal : less);
    }
  });
  EXPECT_GT(less, 500);
  EXPECT_GT(equal, 50);
}

TEST(Problem, KindsMeetOnlyIfTheirPlayersMay) {
  int pairs = 0;
  for_random_cases(200, 14, [&](const PairedCase& paired, Random&) {
    for (const proof::BracketPlayers& bracket : proof::brackets_of(paired.round, 0)) {
      const Problem problem = proof::problem_of(paired.round, bracket, proof::Reach::None);
      for (Vertex h = 0; h < problem.size(); ++h)
        for (Vertex l = h + 1; l < problem.size(); ++l) {
          if (!problem.legal(h, l)) continue;
          EXPECT_TRUE(problem.may_meet(problem.kind(h), problem.kind(l)));
          ++pairs;
        }
    }
  });
  EXPECT_GT(pairs, 500);
}

TEST(Problem, FindsVerticesByPlayerAndPosition) {
  for_random_cases(20, 10, [&](const PairedCase& paired, Random&) {
    const Problem problem =
        proof::problem_of_completion(paired.round, swiss::positions(0, paired.round.field.size()));
    for (Vertex v = 0; v < problem.size(); ++v) {
      EXPECT_EQ(problem.vertex_at(problem.players().players[at(v)]), v);
      EXPECT_EQ(problem.vertex_at(problem.players().players[at(v)]), v);
    }
    EXPECT_EQ(problem.vertex_at(proof::no_position), matching::no_vertex);
    EXPECT_EQ(problem.vertex_at(paired.round.field.size()), matching::no_vertex);
  });
}

}  // namespace
}  // namespace bloesem::test
