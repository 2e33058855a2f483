// Pairs that attain the best value of the look-ahead (C.7) where the round has others (docs/proofs.md, section
// 3). Includes Boost.Multiprecision: include it in source files only.
#pragma once

#include <cstddef>
#include <optional>

#include "engine/proof/proof.hpp"
#include "engine/proof/proof_round.hpp"

namespace bloesem::proof {

struct BestAhead {
  Positions mates;                   // with the pairs ahead in place of those of the round
  std::optional<PlayerPairs> pairs;  // if they differ from those of the round
  bool sampled = false;              // not all pairs ahead were considered, so the value may not be the best
};

// Returns the given mates with the best pairs ahead. At most `pairs_of_a_kind` pairs between players of the
// same kinds are considered, the others are kept.
[[nodiscard]] BestAhead best_ahead(const ProofRound& round, const BracketPlayers& bracket, Positions mates,
                                   std::size_t pairs_of_a_kind);

}  // namespace bloesem::proof
