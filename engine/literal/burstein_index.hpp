// Burstein System (C.04.4.2), 1.7: the Index, by which brackets are ranked.
#pragma once

#include <compare>
#include <cstdint>
#include <vector>

#include "engine/literal/facts.hpp"

namespace bloesem::literal {

// Compared in this order; the higher one ranks first.
struct BursteinIndex {
  std::int64_t buchholz = 0;          // tenths of a point
  std::int64_t sonneborn_berger = 0;  // hundredths

  friend auto operator<=>(const BursteinIndex&, const BursteinIndex&) = default;
};

// Returns the Index by place. From standings points, without virtual ones. `absent_runs_only`: see
// LiteralRound.
[[nodiscard]] std::vector<BursteinIndex> burstein_indices(const Field& field, bool absent_runs_only);

}  // namespace bloesem::literal
