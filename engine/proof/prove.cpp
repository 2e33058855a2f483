#include "engine/proof/prove.hpp"

#include <algorithm>

#include "engine/proof/find_values.hpp"
#include "engine/proof/follow.hpp"
#include "engine/proof/sampled_values.hpp"
#include "engine/proof/step_maker.hpp"
#include "engine/swiss/bracket_walk.hpp"
#include "matching/weighted/heaviest_matching.hpp"

namespace bloesem::proof {

using criteria::BracketKind;

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

class BracketProver {
 public:
  // `mates`: of the round, or of the discarded attempt.
  BracketProver(const ProofRound& round, const BracketPlayers& bracket, const Positions& mates,
                ProofCounts& counts)
      : round_(round), bracket_(bracket), mates_(mates), counts_(counts) {}

  std::optional<BracketProof> run() {
    find_ahead();
    for (const Reach reach : {Reach::None, Reach::Next, Reach::All})
      if (std::optional<BracketProof> proof = attempt(reach)) return proof;
    return std::nullopt;
  }

 private:
  // Where the round does not contain the pairs that attain the best value of the look-ahead (C.7), they are
  // found.
  void find_ahead() {
    if (!round_.merges || !only_looks_ahead(bracket_.kind) || bracket_.end == round_.field.size()) return;
    if (attains_best_ahead(round_, bracket_, mates_)) return;
    const Problem problem = problem_of(round_, bracket_, Reach::Next);
    std::vector<Vertex> mates = mates_in(problem, mates_);
    const Integer own = weight_ahead(problem, mates);
    const std::vector<matching::WeightedEdge> edges = edges_ahead(problem, mates);
    const std::vector<Vertex> best = matching::heaviest_matching(problem.size(), edges);
    if (weight_ahead(problem, best) == own) return;
    ahead_.emplace();
    for (Vertex v = 0; v < problem.size(); ++v)
      if (best[at(v)] > v) ahead_->emplace_back(problem.player(v), problem.player(best[at(v)]));
    for (Vertex v = 0; v < problem.size(); ++v) {
      const Vertex old = mates[at(v)];
      if (old != no_vertex && std::max(v, old) >= problem.players().inside)
        mates_[at(problem.players().players[at(v)])] = no_position;
      if (best[at(v)] != no_vertex)
        mates_[at(problem.players().players[at(v)])] = problem.players().players[at(best[at(v)])];
    }
    forget_further(problem);
  }
  // Pairs of the next group with players further down are none of the look-ahead.
  void forget_further(const Problem& problem) {
    for (Vertex v = problem.players().inside; v < problem.size(); ++v) {
      Position& mate = mates_[at(problem.players().players[at(v)])];
      if (mate != no_position && problem.vertex_at(mate) == no_vertex) mate = no_position;
    }
  }
  // Edges of downfloaters and the next group that look ahead.
  [[nodiscard]] static std::vector<matching::WeightedEdge> edges_ahead(const Problem& problem,
                                                                       const std::vector<Vertex>& mates) {
    const Vertex inside = problem.players().inside;
    const auto settled = [&](Vertex v) {
      return v < inside && mates[at(v)] != no_vertex && mates[at(v)] < inside;
    };
    std::vector<matching::WeightedEdge> edges;
    for (Vertex h = 0; h < problem.size(); ++h)
      for (Vertex l = std::max(inside, Vertex{h + 1}); l < problem.size(); ++l)
        if (!settled(h) && problem.legal(h, l)) edges.push_back({h, l, problem.twice(h, l)});
    return edges;
  }
  [[nodiscard]] static Integer weight_ahead(const Problem& problem, const std::vector<Vertex>& mates) {
    Integer sum = 0;
    for (Vertex v = 0; v < problem.size(); ++v)
      if (mates[at(v)] > v && mates[at(v)] >= problem.players().inside) sum += problem.twice(v, mates[at(v)]);
    return sum;
  }

  std::optional<BracketProof> attempt(Reach reach) {
    if (!admits(round_, bracket_, reach)) return std::nullopt;
    if (reach == Reach::None && !attains_best_ahead(round_, bracket_, mates_)) return std::nullopt;
    const Problem problem = problem_of(round_, bracket_, reach);
    const std::vector<Vertex> mates = mates_in(problem, mates_);
    std::optional<CriteriaDuals> criteria = find_criteria_duals(problem, mates);
    if (!criteria) return std::nullopt;
    ProofCounts tried = counts_;
    StepMaker steps(tried);
    if (follow_bracket(problem, mates, bracket_.kind == BracketKind::Collapsed, criteria->duals, steps))
      return std::nullopt;
    counts_ = tried;
    ++(criteria->by_classes ? counts_.criteria_by_classes : counts_.criteria_by_blossoms);
    ++(reach == Reach::None ? counts_.none : reach == Reach::Next ? counts_.next : counts_.all);
    ++counts_.brackets;
    BracketProof proof;
    proof.reach = reach;
    proof.ahead = ahead_;
    proof.criteria = std::move(criteria->duals);
    proof.order = steps.take();
    return proof;
  }

  const ProofRound& round_;
  const BracketPlayers& bracket_;
  Positions mates_;
  ProofCounts& counts_;
  std::optional<PlayerPairs> ahead_;
};

// Returns duals that cover the completion of these players as tightly as possible.
Duals obstacle_duals(const Problem& problem) {
  const RemainingGraph graph(problem, std::vector<Vertex>(at(problem.size()), no_vertex));
  return duals_in_blocks(graph, values_by_blossoms(graph, weight_of_problem(problem)),
                         std::vector<std::int32_t>(at(problem.size())));
}

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
  proof->obstacle = obstacle_duals(problem);
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
  proof.impossible = obstacle_duals(problem);
  ++counts.impossible;
  if (!shows_obstacle(round, problem, *proof.impossible)) return std::nullopt;
  return proof;
}

}  // namespace bloesem::proof
