// Is it the only one? Which boards of a round could be otherwise at equal criteria.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "bloesem/explain/claim.hpp"
#include "bloesem/explain/subject.hpp"

namespace bloesem::explain {

// Another pairing of a bracket that is equal to the one that was paired, by what it has otherwise: its criteria
// have the same values, those that look ahead among them, and after it the rest can be completed. Colours are
// not compared.
struct EqualPairing {
  std::vector<Pair> gone;             // pairs of the round that it is without, higher ranked first
  std::vector<Pair> come;             // those that it has instead
  std::vector<PlayerIndex> floaters;  // those who float down, or have the bye, in it alone, in A.2 order
  std::vector<PlayerIndex> instead;   // those who do not, but do in the round, in A.2 order

  friend bool operator==(const EqualPairing&, const EqualPairing&) = default;
};

// A bracket, given the pairs above it.
struct BracketUniqueness {
  std::size_t bracket = 0;  // index into Record::brackets; it is not discarded
  // Not all that there are, but enough to show every pair that one of them can be without.
  std::vector<EqualPairing> others;
  // By pair of the bracket's record: index into `others` of one without it. Empty: the pair is the only one
  // with these criteria, all equal pairings have it.
  std::vector<std::optional<std::size_t>> without;

  // True if the bracket has no other pairing with these criteria.
  [[nodiscard]] bool only_one() const noexcept { return others.empty(); }
};

// By bracket, in the order in which they were paired.
using Uniqueness = std::vector<BracketUniqueness>;

// Returns what is the only one, from exchanges of two players whom the criteria cannot tell apart, and for what
// they do not show from the optimal face of the bracket. With `score`: the answer for the brackets of that
// score alone. Errors: NoValidPairing if the round cannot be paired; InvalidInput in systems other than the
// FIDE (Dutch) System of 2016 and later and Ranked Dutch, and for rounds about which there is a wish; TooLarge
// if such a bracket has more than 16 384 players with those looked ahead to, or too many sets of downfloaters
// to try.
[[nodiscard]] Result<Uniqueness> uniqueness(const Subject& subject, std::optional<Points> score = {});

// Returns the answer about the round in claims, with a table of its brackets and one of the boards that could
// be otherwise. Errors: those of uniqueness.
[[nodiscard]] Result<Explanation> explain_only_one(const Subject& subject);
// The same about one bracket, with its equal pairings. Errors: likewise; InvalidInput if there is no bracket of
// that score.
[[nodiscard]] Result<Explanation> explain_only_one(const Subject& subject, Points score);

}  // namespace bloesem::explain
