#include "engine/swiss/appraisal.hpp"

#include <algorithm>

namespace bloesem::swiss {

std::strong_ordering compare(const criteria::CriterionValue& a, const criteria::CriterionValue& b) {
  if (!a.is_list) return a.count <=> b.count;
  return a.differences <=> b.differences;
}

std::strong_ordering compare(const OrderKey& a, const OrderKey& b) {
  const std::strong_ordering order = std::lexicographical_compare_three_way(a.numbers.begin(), a.numbers.end(),
                                                                            b.numbers.begin(), b.numbers.end());
  return a.larger_first ? 0 <=> order : order;
}

}  // namespace bloesem::swiss
