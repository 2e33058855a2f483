#include "engine/proof/prove_plan.hpp"

#include <utility>

#include "engine/proof/find_values.hpp"
#include "engine/proof/follow.hpp"
#include "engine/proof/follow_plan.hpp"
#include "engine/proof/sampled_values.hpp"
#include "engine/proof/step_maker.hpp"

namespace bloesem::proof {
namespace {

enum class Search { Classes, Sample };

TwiceWeight weights_of(const Problem& problem) {
  return [&problem](Vertex higher, Vertex lower) { return problem.twice(higher, lower); };
}

// Returns duals of the given matching, if the search finds any.
std::optional<Duals> find_duals(const RemainingGraph& graph, Search search) {
  const std::vector<std::int32_t> no_labels(at(graph.problem().size()));
  const VertexGroups groups = groups_by_class(graph, no_labels);
  const TwiceWeight twice = weights_of(graph.problem());
  const std::optional<VertexValues> values = search == Search::Classes ? values_by_groups(graph, groups, twice)
                                                                       : values_by_sample(graph, groups, twice);
  if (!values) return std::nullopt;
  return duals_in_blocks(graph, *values, no_labels);
}

// Returns duals of a heaviest matching that covers the bound vertices.
Duals heaviest_duals(const RemainingGraph& graph) {
  const std::vector<std::int32_t> no_labels(at(graph.problem().size()));
  const VertexGroups groups = groups_by_class(graph, no_labels);
  return duals_in_blocks(graph, values_by_blossoms(graph, groups, weights_of(graph.problem())), no_labels);
}

std::optional<Duals> duals_of_ceiling(const ProofRound& round, const swiss::ProofCeiling& ceiling) {
  const Problem problem(round.field, ceiling.claim, round.rounds);
  const RemainingGraph graph =
      graph_of(problem, ceiling.claim, std::vector<Vertex>(at(problem.size()), no_vertex));
  Duals duals = heaviest_duals(graph);
  if (check_ceiling(round, ceiling, duals)) return std::nullopt;
  return duals;
}

// Proves one part of the plan.
class PartProver {
 public:
  PartProver(const ProofRound& round, const swiss::ProofPlan& plan, std::size_t part, ProofCounts& counts)
      : round_(round), plan_(plan), part_(part), counts_(counts) {}

  std::optional<BracketProof> run() {
    for (const Search search : {Search::Classes, Search::Sample})
      for (const Reach reach : {Reach::None, Reach::All})
        if (std::optional<BracketProof> proof = attempt(reach, search)) return proof;
    return std::nullopt;
  }

 private:
  std::optional<BracketProof> attempt(Reach reach, Search search) {
    const std::optional<swiss::ProofClaim> claim = plan_.claim(part_, *zone_of(reach));
    if (!claim) return std::nullopt;
    const Problem problem(round_.field, *claim, round_.rounds);
    const std::vector<Vertex> mates = mates_of_claim(problem, round_.mates);
    std::optional<Duals> criteria = find_duals(graph_of(problem, *claim, mates), search);
    if (!criteria) return std::nullopt;
    ProofCounts tried = counts_;
    StepMaker steps(tried);
    if (follow_claim(problem, *claim, mates, *criteria, steps)) return std::nullopt;
    BracketProof proof;
    if (const auto ceiling = plan_.ceiling(part_, *zone_of(reach))) {
      proof.obstacle = duals_of_ceiling(round_, *ceiling);
      if (!proof.obstacle) return std::nullopt;
      ++tried.ceilings;
    }
    counts_ = tried;
    ++(search == Search::Classes ? counts_.criteria_by_classes : counts_.criteria_by_blossoms);
    ++(reach == Reach::None ? counts_.none : counts_.all);
    ++counts_.brackets;
    proof.number = static_cast<int>(part_) + 1;
    proof.part = plan_.parts()[part_];
    proof.reach = reach;
    proof.criteria = *std::move(criteria);
    proof.order = steps.take();
    return proof;
  }

  const ProofRound& round_;
  const swiss::ProofPlan& plan_;
  std::size_t part_;
  ProofCounts& counts_;
};

// Adds the obstacles of the candidates for the bye who come before the one who has it. False if there are none.
bool pass_over(const ProofRound& round, const swiss::ProofPlan& plan, RoundProof& proof, ProofCounts& counts) {
  if (!round.bye) return true;
  for (const Position candidate : plan.bye_candidates()) {
    if (candidate == *round.bye) return true;
    const Problem problem = problem_of_completion(round, all_but(round, candidate));
    Duals obstacle =
        heaviest_duals(RemainingGraph(problem, std::vector<Vertex>(at(problem.size()), no_vertex)));
    if (!shows_obstacle(round, problem, obstacle)) return false;
    proof.passed.push_back({round.field.player(candidate), std::move(obstacle)});
    ++counts.byes;
  }
  return false;
}

}  // namespace

std::optional<RoundProof> prove_by_plan(const ProofRound& round, const swiss::ProofPlan& plan,
                                        ProofCounts& counts) {
  RoundProof proof;
  if (!pass_over(round, plan, proof, counts)) return std::nullopt;
  for (std::size_t part = 0; part < plan.parts().size(); ++part) {
    std::optional<BracketProof> bracket = PartProver(round, plan, part, counts).run();
    if (!bracket) return std::nullopt;
    proof.brackets.push_back(*std::move(bracket));
  }
  return proof;
}

}  // namespace bloesem::proof
