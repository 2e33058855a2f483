// Section D: the order in which the candidates of a bracket are generated.
#pragma once

#include <vector>

#include "engine/swiss/appraisal.hpp"

namespace bloesem::swiss::dutch_2012 {

// A candidate by the players' numbers in the bracket, from 1 in rank order, MDPs first. A bracket that is
// treated as homogeneous has none.
struct NumberedCandidate {
  int moved_down = 0;
  std::vector<int> opponents;  // opponents[n - 1] is that of n; 0: none
};

// Returns the keys that order the candidates: the paired MDPs (D.3), their opponents (D.1), and of the others
// the exchange (D.2) and the transposition (D.1).
[[nodiscard]] std::vector<OrderKey> order_keys(const NumberedCandidate& candidate);

// Returns the number of players exchanged between S1 and S2.
[[nodiscard]] int exchanges_in(const std::vector<OrderKey>& keys);

}  // namespace bloesem::swiss::dutch_2012
