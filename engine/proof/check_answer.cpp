// Checks a solver's answer to a bracket at once, while the round is paired (docs/proofs.md, section 10).
#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "bloesem/proof.hpp"
#include "engine/proof/find_values.hpp"
#include "engine/proof/follow.hpp"
#include "engine/proof/problem.hpp"
#include "engine/proof/proof_round.hpp"
#include "engine/proof/sampled_values.hpp"
#include "engine/proof/step_maker.hpp"
#include "engine/swiss/bracket_problem.hpp"
#include "engine/swiss/bracket_walk.hpp"
#include "matching/weighted/heaviest_matching.hpp"

namespace bloesem {
namespace proof {
namespace {

using criteria::Criterion;

// Weights must hold the rounds without a game of every player; no event has more rounds.
constexpr int rounds_at_most = 999;

Problem problem_of_bracket(const swiss::BracketProblem& asked) {
  const swiss::Bracket& bracket = asked.bracket;
  Rows rows;
  for (const Criterion& row : asked.criteria)
    if (contains(row.in_force, bracket.kind) && (!bracket.ahead.empty() || row.scope != criteria::Zone::Next))
      rows.push_back(&row);
  ProblemPlayers players{bracket.moved_down};
  const auto add = [&](const Positions& more) {
    players.players.insert(players.players.end(), more.begin(), more.end());
  };
  players.moved_down = players.size();
  add(bracket.residents);
  players.inside = players.ahead = players.size();
  add(bracket.ahead);
  add(bracket.below);
  if (!bracket.ahead.empty())
    players.ahead +=
        end_of_group_at(asked.field, bracket.ahead.front()).value() - bracket.ahead.front().value();
  return Problem(asked.field, std::move(rows), std::move(players), rounds_at_most);
}

// Enters the pairs of the answer. Returns what is wrong with them in themselves.
std::optional<std::string> enter_answer(const Problem& problem, const swiss::BracketPairing& answer,
                                        std::vector<Vertex>& mates) {
  Positions left = problem.players().players;
  left.resize(at(problem.players().inside));
  for (const auto& [higher, lower] : answer.pairs) {
    const Vertex h = problem.vertex_at(higher);
    const Vertex l = problem.vertex_at(lower);
    if (h == no_vertex || l == no_vertex || h >= l || l >= problem.players().inside || !problem.legal(h, l))
      return "a pair is not legal";
    if (std::erase(left, higher) + std::erase(left, lower) != 2) return "a player has two opponents";
    mates[at(h)] = l;
    mates[at(l)] = h;
  }
  if (left != answer.downfloaters) return "the downfloaters are not the players without an opponent";
  return std::nullopt;
}

// Adds the heaviest pairs that look ahead, or complete the round, to those of the bracket.
void complete_mates(const Problem& problem, std::vector<Vertex>& mates) {
  std::vector<matching::WeightedEdge> edges;
  for (Vertex h = 0; h < problem.size(); ++h)
    for (Vertex l = std::max(problem.players().inside, Vertex{h + 1}); l < problem.size(); ++l)
      if (mates[at(h)] == no_vertex && problem.legal(h, l)) edges.push_back({h, l, problem.twice(h, l)});
  const std::vector<Vertex> best = matching::heaviest_matching(problem.size(), edges);
  for (Vertex v = 0; v < problem.size(); ++v)
    if (mates[at(v)] == no_vertex) mates[at(v)] = best[at(v)];
}

TwiceWeight twice_of(const Problem& problem) {
  return [&problem](Vertex higher, Vertex lower) { return problem.twice(higher, lower); };
}

// Returns what fails with these values; nothing if the answer is proved.
std::optional<std::string> follow_answer(const Problem& problem, const std::vector<Vertex>& mates,
                                         OrderForm form, const VertexValues& values) {
  const RemainingGraph graph(problem, mates);
  const Duals criteria = duals_in_blocks(graph, values, std::vector<std::int32_t>(at(problem.size())));
  ProofCounts counts;
  StepMaker steps(counts);
  return follow_bracket(problem, mates, form, criteria, steps);
}

std::string fault_of(const swiss::BracketProblem& asked, const swiss::BracketPairing& answer) {
  const Problem problem = problem_of_bracket(asked);
  std::vector<Vertex> mates(at(problem.size()), no_vertex);
  if (std::optional<std::string> fault = enter_answer(problem, answer, mates)) return *std::move(fault);
  complete_mates(problem, mates);
  const RemainingGraph graph(problem, mates);
  const VertexGroups classes = groups_by_class(graph, std::vector<std::int32_t>(at(problem.size())));
  std::optional<VertexValues> values = values_by_groups(graph, classes, twice_of(problem));
  if (!values) values = values_by_sample(graph, classes, twice_of(problem));
  if (!values) return "another candidate is better by the criteria";
  return follow_answer(problem, mates, {asked.bracket.kind == criteria::BracketKind::Collapsed}, *values)
      .value_or("");
}

}  // namespace
}  // namespace proof

std::string check_answer(const swiss::BracketProblem& problem, const swiss::BracketPairing& answer) {
  return proof::fault_of(problem, answer);
}

}  // namespace bloesem
