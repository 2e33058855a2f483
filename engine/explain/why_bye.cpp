#include <algorithm>
#include <cstdint>
#include <string>
#include <utility>

#include "bloesem/articles.hpp"
#include "bloesem/explain/why.hpp"
#include "engine/explain/cost.hpp"
#include "engine/explain/cost_claim.hpp"
#include "engine/explain/pair_legality.hpp"
#include "engine/pair_consistent.hpp"

namespace bloesem::explain {
namespace {

// Returns the round that the rules give when this player does not have the bye.
Result<RoundPairing> best_round_without_bye_of(const Subject& subject, PlayerIndex player) {
  PairOptions options = subject.options;
  options.without_bye.push_back(player);
  return pair_consistent(subject.tournament, options);
}

Claim claim_about_candidates(const Subject& subject, const swiss::RoundField& field) {
  std::int64_t candidates = 0;
  for (swiss::Position p = 0; p < field.size(); ++p) candidates += field.facts(p).bye_eligible ? 1 : 0;
  return {Statement::MayHaveTheBye,
          {{"count", candidates},
           {"players", std::int64_t{field.size()}},
           {"article", std::string(articles_of(subject.answer->edition).bye)},
           {"round", std::int64_t{subject.round()}}}};
}

}  // namespace

Result<Explanation> explain_bye(const Subject& subject) {
  if (!subject.answer) return subject.answer.error();
  const Result<PairLegality> legality = pair_legality(subject);
  if (!legality) return legality.error();
  const std::optional<PlayerIndex> bye = subject.answer->bye;
  if (!bye || legality->request.assigned_bye)
    return Error{ErrorCode::InvalidInput,
                 "the rules give nobody the pairing-allocated bye of round " + std::to_string(subject.round()),
                 {}};
  Result<Explanation> answer = explain_player(subject, *bye);
  if (!answer) return answer;
  answer->question = "bye";
  answer->story.insert(answer->story.end() - 1, claim_about_candidates(subject, legality->request.field));
  if (!has_costs(subject)) return answer;
  const Result<RoundPairing> other = best_round_without_bye_of(subject, *bye);
  const Result<PairAnswer> cost = cost_of(subject, other);
  if (!cost) return cost.error();
  static constexpr CostStatements statements{Statement::ByeOrImpossible, Statement::ByeOrCompletion,
                                             Statement::ByeOrCriterion,  Statement::ByeOrOrder,
                                             Statement::ByeOrOtherBye,   Statement::ByeOrLaterBye};
  CostClaim claim = CostClaims(subject).claim_of(*cost, statements);
  if (other && other->bye) claim.arguments.insert(claim.arguments.begin(), {"other", *other->bye});
  claim.arguments.insert(claim.arguments.begin(), {"player", *bye});
  claim.arguments.push_back({"round", std::int64_t{subject.round()}});
  answer->story.push_back({claim.statement, std::move(claim.arguments)});
  return answer;
}

}  // namespace bloesem::explain
