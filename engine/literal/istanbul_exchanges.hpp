// Dutch System of 2012, D.2 and D.3: exchanges and sets in the order of the text.
#pragma once

#include <cstddef>
#include <vector>

#include "engine/literal/facts.hpp"

namespace bloesem::literal {

struct IstanbulHalves {
  std::vector<Place> s1;
  std::vector<Place> s2;
};

// D.3: returns the sets of `size` players, the highest first, then in lexicographic order.
[[nodiscard]] std::vector<std::vector<Place>> sets_of(const std::vector<Place>& players, std::size_t size);

// D.2: returns all divisions into S1, of `pairs` players, and S2: the original one, then exchanges of one
// player, of two, and so on, each in the order of the differences, of the list of S1 and of the list of S2.
[[nodiscard]] std::vector<IstanbulHalves> exchanges(const std::vector<Place>& players, std::size_t pairs);

}  // namespace bloesem::literal
