// Burstein System (C.04.4.2): the pairing of one bracket.
#pragma once

#include <utility>
#include <vector>

#include "engine/literal/completion.hpp"
#include "engine/literal/facts.hpp"

namespace bloesem::literal {

struct BursteinRound {
  const Field& field;
  Completion& completion;
  CheapestPairings& denied;       // C8
  const std::vector<int>& ranks;  // by place, from 0: Index, then pairing number (1.8)
};

struct BursteinPairs {
  std::vector<std::pair<Place, Place>> pairs;
  Mask floaters = 0;  // outgoing
};

// Pairs a bracket; `below` are all players of lower scoregroups. Requires that all of them can be paired.
[[nodiscard]] BursteinPairs pair_burstein_bracket(const BursteinRound& round, Mask bracket, Mask below);

}  // namespace bloesem::literal
