// What a proof shows besides the optimum of a bracket where the next one decides whether it is paired again:
// C.12 and C.13 of 2012 (docs/proofs.md, section 12). Includes Boost.Multiprecision: include it in source files
// only.
#pragma once

#include "engine/proof/problem.hpp"
#include "engine/proof/proof.hpp"
#include "engine/proof/proof_round.hpp"

namespace bloesem::proof {

// True if it must be shown that no candidate with the same scores lets the next bracket make all its pairs. The
// mates are those of the candidate, with the best pairs ahead.
[[nodiscard]] bool leaves_unpaired(const ProofRound& round, const BracketPlayers& bracket,
                                   const Positions& mates);
// Returns the problem of that claim: the bracket and the next score group, with the rows down to the last one
// that looks ahead. Requires looks_ahead().
[[nodiscard]] Problem problem_of_next(const ProofRound& round, const BracketPlayers& bracket);
// True if duals with conditions 1 and 2 show that no matching is as good in these rows as the candidate's pairs
// would be if the next bracket made all its pairs. `mates`: of the candidate. Requires that the duals fit the
// problem.
[[nodiscard]] bool shows_unpaired(const Problem& problem, const std::vector<Vertex>& mates, const Duals& duals);

// True if it must be shown that the merged bracket cannot be completed unless players who moved down meet.
[[nodiscard]] bool merges_without_moved_down(const ProofRound& round, const BracketPlayers& bracket);
// Returns the problem of that claim.
[[nodiscard]] Problem problem_of_merging(const ProofRound& round, const BracketPlayers& bracket);

}  // namespace bloesem::proof
