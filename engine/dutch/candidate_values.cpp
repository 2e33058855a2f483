#include "engine/dutch/candidate_values.hpp"

#include <algorithm>
#include <functional>

namespace bloesem::swiss::dutch {
namespace {

using criteria::Charge;
using criteria::Criterion;
using criteria::CriterionValue;
using criteria::PairShape;

void add(CriterionValue& value, const Charge& charge) {
  if (value.is_list)
    value.differences.append(static_cast<std::size_t>(charge.amount), charge.difference);
  else
    value.count += charge.amount;
}

// Adds the candidate's cost in this criterion.
void charge(CriterionValue& value, const Criterion& criterion, const BracketProblem& problem,
            const BracketPairing& pairing) {
  const RoundField& field = problem.field;
  if (criterion.pair) {
    for (const auto& [h, l] : pairing.pairs) {
      const criteria::PlayerFacts& higher = field.facts(h);
      // Only MDPs, and in a collapsed last bracket residents, make uneven pairs, and pairs are in rank order.
      if (only_uneven(criterion.pair.shape) && higher.score == problem.lowest_score) break;
      if (criterion.pair.shape == PairShape::AbsoluteClash && !higher.preference.absolute()) continue;
      add(value, criterion.pair(higher, field.facts(l)));
    }
  }
  if (criterion.single) {
    const Position first = problem.bracket.residents.front();
    for (const Position p : pairing.downfloaters)
      add(value, criterion.single({field.facts(p), criteria::Zone::Bracket, p < first, problem.artificial()}));
  }
  std::sort(value.differences.begin(), value.differences.end(), std::greater<>());
}

}  // namespace

std::vector<CriterionValue> candidate_values(const BracketProblem& problem, const BracketPairing& pairing,
                                             const AheadValue& ahead) {
  std::vector<CriterionValue> values;
  values.reserve(problem.criteria.size());
  for (const Criterion& criterion : problem.criteria) {
    if (!contains(criterion.in_force, problem.bracket.kind)) continue;
    CriterionValue& value = values.emplace_back();
    value.article = criterion.article;
    value.meaning = criterion.meaning;
    value.is_list = criterion.measure == criteria::Measure::Differences;
    if (criterion.scope == criteria::Zone::Bracket || problem.bracket.ahead.empty())
      charge(value, criterion, problem, pairing);
    else if (value.is_list)
      value.differences = ahead.differences;
    else
      value.count = static_cast<std::int32_t>(ahead.left_over);
  }
  return values;
}

}  // namespace bloesem::swiss::dutch
