// What the proof of a bracket of matches claims: the set of upfloaters (C4 to C7, 3.5), and the pairs (3.6).
#pragma once

#include <span>
#include <vector>

#include "engine/double_swiss/match_round.hpp"
#include "engine/swiss/proof_plan.hpp"

namespace bloesem::swiss::double_swiss {

// A bracket as the given pairing has it. All lists are ascending.
struct MatchBracket {
  std::vector<Position> residents;
  std::vector<Position> lower;  // all players left below
  std::vector<Position> upfloaters;
};

// Which edges and digits the claim on upfloaters has.
struct UpfloaterScope {
  ProofZone zone = ProofZone::Bracket;  // All: the lower players are paired with each other, too
  bool following = false;               // a digit for C6
  bool floats = true;                   // a digit for C7
};

// True if a player has the score directly below the bracket.
[[nodiscard]] bool is_following(const MatchRound& round, const MatchBracket& bracket, Position p);

// Returns the claim that the upfloaters are the best set, and the first of the best. Vertices: the lower
// players, then the residents. The digits of C4 and C5 come first, then that of C6.
[[nodiscard]] ProofClaim claim_on_upfloaters(const MatchRound& round, const MatchBracket& bracket,
                                             const UpfloaterScope& scope);

// Returns the claim that the pairs of the bracket are the best ones with the smallest identifier. Vertices: its
// players by number. `opponents`: by position.
[[nodiscard]] ProofClaim claim_on_pairs(const MatchRound& round, const MatchBracket& bracket,
                                        std::span<const Position> opponents);

}  // namespace bloesem::swiss::double_swiss
