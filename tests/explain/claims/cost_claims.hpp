// Claims about what a choice costs, against the cost that the sequence engine finds.
#pragma once

#include "engine/explain/meaning_key.hpp"
#include "tests/explain/claims/evidence.hpp"
#include "tests/explain/sequence_cost.hpp"

namespace bloesem::test {

// True if the cost has this fate, and the claim the place, article and values of it. The score of the player
// with the bye (C5) is a row of every bracket of the second engine, so its place is not compared.
[[nodiscard]] inline bool states_cost(Evidence& evidence, const explain::Claim& claim,
                                      const explain::PairAnswer& cost, explain::PairFate fate) {
  if (cost.fate != fate) return false;
  if (fate == explain::PairFate::Impossible) return true;
  const BracketRecord& bracket = evidence.own()->record.brackets[cost.bracket];
  if (cost.with.article != "C5" && score_in(claim, "where") != bracket.score) return false;
  if (fate != explain::PairFate::Criterion) return true;
  return text_in(claim, "article") == cost.with.article &&
         text_in(claim, "meaning") == explain::meaning_key(cost.with) &&
         text_in(claim, "value") == text_of(cost.with) &&
         text_in(claim, "instead") == text_of(bracket.criteria[cost.criterion]);
}

// In systems that the sequence engine does not know, whether there is a round at all is verified, and that a
// criterion has another value. In the others, the cost of the second engine's round.
[[nodiscard]] inline bool has_cost(Evidence& evidence, const explain::Claim& claim, const PairOptions& options,
                                   explain::PairFate fate) {
  if (!evidence.has_records()) {
    const bool differs =
        fate != explain::PairFate::Criterion || text_in(claim, "value") != text_in(claim, "instead");
    return evidence.with(options).has_value() == (fate != explain::PairFate::Impossible) && differs;
  }
  return states_cost(evidence, claim, sequence_cost(evidence.subject(), options), fate);
}

// Returns the options in which the two meet.
[[nodiscard]] inline PairOptions meeting_each_other(const explain::Subject& subject, PlayerIndex one,
                                                    PlayerIndex other) {
  PairOptions options = meeting_only(subject, one, {other});
  const PairOptions others = meeting_only(subject, other, {one});
  options.forbidden.insert(options.forbidden.end(), others.forbidden.begin(), others.forbidden.end());
  options.without_bye.push_back(other);
  return options;
}

}  // namespace bloesem::test
