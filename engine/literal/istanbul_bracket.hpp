// Dutch System of 2012: one bracket. All candidates are tried in the order of section D.
#pragma once

#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "engine/literal/istanbul_players.hpp"

namespace bloesem::literal {

struct IstanbulBracket {
  std::vector<Place> moved_down;  // in the order of A.2, as the residents
  std::vector<Place> residents;
  bool merged = false;  // C.13: heterogeneous, and scores are compared throughout
};

struct IstanbulCandidate {
  std::vector<std::pair<Place, Place>> pairs;
  std::vector<Place> downfloaters;  // in the order of A.2
  std::vector<Points> scores;       // of the downfloaters
  std::vector<int> requirements;    // what C.10 lowers, in the order of importance; smaller is better
};

// True if these downfloaters are acceptable.
using IstanbulCondition = std::function<bool(const std::vector<Place>& downfloaters)>;

// Returns the best acceptable candidate; empty if there is none. M1 and P1 are lowered as C.14 says.
[[nodiscard]] std::optional<IstanbulCandidate> best_candidate(const IstanbulRound& round,
                                                              const IstanbulBracket& bracket);

// The same where the downfloaters must be acceptable: as many pairs as possible come before everything else.
[[nodiscard]] std::optional<IstanbulCandidate> best_candidate_if(const IstanbulRound& round,
                                                                 const IstanbulBracket& bracket,
                                                                 const IstanbulCondition& acceptable);

}  // namespace bloesem::literal
