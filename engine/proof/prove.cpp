#include "engine/proof/prove.hpp"

#include <algorithm>

#include "engine/proof/backtracking.hpp"
#include "engine/proof/best_ahead.hpp"
#include "engine/proof/find_values.hpp"
#include "engine/proof/follow.hpp"
#include "engine/proof/sampled_values.hpp"
#include "engine/proof/step_maker.hpp"
#include "engine/swiss/bracket_walk.hpp"

namespace bloesem::proof {

namespace {

TwiceWeight weight_of_problem(const Problem& problem) {
  return [&problem](Vertex higher, Vertex lower) { return problem.twice(higher, lower); };
}

struct CriteriaDuals {
  Duals duals;
  bool by_classes = true;
};

// Returns duals of the given matching; nothing if it is not a heaviest one.
std::optional<CriteriaDuals> find_criteria_duals(const Problem& problem, const std::vector<Vertex>& mates) {
  const RemainingGraph graph(problem, mates);
  const std::vector<std::int32_t> no_labels(at(problem.size()));
  const VertexGroups groups = groups_by_class(graph, no_labels);
  const TwiceWeight twice = weight_of_problem(problem);
  if (const auto values = values_by_groups(graph, groups, twice))
    return CriteriaDuals{duals_in_blocks(graph, *values, no_labels), true};
  if (const auto values = values_by_sample(graph, groups, twice))
    return CriteriaDuals{duals_in_blocks(graph, *values, no_labels), false};
  return std::nullopt;
}

// Returns duals that cover the weights of the problem as tightly as possible.
Duals tight_duals(const Problem& problem) {
  const RemainingGraph graph(problem, std::vector<Vertex>(at(problem.size()), no_vertex));
  const std::vector<std::int32_t> no_labels(at(problem.size()));
  const VertexGroups groups = groups_by_class(graph, no_labels);
  return duals_in_blocks(graph, values_by_blossoms(graph, groups, weight_of_problem(problem)), no_labels);
}

class BracketProver {
 public:
  // `mates`: of the round, or of the discarded attempt.
  BracketProver(const ProofRound& round, const BracketPlayers& bracket, const Positions& mates,
                ProofCounts& counts)
      : round_(round), bracket_(bracket), own_(mates), counts_(counts) {}

  std::optional<BracketProof> run() {
    for (const std::size_t pairs_of_a_kind : {few_pairs, all_pairs}) {
      ahead_ = best_ahead(round_, bracket_, own_, pairs_of_a_kind);
      for (const Reach reach : {Reach::None, Reach::Next, Reach::All})
        if (std::optional<BracketProof> proof = attempt(reach)) return proof;
      if (!ahead_.sampled) break;
    }
    return std::nullopt;
  }

 private:
  // See best_ahead; a few nearly always suffice.
  static constexpr std::size_t few_pairs = 8;
  static constexpr std::size_t all_pairs = SIZE_MAX;

  std::optional<BracketProof> attempt(Reach reach) {
    if (!admits(round_, bracket_, reach)) return std::nullopt;
    const bool unpaired = leaves_unpaired(round_, bracket_, ahead_.mates);
    if (!attains_best_ahead(round_, bracket_, ahead_.mates) && (reach == Reach::None) != unpaired)
      return std::nullopt;
    const Problem problem = problem_of(round_, bracket_, reach);
    const std::vector<Vertex> mates = mates_in(problem, ahead_.mates);
    std::optional<CriteriaDuals> criteria = find_criteria_duals(problem, mates);
    if (!criteria) return std::nullopt;
    ProofCounts tried = counts_;
    StepMaker steps(tried);
    if (follow_bracket(problem, mates, order_form(round_, bracket_, own_), criteria->duals, steps))
      return std::nullopt;
    BracketProof proof;
    if (unpaired && !(proof.unpaired = unpaired_duals(tried))) return std::nullopt;
    if (merges_without_moved_down(round_, bracket_) && !(proof.obstacle = merging_duals(tried)))
      return std::nullopt;
    counts_ = tried;
    ++(criteria->by_classes ? counts_.criteria_by_classes : counts_.criteria_by_blossoms);
    ++(reach == Reach::None ? counts_.none : reach == Reach::Next ? counts_.next : counts_.all);
    ++counts_.brackets;
    counts_.edges += problem.edges_tested();
    proof.reach = reach;
    if (!unpaired) proof.ahead = ahead_.pairs;
    proof.criteria = std::move(criteria->duals);
    proof.order = steps.take();
    return proof;
  }

  [[nodiscard]] std::optional<Duals> unpaired_duals(ProofCounts& counts) const {
    const Problem problem = problem_of_next(round_, bracket_);
    Duals duals = tight_duals(problem);
    if (!shows_unpaired(problem, mates_in(problem, own_), duals)) return std::nullopt;
    ++counts.unpaired;
    return duals;
  }
  [[nodiscard]] std::optional<Duals> merging_duals(ProofCounts& counts) const {
    const Problem problem = problem_of_merging(round_, bracket_);
    Duals duals = tight_duals(problem);
    if (!shows_obstacle(round_, problem, duals)) return std::nullopt;
    ++counts.merging;
    return duals;
  }

  const ProofRound& round_;
  const BracketPlayers& bracket_;
  const Positions& own_;
  ProofCounts& counts_;
  BestAhead ahead_;
};

std::optional<Duals> bye_duals(const ProofRound& round) {
  const Problem problem = problem_of_bye(round);
  const std::vector<Vertex> mates = mates_in(problem, round.mates);
  std::optional<CriteriaDuals> found = find_criteria_duals(problem, mates);
  RemainingGraph graph(problem, mates);
  std::vector<std::int32_t> blocks;
  if (!found || follow_criteria(graph, found->duals, blocks)) return std::nullopt;
  return std::move(found->duals);
}

// Returns the proof of the attempt and of the obstacle that discards it.
std::optional<BracketProof> prove_discarded(const ProofRound& round, const BracketPlayers& penultimate,
                                            const DiscardedBracket& discarded, ProofCounts& counts) {
  const BracketPlayers bracket = before_merging(round, penultimate);
  Positions mates(at(round.field.size()), no_position);
  for (const auto& [one, other] : discarded.pairs) {
    mates[at(one)] = other;
    mates[at(other)] = one;
  }
  std::optional<BracketProof> proof = BracketProver(round, bracket, mates, counts).run();
  if (!proof) return std::nullopt;
  proof->discarded = true;
  for (const auto& [one, other] : discarded.pairs)
    proof->pairs.emplace_back(round.field.player(std::min(one, other)),
                              round.field.player(std::max(one, other)));
  std::sort(proof->pairs.begin(), proof->pairs.end());
  const Problem problem = problem_of_completion(round, players_below(round, bracket, mates));
  proof->obstacle = tight_duals(problem);
  ++counts.discarded;
  if (!shows_obstacle(round, problem, *proof->obstacle)) return std::nullopt;
  return proof;
}

}  // namespace

std::optional<RoundProof> prove(const ProofRound& round, const std::optional<DiscardedBracket>& discarded,
                                ProofCounts& counts) {
  RoundProof proof;
  if (!round.merges && !has_evident_bye(round)) {
    proof.bye = bye_duals(round);
    ++counts.byes;
    if (!proof.bye) return std::nullopt;
  }
  const std::vector<BracketPlayers> brackets = brackets_of(round, discarded ? discarded->number : 0);
  for (std::size_t k = 0; k < brackets.size(); ++k) {
    const auto number = static_cast<int>(k) + 1;
    if (discarded && discarded->number == number) {
      std::optional<BracketProof> attempt = prove_discarded(round, brackets[k], *discarded, counts);
      if (!attempt) return std::nullopt;
      attempt->number = number;
      proof.brackets.push_back(*std::move(attempt));
    }
    std::optional<BracketProof> bracket = BracketProver(round, brackets[k], round.mates, counts).run();
    if (!bracket) return std::nullopt;
    bracket->number = number;
    proof.brackets.push_back(*std::move(bracket));
  }
  return proof;
}

std::optional<RoundProof> prove_impossible(const ProofRound& round, ProofCounts& counts) {
  const Problem problem = problem_of_completion(round, swiss::positions(0, round.field.size()));
  RoundProof proof;
  proof.impossible = tight_duals(problem);
  ++counts.impossible;
  if (!shows_obstacle(round, problem, *proof.impossible)) return std::nullopt;
  return proof;
}

}  // namespace bloesem::proof
