#include "engine/dutch/candidate_values.hpp"

#include <algorithm>
#include <functional>
#include <span>

#include "matching/index.hpp"

namespace bloesem::swiss::dutch {
namespace {

using criteria::Criterion;
using criteria::CriterionValue;

// Charges a candidate. Finds out once what several criteria need.
class Charges {
 public:
  Charges(const BracketProblem& problem, const BracketPairing& pairing)
      : problem_(problem),
        facts_(&problem.field.facts(0)),
        first_resident_(problem.bracket.residents.front()),
        pairs_(pairing.pairs),
        downfloaters_(pairing.downfloaters) {
    while (pairs_of_mdps_ < pairs_.size() && pairs_[pairs_of_mdps_].first < first_resident_) ++pairs_of_mdps_;
    clash_ = std::any_of(pairs_.begin(), pairs_.end(), [this](const auto& pair) {
      return criteria::clash(facts_[at(pair.first)].preference, facts_[at(pair.second)].preference);
    });
  }

  // Sets `value` to the candidate's cost in this criterion.
  void charge(CriterionValue& value, const Criterion& criterion) const {
    if (!value.is_list) {
      std::int32_t sum = 0;
      for_each(criterion, [&](const criteria::Charge& each) { sum += each.amount; });
      value.count = sum;
      return;
    }
    for_each(criterion, [&](const criteria::Charge& each) { add_charge(value, each); });
    if (value.differences.size() > 1)
      std::sort(value.differences.begin(), value.differences.end(), std::greater<>());
  }

 private:
  // Calls add(charge) with each charge of the candidate in this criterion.
  template <class Add>
  void for_each(const Criterion& criterion, const Add& add) const {
    for (const auto& [h, l] : pairs_.first(end_of_charged(criterion.pair)))
      add(criterion.pair(facts_[at(h)], facts_[at(l)]));
    if (criterion.single)
      for (const Position p : downfloaters_)
        add(criterion.single(
            {facts_[at(p)], criteria::Zone::Bracket, p < first_resident_, problem_.artificial()}));
  }

  // Returns the end of the pairs that can cost anything. They are in rank order.
  [[nodiscard]] std::size_t end_of_charged(const criteria::PairCost& cost) const {
    if (!clash_ && only_clashes(cost.shape)) return 0;
    return cost.end_of_charged(pairs_of_mdps_, pairs_.size(), problem_.one_score, problem_.topscorers);
  }

  const BracketProblem& problem_;
  const criteria::PlayerFacts* facts_;  // by position
  Position first_resident_;
  std::span<const std::pair<Position, Position>> pairs_;
  std::span<const Position> downfloaters_;
  std::size_t pairs_of_mdps_ = 0;
  bool clash_ = false;  // the players of some pair want the same colour
};

}  // namespace

std::vector<CriterionValue> candidate_values(const BracketProblem& problem, const BracketPairing& pairing,
                                             const AheadValue& ahead) {
  const Charges charges(problem, pairing);
  std::vector<CriterionValue> values(problem.criteria.rows_in_force(problem.bracket.kind));
  auto next = values.begin();
  for (const Criterion& criterion : problem.criteria) {
    if (!contains(criterion.in_force, problem.bracket.kind)) continue;
    CriterionValue& value = *next++;
    value.article = criterion.article;
    value.meaning = criterion.meaning;
    value.is_list = criterion.measure == criteria::Measure::Differences;
    if (criterion.scope == criteria::Zone::Bracket || problem.bracket.ahead.empty())
      charges.charge(value, criterion);
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
