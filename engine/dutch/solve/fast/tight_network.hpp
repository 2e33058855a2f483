// The pairs that an optimum can contain: the partition of a bracket, and which pairs of its nodes are tight
// under the potentials of the class optimum.
#pragma once

#include "engine/dutch/solve/fast/partition.hpp"
#include "engine/swiss/bracket_view.hpp"
#include "matching/graph/bit_rows.hpp"

namespace bloesem::swiss::dutch {

struct TightNetwork {
  const BracketView& view;
  const Partition& partition;
  const matching::BitRows& tight;  // nodes and slot, symmetric

  [[nodiscard]] int node(BracketNumber v) const noexcept { return partition.node(v); }
};

}  // namespace bloesem::swiss::dutch
