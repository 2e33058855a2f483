// Brackets of a round with a wish: the fewest unwished pairs below all criteria and above section D.
#pragma once

#include <functional>
#include <span>

#include "engine/swiss/bracket_walk.hpp"
#include "engine/swiss/unwished_pairs.hpp"

namespace bloesem::swiss::dutch {

// Returns the best candidate by the criteria, of equal ones one with the fewest unwished pairs, and of those
// the one generated first. Errors: TooLarge.
[[nodiscard]] Result<BracketPairing> fewest_unwished(const BracketProblem& problem,
                                                     const UnwishedPairs& unwished);

// True if the round can be completed after these downfloaters.
using Completes = std::function<bool(std::span<const Position> downfloaters)>;

// Attempts after which fewest_completing keeps the downfloaters of the pairing without the wish.
inline constexpr int max_wish_attempts = 2000;

// Returns the same among the candidates that complete. `own`: the pairing without the wish, which does. For
// walks in which completion is no criterion (2016): the set of downfloaters is searched, since no matching can
// have both conditions on it. Errors: TooLarge.
[[nodiscard]] Result<BracketPairing> fewest_completing(BracketWalk& walk, const RoundField& field,
                                                       const Bracket& bracket, BracketPairing&& own,
                                                       const Completes& completes);

}  // namespace bloesem::swiss::dutch
