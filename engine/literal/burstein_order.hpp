// Burstein System (C.04.4.2), article 4: the order in which the pairings of a bracket are tried.
#pragma once

#include <functional>
#include <utility>
#include <vector>

#include "engine/literal/facts.hpp"

namespace bloesem::literal {

// A pairing of a bracket that is being completed from BSN 1 on.
struct PartialPairing {
  Mask open = 0;      // neither paired nor floating yet
  Mask floaters = 0;  // outgoing
  std::vector<std::pair<Place, Place>> pairs;
};

using PairingTest = std::function<bool(const PartialPairing&)>;

// Completes pairings with this number of outgoing floaters: first those in which the opponent of BSN 1 has the
// largest BSN, then likewise for BSN 2 and so on; floating counts as an opponent with BSN 0. `ranked` is the
// bracket by BSN. Partial pairings that are not `promising` are left out. Ends with true as soon as `accept`
// accepts a complete pairing, otherwise with false.
bool in_burstein_order(const std::vector<Place>& ranked, int floaters, const PairingTest& promising,
                       const PairingTest& accept);

}  // namespace bloesem::literal
