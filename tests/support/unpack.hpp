// The inverse of packing digits into a weight.
#pragma once

#include <cstdint>
#include <vector>

#include "matching/weighted/weight.hpp"

namespace bloesem::test {

// Returns the digit totals of a total weight.
[[nodiscard]] inline std::vector<std::int64_t> unpack(matching::Integer weight,
                                                      const matching::Layout& layout) {
  using matching::Integer;
  // Subtracting the least total of each digit makes all digits non-negative, so that their bits can be
  // extracted.
  for (std::size_t k = 0; k < layout.digits(); ++k) weight -= Integer(layout.range(k).least) << layout.shift(k);
  std::vector<std::int64_t> totals(layout.digits());
  for (std::size_t k = 0; k < layout.digits(); ++k) {
    const Integer digit = weight >> layout.shift(k);
    weight -= digit << layout.shift(k);
    totals[k] = static_cast<std::int64_t>(digit) + layout.range(k).least;
  }
  return totals;
}

}  // namespace bloesem::test
