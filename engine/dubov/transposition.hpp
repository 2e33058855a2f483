// 3.2.5, 3.2.6 and 4.4: the first legal transposition of G2.
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "engine/dubov/round.hpp"
#include "engine/dubov/subgroups.hpp"
#include "matching/cardinality/first_assignment.hpp"

namespace bloesem::swiss::dubov {

using Pairs = std::vector<std::pair<Position, Position>>;  // of G1 and G2, in the order of S1

// Keeps its memory from bracket to bracket.
class Transposition {
 public:
  // Returns the pairs of S1, which is G1 by average rating, with the first legal order of G2 by pairing number;
  // empty if there is none. Requires subgroups of the same size.
  [[nodiscard]] std::optional<Pairs> first(const Round& round, Subgroups groups);

 private:
  matching::BitRows rows_;
  matching::FirstAssignment assignment_;
};

// Returns the same as Transposition::first by one matching that settles the partners of S1 one by one. Requires
// that there is one.
[[nodiscard]] Pairs first_transposition_by_matching(const Round& round, Subgroups groups);

}  // namespace bloesem::swiss::dubov
