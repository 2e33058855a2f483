#include "engine/dutch/candidate_values.hpp"

#include <algorithm>
#include <functional>

#include "matching/index.hpp"

namespace bloesem::swiss::dutch {
namespace {

using criteria::Criterion;
using criteria::CriterionValue;

// Calls `add` with each charge of the candidate in this criterion.
template <class Add>
void for_each_charge(const Criterion& criterion, const BracketProblem& problem, const BracketPairing& pairing,
                     const Add& add) {
  const criteria::PlayerFacts* const facts = &problem.field.facts(0);
  const Position first_resident = problem.bracket.residents.front();
  const Position end = criterion.pair.end_of_charged(first_resident, problem.field.size(), problem.one_score,
                                                     problem.topscorers);
  if (end > 0)
    for (const auto& [h, l] : pairing.pairs) {
      if (h >= end) break;  // pairs are in rank order
      add(criterion.pair(facts[at(h)], facts[at(l)]));
    }
  if (criterion.single)
    for (const Position p : pairing.downfloaters)
      add(criterion.single({facts[at(p)], criteria::Zone::Bracket, p < first_resident, problem.artificial()}));
}

// Sets `value` to the candidate's cost in this criterion.
void charge(CriterionValue& value, const Criterion& criterion, const BracketProblem& problem,
            const BracketPairing& pairing) {
  if (!value.is_list) {
    std::int32_t sum = 0;
    for_each_charge(criterion, problem, pairing, [&](const criteria::Charge& each) { sum += each.amount; });
    value.count = sum;
    return;
  }
  for_each_charge(criterion, problem, pairing, [&](const criteria::Charge& each) { add_charge(value, each); });
  if (value.differences.size() > 1)
    std::sort(value.differences.begin(), value.differences.end(), std::greater<>());
}

}  // namespace

std::vector<CriterionValue> candidate_values(const BracketProblem& problem, const BracketPairing& pairing,
                                             const AheadValue& ahead) {
  std::vector<CriterionValue> values(problem.criteria.rows_in_force(problem.bracket.kind));
  auto next = values.begin();
  for (const Criterion& criterion : problem.criteria) {
    if (!contains(criterion.in_force, problem.bracket.kind)) continue;
    CriterionValue& value = *next++;
    value.article = criterion.article;
    value.meaning = criterion.meaning;
    value.is_list = criterion.measure == criteria::Measure::Differences;
    if (criterion.scope == criteria::Zone::Bracket || problem.bracket.ahead.empty())
      charge(value, criterion, problem, pairing);
    else if (criterion.scope == criteria::Zone::Below)
      value.count = static_cast<std::int32_t>(problem.vertices() % 2);  // left over by a completion
    else if (value.is_list)
      value.differences = ahead.differences;
    else
      value.count = static_cast<std::int32_t>(ahead.left_over);
  }
  return values;
}

}  // namespace bloesem::swiss::dutch
