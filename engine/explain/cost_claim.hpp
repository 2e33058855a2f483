// What another choice would cost, as a claim.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "bloesem/articles.hpp"
#include "bloesem/explain/all_pairs.hpp"
#include "bloesem/explain/claim.hpp"
#include "engine/explain/meaning_key.hpp"
#include "engine/explain/value_text.hpp"

namespace bloesem::explain {

// How a story says what a choice would cost.
struct CostStatements {
  Statement impossible;  // no further arguments
  Statement completion;  // where (the score of the departing bracket), article
  Statement criterion;   // where, article, meaning, value, instead
  Statement order;       // where
  // Where the player with the bye is chosen before all brackets, and the choice departs; Last_ where it cannot.
  Statement other_bye = Statement::Last_;  // article, meaning, value, instead
  Statement later_bye = Statement::Last_;  // no further arguments: equal in all criteria
};

struct CostClaim {
  Statement statement;
  std::vector<Argument> arguments;
};

class CostClaims {
 public:
  explicit CostClaims(const Subject& subject) : subject_(subject) {}

  // Returns the claim about a legal choice that the rules did not make.
  [[nodiscard]] CostClaim claim_of(const PairAnswer& cost, const CostStatements& statements) const {
    if (cost.fate == PairFate::Impossible) return {statements.impossible, {}};
    const BracketRecord& bracket = subject_.answer->record.brackets[cost.bracket];
    const bool is_bye = bracket.kind == criteria::BracketKind::Bye;
    std::vector<Argument> arguments;
    if (!is_bye) arguments.push_back({"where", Score{bracket.score}});
    if (cost.fate == PairFate::Order)
      return {is_bye ? statements.later_bye : statements.order, std::move(arguments)};
    arguments.push_back({"article", std::string(article_of(subject_, cost))});
    if (cost.fate == PairFate::Completion) return {statements.completion, std::move(arguments)};
    arguments.push_back({"meaning", meaning_key(cost.with)});
    arguments.push_back({"value", value_text(cost.with)});
    arguments.push_back({"instead", value_text(bracket.criteria[cost.criterion])});
    return {is_bye ? statements.other_bye : statements.criterion, std::move(arguments)};
  }

 private:
  const Subject& subject_;
};

}  // namespace bloesem::explain
