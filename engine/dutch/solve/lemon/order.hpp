// Section D: of all candidates that are equal in every criterion, selects the one generated first.
#pragma once

#include "matching/face/optimal_matchings.hpp"

namespace bloesem::swiss::dutch {

// `best` are the optimal matchings of a bracket: vertices [0, moved_down) are its MDPs, [moved_down, inside)
// its residents, all in A.2 order; vertices from `inside` on are looked ahead to. In all of them as many MDPs
// of each score and as many residents are paired inside. Makes the first generated candidate current (B.6, B.7,
// D.1 to D.3 in the closed form of docs/formulation.md):
//   1. the MDPs that are paired, smallest BSNs first (D.3);
//   2. their opponents, MDP by MDP, smallest BSN first (D.1);
//   3. in the remainder, numbered afresh: fewest exchanges, smallest difference of sums, highest BSNs out of
//      S1, lowest into S1 (D.2);
//   4. the opponents of S1, in order, smallest BSN first (D.1).
// Returns the number of residents exchanged between S1 and S2.
int choose_first_generated(matching::OptimalMatchings& best, matching::Vertex moved_down,
                           matching::Vertex inside);

}  // namespace bloesem::swiss::dutch
