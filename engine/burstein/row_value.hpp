// The value of one row of the criteria for given pairs and single players.
#pragma once

#include <algorithm>
#include <functional>

#include "bloesem/criterion_value.hpp"
#include "criteria/criterion.hpp"

namespace bloesem::swiss::burstein {

class RowValue {
 public:
  explicit RowValue(const criteria::Criterion& row)
      : value_{row.article, row.meaning, row.measure == criteria::Measure::Differences, 0, {}} {}

  void add(const criteria::Charge& charge) {
    if (value_.is_list)
      value_.differences.append(static_cast<std::size_t>(charge.amount), charge.difference);
    else
      value_.count += charge.amount;
  }
  // Returns the value: a list in descending order.
  [[nodiscard]] criteria::CriterionValue value() && {
    std::sort(value_.differences.begin(), value_.differences.end(), std::greater<>());
    return std::move(value_);
  }

 private:
  criteria::CriterionValue value_;
};

}  // namespace bloesem::swiss::burstein
