#include "engine/proof/verify_plan.hpp"

#include <algorithm>
#include <iterator>

#include "engine/proof/follow.hpp"
#include "engine/proof/follow_plan.hpp"
#include "engine/proof/given_steps.hpp"

namespace bloesem::proof {
namespace {

using Failure = std::optional<std::string>;

Failure verify_passed(const ProofRound& round, const PassedOver& passed, Position candidate) {
  if (passed.player != round.field.player(candidate)) return "another player comes first";
  const Problem problem = problem_of_completion(round, all_but(round, candidate));
  if (Failure failure = check_cover(problem, passed.obstacle)) return failure;
  if (!shows_obstacle(round, problem, passed.obstacle)) return "the others can be completed";
  return std::nullopt;
}

Failure verify_bye(const ProofRound& round, const swiss::ProofPlan& plan,
                   const std::vector<PassedOver>& passed) {
  const Positions candidates = round.bye ? plan.bye_candidates() : Positions();
  const auto own = round.bye ? std::find(candidates.begin(), candidates.end(), *round.bye) : candidates.end();
  if (round.bye && own == candidates.end()) return "bye: the player may not have it";
  if (own - candidates.begin() != std::ssize(passed)) return "bye: another number of players is passed over";
  for (std::size_t i = 0; i < passed.size(); ++i)
    if (Failure failure = verify_passed(round, passed[i], candidates[i])) return "bye: " + *failure;
  return std::nullopt;
}

Failure verify_part(const ProofRound& round, const swiss::ProofPlan& plan, std::size_t part,
                    const BracketProof& proof) {
  if (proof.number != static_cast<int>(part) + 1 || proof.part != plan.parts()[part])
    return "its proof is not in order";
  if (proof.discarded || proof.ahead || proof.unpaired) return "the proof says more than is asked";
  const std::optional<swiss::ProofZone> zone = zone_of(proof.reach);
  const std::optional<swiss::ProofClaim> claim = zone ? plan.claim(part, *zone) : std::nullopt;
  if (!claim) return "it cannot have this zone";
  const Problem problem(round.field, *claim, round.rounds);
  GivenSteps steps(proof.order);
  if (Failure failure =
          follow_claim(problem, *claim, mates_of_claim(problem, round.mates), proof.criteria, steps))
    return (steps.used() == 0 ? "" : "step " + std::to_string(steps.used()) + ": ") + *failure;
  if (!steps.finished()) return "a step is not needed";
  const std::optional<swiss::ProofCeiling> ceiling = plan.ceiling(part, *zone);
  if (ceiling.has_value() != proof.obstacle.has_value())
    return ceiling ? "the obstacle is missing" : "the obstacle is not needed";
  if (ceiling)
    if (Failure failure = check_ceiling(round, *ceiling, *proof.obstacle)) return "obstacle: " + *failure;
  return std::nullopt;
}

}  // namespace

std::optional<std::string> verify_by_plan(const ProofRound& round, const swiss::ProofPlan& plan,
                                          const RoundProof& proof) {
  if (proof.impossible) return "the proof says that there is no round";
  if (proof.bye) return "the proof says more than is asked";
  if (Failure failure = verify_bye(round, plan, proof.passed)) return failure;
  const std::size_t parts = plan.parts().size();
  for (std::size_t part = 0; part < parts; ++part) {
    const std::string name = "bracket " + std::to_string(part + 1) + ": ";
    if (part == proof.brackets.size()) return name + "it has no proof";
    if (Failure failure = verify_part(round, plan, part, proof.brackets[part])) return name + *failure;
  }
  if (proof.brackets.size() != parts) return "there are more brackets in the proof than in the round";
  return std::nullopt;
}

}  // namespace bloesem::proof
