// Dubov System (C.04.4.1): the two subgroups of a bracket, the shifts between them, and the transposition.
#pragma once

#include <span>
#include <utility>
#include <vector>

#include "engine/literal/completion.hpp"
#include "engine/literal/dubov_facts.hpp"

namespace bloesem::literal {

struct Subgroups {
  std::vector<Place> first;   // G1
  std::vector<Place> second;  // G2
};

// 3.2.3: returns the players who seek White and the others, in 4.3 order: the former by ARO and pairing number,
// the latter by pairing number. If none has played: the halves by pairing number.
[[nodiscard]] Subgroups split(const Field& field, const std::vector<DubovPlayer>& players, Mask bracket);

// 4.3: returns the list from its middle outwards; of two middle ones the former is first.
[[nodiscard]] std::vector<Place> middle_out(std::vector<Place> list);

// 3.2.4 to 3.2.6: returns the pairs of a bracket that can be paired completely. `charges` counts the denied
// preferences (C7). Empty if no shifts lead to a pairing, which the text rules out.
[[nodiscard]] std::vector<std::pair<Place, Place>> pair_by_shifts(const Field& field,
                                                                  const std::vector<DubovPlayer>& players,
                                                                  Mask bracket, CheapestPairings& charges);

}  // namespace bloesem::literal
