// Article A.9: pairs a round, bracket by bracket.
#pragma once

#include <optional>
#include <vector>

#include "bloesem/pair_round.hpp"
#include "bloesem/result.hpp"
#include "engine/sequence/bracket.hpp"
#include "engine/sequence/rulebook.hpp"
#include "engine/sequence/wish.hpp"

namespace bloesem::sequence {

// One bracket of the walk and its pairing.
struct PairedBracket {
  Bracket bracket;
  Candidate candidate;
  bool discarded = false;  // the rest could not be completed, so it was paired again as the PPB
};

struct Walk {
  std::vector<PairedBracket> brackets;  // in the order they were paired
  std::optional<Place> bye;
};

// `wish`: of the round; null: none. Errors: NoValidPairing (players: an obstacle, or none if a varied rulebook
// has no pairing), GaveUp, Cancelled.
[[nodiscard]] Result<Walk> walk(const Field& field, const Rulebook& rules,
                                const ProgressCallback& progress = {}, const WishedRules* wish = nullptr);

}  // namespace bloesem::sequence
