// Two groups of players, nobody of the one allowed to meet anybody of the other: without such groups, colours
// alone cannot make a round impossible (docs/formulation.md#lemma-ahead).
#pragma once

#include "matching/graph/bit_rows.hpp"

namespace bloesem::explain {

// True if two disjoint groups, neither empty and together of `size` vertices, may come to be barred from each
// other entirely when each vertex is barred from at most `further` vertices beside those of its row. The search
// is exact up to a check of sums and a limit of work: it may be wrongly true, never wrongly false.
[[nodiscard]] bool may_bar_groups(const matching::BitRows& barred, int size, int further);

}  // namespace bloesem::explain
