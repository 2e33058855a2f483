// Adds up what a criterion charges the pairs of a bracket.
#pragma once

#include <cstddef>

#include "bloesem/criterion_value.hpp"
#include "criteria/criterion.hpp"

namespace bloesem::swiss {

// Adds a charge: to the count, or as entries at the end of the list.
inline void add_charge(criteria::CriterionValue& value, const criteria::Charge& charge) {
  if (!value.is_list)
    value.count += charge.amount;
  else if (charge.amount > 0)
    value.differences.append(static_cast<std::size_t>(charge.amount), charge.difference);
}

}  // namespace bloesem::swiss
