// What a proof shows about matchings, claim by claim. Includes Boost.Multiprecision: include it in source files
// only.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "engine/proof/problem.hpp"
#include "engine/proof/proof.hpp"
#include "engine/proof/proof_round.hpp"

namespace bloesem::proof {

enum class ClaimKind : std::uint8_t {
  Bye,         // the score of the bye is the lowest possible
  Bracket,     // the pairs of a bracket are optimal in its criteria
  Discarded,   // likewise, of an attempt that the rules discard
  Obstacle,    // nothing completes the discarded attempt
  Impossible,  // there is no round
};

// Duals that have been verified. All but obstacles show that no matching of the problem is heavier than `mates`
// (by vertex, or no_vertex).
struct Claim {
  ClaimKind kind = ClaimKind::Bracket;
  int bracket = 0;  // from 1; 0 if the claim is about the whole field
  Reach reach = Reach::All;
  const RoundField& field;
  const Problem& problem;
  const std::vector<Vertex>& mates;
  const Duals& duals;

  [[nodiscard]] bool is_obstacle() const noexcept {
    return kind == ClaimKind::Obstacle || kind == ClaimKind::Impossible;
  }
};

// May be empty.
using ClaimVisitor = std::function<void(const Claim& claim)>;

}  // namespace bloesem::proof
