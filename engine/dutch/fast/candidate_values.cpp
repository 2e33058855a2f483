#include "engine/dutch/fast/candidate_values.hpp"

#include <algorithm>
#include <functional>

namespace bloesem::dutch {
namespace {

using criteria::Charge;
using criteria::Criterion;
using criteria::CriterionValue;
using criteria::PairShape;

void add(CriterionValue& value, const Charge& charge) {
  if (value.is_list) value.differences.append(static_cast<std::size_t>(charge.amount), charge.difference);
  else value.count += charge.amount;
}

CriterionValue value_of(const Criterion& criterion, const RoundField& field, const Bracket& bracket,
                        const BracketPairing& pairing) {
  CriterionValue value{criterion.article, criterion.meaning, criterion.measure == criteria::Measure::Differences, 0, {}};
  if (criterion.pair) {
    const Points last = field.facts(bracket.residents.back()).score;
    for (const auto& [h, l] : pairing.pairs) {
      const criteria::PlayerFacts& higher = field.facts(h);
      // Below the MDPs and outside a CLB nothing is uneven any more.
      if (only_uneven(criterion.pair.shape) && higher.score == last) break;
      if (criterion.pair.shape == PairShape::AbsoluteClash && !higher.preference.absolute()) continue;
      add(value, criterion.pair(higher, field.facts(l)));
    }
  }
  if (criterion.single) {
    const Points artificial = field.facts(bracket.residents.back()).score - one_point;
    for (const Position p : pairing.downfloaters) 
      add(value, criterion.single({field.facts(p), criteria::Zone::Bracket, p < bracket.residents.front(), artificial}));
  }
  std::sort(value.differences.begin(), value.differences.end(), std::greater<>());
  return value;
}

}  // namespace

std::vector<CriterionValue> candidate_values(const RoundField& field, criteria::CriteriaTable table,
                                             const Bracket& bracket, const BracketPairing& pairing,
                                             const AheadValue& ahead) {
  std::vector<CriterionValue> values;
  values.reserve(table.size());
  for (const Criterion& criterion : table) {
    if (!contains(criterion.in_force, bracket.kind)) continue;
    if (criterion.scope == criteria::Zone::Bracket || bracket.ahead.empty()) {
      values.push_back(value_of(criterion, field, bracket, pairing));
      continue;
    }
    const bool list = criterion.measure == criteria::Measure::Differences;
    values.push_back({criterion.article, criterion.meaning, list, list ? 0 : static_cast<std::int32_t>(ahead.left_over),
                      list ? ahead.differences : criteria::ScoreDifferences{}});
  }
  return values;
}

}  // namespace bloesem::dutch
