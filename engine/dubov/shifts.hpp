// 3.2.4 and 4.3: players shifted between the subgroups until every player of one can meet one of the other.
#pragma once

#include <optional>
#include <vector>

#include "engine/dubov/round.hpp"
#include "engine/dubov/subgroups.hpp"

namespace bloesem::swiss::dubov {

// Returns the subgroups after the second shift alone, with the first set of the order, whether or not they lead
// to a pairing.
[[nodiscard]] Subgroups shifted_in_order(const Subgroups& groups);

// Returns the subgroups after the second shift if a legal pairing of the bracket without pairs in the smaller
// subgroup exists, so that no player leaves it. Empty if none does.
[[nodiscard]] std::optional<Subgroups> shifted_once(const Round& round, const Subgroups& groups);

// Returns the subgroups after both shifts, by two matchings that settle the players of each subgroup one by
// one. Requires that the bracket can be paired.
[[nodiscard]] Subgroups shifted_by_matching(const Round& round, const Subgroups& groups);

// The players of a bracket whom its pairs show to have been shifted, in the earliest way possible.
struct Shifted {
  std::vector<int> from_smaller;  // numbers in the order of 4.3, from 1, ascending
  std::vector<int> from_larger;   // likewise
  Subgroups groups;               // after both shifts
};

// Each pair within a subgroup has one player who was shifted: the earlier one. Requires that the pairs are
// those of all players of the subgroups.
[[nodiscard]] Shifted shifted_by_pairs(const Subgroups& groups,
                                       const std::vector<std::pair<Position, Position>>& pairs);

}  // namespace bloesem::swiss::dubov
