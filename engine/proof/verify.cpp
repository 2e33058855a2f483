#include "engine/proof/verify.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "engine/proof/backtracking.hpp"
#include "engine/proof/follow.hpp"
#include "engine/proof/given_steps.hpp"
#include "engine/swiss/bracket_walk.hpp"

namespace bloesem::proof {

using criteria::BracketKind;

namespace {

using Failure = std::optional<std::string>;

// Enters pairs of the proof. Returns what is wrong with them: `fits(higher, lower)` says which pairs are
// admitted.
template <class Fits>
Failure enter_pairs(const RoundField& field, const PlayerPairs& pairs, Positions& mates, Fits fits) {
  const swiss::ByPlayer<Position> positions = swiss::positions_by_player(field);
  for (const auto& [one, other] : pairs) {
    const Position a = positions[one];
    const Position b = positions[other];
    if (a == no_position || b == no_position || a == b)
      return "a pair of the proof names no two players of the round";
    if (mates[at(a)] != no_position || mates[at(b)] != no_position)
      return "a player of the proof's pairs has two opponents";
    if (!field.compatible(a, b) || !fits(std::min(a, b), std::max(a, b)))
      return "a pair of the proof is not admitted";
    mates[at(a)] = b;
    mates[at(b)] = a;
  }
  return std::nullopt;
}

// Replaces the pairs of downfloaters and the next group.
Failure enter_ahead(const ProofRound& round, const BracketPlayers& bracket, const PlayerPairs& ahead,
                    Positions& mates) {
  if (!round.merges || !looks_ahead(round, bracket)) return "the bracket has no pairs ahead";
  const Positions floaters = downfloaters_of(bracket, mates);
  const auto joins = [&](Position p) {
    return std::binary_search(floaters.begin(), floaters.end(), p) ||
           (p >= bracket.end && p < bracket.end_of_ahead);
  };
  for (Position p = 0; p < round.field.size(); ++p)
    if (joins(p)) mates[at(p)] = no_position;
  for (Position& mate : mates)
    if (mate != no_position && joins(mate)) mate = no_position;
  return enter_pairs(round.field, ahead, mates, [&](Position higher, Position lower) {
    return joins(higher) && joins(lower) && lower >= bracket.end;
  });
}

// Checks that no candidate with the same scores lets the next bracket make all its pairs, where that must be
// shown (C.12 of 2012).
Failure verify_unpaired(const ProofRound& round, const BracketPlayers& bracket, const BracketProof& proof,
                        const Positions& mates) {
  const bool needed = leaves_unpaired(round, bracket, mates);
  if (needed != proof.unpaired.has_value())
    return needed ? "nothing shows that the next bracket cannot make all its pairs" : "unpaired: not needed";
  if (!needed) return std::nullopt;
  if (proof.reach != Reach::None || proof.ahead) return "unpaired: the next bracket is considered";
  const Problem problem = problem_of_next(round, bracket);
  if (Failure failure = check_cover(problem, *proof.unpaired)) return "unpaired: " + *failure;
  if (!shows_unpaired(problem, mates_in(problem, mates), *proof.unpaired))
    return "unpaired: the next bracket might make all its pairs";
  return std::nullopt;
}

// Checks that players who moved down have to meet, where they do (C.13 of 2012).
Failure verify_merging(const ProofRound& round, const BracketPlayers& bracket, const BracketProof& proof) {
  if (proof.discarded) return std::nullopt;  // its obstacle is another one
  const bool needed = merges_without_moved_down(round, bracket);
  if (needed != proof.obstacle.has_value())
    return needed ? "the obstacle is missing" : "the proof says more than is asked";
  if (!needed) return std::nullopt;
  const Problem problem = problem_of_merging(round, bracket);
  if (Failure failure = check_cover(problem, *proof.obstacle)) return "obstacle: " + *failure;
  if (!shows_obstacle(round, problem, *proof.obstacle))
    return "obstacle: the round can be completed without pairs of players who moved down";
  return std::nullopt;
}

Failure verify_bracket(const ProofRound& round, const BracketPlayers& bracket, const BracketProof& proof,
                       Positions mates, const ClaimVisitor& visit) {
  if (!proof.part.empty()) return "the proof says more than is asked";
  if (Failure failure = verify_merging(round, bracket, proof)) return failure;
  if (!admits(round, bracket, proof.reach)) return "the bracket cannot have this zone";
  if (proof.ahead)
    if (Failure failure = enter_ahead(round, bracket, *proof.ahead, mates)) return failure;
  if (Failure failure = verify_unpaired(round, bracket, proof, mates)) return failure;
  if (!proof.unpaired && proof.reach == Reach::None && !attains_best_ahead(round, bracket, mates))
    return "zone none, but the look-ahead does not have the best conceivable value";
  const Problem problem = problem_of(round, bracket, proof.reach);
  const std::vector<Vertex> partners = mates_in(problem, mates);
  GivenSteps steps(proof.order);
  if (Failure failure =
          follow_bracket(problem, partners, order_form(round, bracket, mates), proof.criteria, steps))
    return (steps.used() == 0 ? "" : "step " + std::to_string(steps.used()) + ": ") + *failure;
  if (!steps.finished()) return "a step is not needed";
  const ClaimKind kind = proof.discarded ? ClaimKind::Discarded : ClaimKind::Bracket;
  if (visit) visit({kind, proof.number, proof.reach, round.field, problem, partners, proof.criteria});
  return std::nullopt;
}

Failure verify_discarded(const ProofRound& round, const BracketPlayers& penultimate, const BracketProof& proof,
                         const ClaimVisitor& visit) {
  const BracketPlayers bracket = before_merging(round, penultimate);
  if (bracket.kind == BracketKind::Last) return "the last bracket cannot be discarded";
  Positions mates(at(round.field.size()), no_position);
  const auto fits = [&](Position higher, Position lower) {
    return bracket.contains(higher) &&
           std::binary_search(bracket.residents.begin(), bracket.residents.end(), lower);
  };
  if (Failure failure = enter_pairs(round.field, proof.pairs, mates, fits)) return failure;
  const Problem problem = problem_of_completion(round, players_below(round, bracket, mates));
  if (Failure failure = verify_bracket(round, bracket, proof, std::move(mates), visit)) return failure;
  if (!proof.obstacle) return "the obstacle is missing";
  if (Failure failure = check_cover(problem, *proof.obstacle)) return "obstacle: " + *failure;
  if (!shows_obstacle(round, problem, *proof.obstacle))
    return "the obstacle does not keep the round from completion";
  if (visit) visit({ClaimKind::Obstacle, proof.number, Reach::All, round.field, problem, {}, *proof.obstacle});
  return std::nullopt;
}

Failure verify_bye(const ProofRound& round, const RoundProof& proof, const ClaimVisitor& visit) {
  const bool needed = !round.merges && !has_evident_bye(round);
  if (needed != proof.bye.has_value())
    return needed ? "the score of the bye is not proved" : "bye: it is not needed";
  if (!needed) return std::nullopt;
  const Problem problem = problem_of_bye(round);
  const std::vector<Vertex> partners = mates_in(problem, round.mates);
  RemainingGraph graph(problem, partners);
  std::vector<std::int32_t> blocks;
  if (Failure failure = follow_criteria(graph, *proof.bye, blocks)) return "bye: " + *failure;
  if (visit) visit({ClaimKind::Bye, 0, Reach::All, round.field, problem, partners, *proof.bye});
  return std::nullopt;
}

// Returns the number of the PPB, or 0; nothing if more than one bracket is discarded.
std::optional<int> penultimate_of(const RoundProof& proof) {
  int number = 0;
  for (const BracketProof& bracket : proof.brackets) {
    if (!bracket.discarded) continue;
    if (number != 0) return std::nullopt;
    number = bracket.number;
  }
  return number;
}

}  // namespace

std::optional<std::string> verify(const ProofRound& round, const RoundProof& proof, const ClaimVisitor& visit) {
  if (proof.impossible) return "the proof says that there is no round";
  if (!proof.passed.empty()) return "the bye is not given before the brackets";
  if (Failure failure = verify_bye(round, proof, visit)) return failure;
  const std::optional<int> penultimate = penultimate_of(proof);
  if (!penultimate || (*penultimate != 0 && !round.merges)) return "a bracket is discarded that cannot be";
  const std::vector<BracketPlayers> brackets = brackets_of(round, *penultimate);
  std::size_t next = 0;
  for (std::size_t k = 0; k < brackets.size(); ++k) {
    const auto number = static_cast<int>(k) + 1;
    const std::string name = "bracket " + std::to_string(number) + ": ";
    if (number == *penultimate) {
      if (next == proof.brackets.size()) return name + "it has no proof";
      const BracketProof& discarded = proof.brackets[next];
      if (!discarded.discarded || discarded.number != number) return name + "its proofs are not in order";
      if (Failure failure = verify_discarded(round, brackets[k], discarded, visit))
        return name + "discarded: " + *failure;
      ++next;
    }
    if (next == proof.brackets.size()) return name + "it has no proof";
    const BracketProof& bracket = proof.brackets[next++];
    if (bracket.discarded || bracket.number != number) return name + "its proof is not in order";
    if (Failure failure = verify_bracket(round, brackets[k], bracket, round.mates, visit))
      return name + *failure;
  }
  if (next != proof.brackets.size()) return "there are more brackets in the proof than in the round";
  return std::nullopt;
}

std::optional<std::string> verify_impossible(const ProofRound& round, const RoundProof& proof,
                                             const ClaimVisitor& visit) {
  if (!proof.impossible) return "the proof does not say that there is no round";
  if (proof.bye || !proof.passed.empty() || !proof.brackets.empty())
    return "the proof says more than that there is no round";
  const Problem problem = problem_of_completion(round, swiss::positions(0, round.field.size()));
  if (Failure failure = check_cover(problem, *proof.impossible)) return "impossible: " + *failure;
  if (!shows_obstacle(round, problem, *proof.impossible))
    return "the obstacle does not keep the round from completion";
  if (visit) visit({ClaimKind::Impossible, 0, Reach::All, round.field, problem, {}, *proof.impossible});
  return std::nullopt;
}

}  // namespace bloesem::proof
