// Where a round departs from the pairing of a system that pairs step by step.
#pragma once

#include <optional>
#include <vector>

#include "bloesem/judge/verdict.hpp"
#include "bloesem/pair_round.hpp"

namespace bloesem {

// Returns the first pair of `pairing` that is not on the boards of the other round; empty if all are.
[[nodiscard]] std::optional<WalkStep> first_missing_pair(const RoundPairing& pairing,
                                                         const std::vector<Board>& other);

// Returns the bye if the player who has it is on a board of the other round.
[[nodiscard]] std::optional<WalkStep> missing_bye(const RoundPairing& pairing, const std::vector<Board>& other);

// Returns the bye if it is missing, since it is chosen before all pairs, or else the first missing pair.
[[nodiscard]] std::optional<WalkStep> first_step(const RoundPairing& pairing, const std::vector<Board>& other);

// Returns the pairs that the other round makes among the players of a bracket, and the players left.
[[nodiscard]] JudgedCandidate candidate_among(const BracketRecord& bracket, const std::vector<Board>& other);

}  // namespace bloesem
