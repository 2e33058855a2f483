// The first pairing of a bracket as far as counting decides it: BSN 1 meets the largest BSN that legality and
// the counts of colours allow, then the next player without an opponent, and so on (4.3).
#pragma once

#include <cstddef>
#include <span>
#include <utility>
#include <vector>

#include "engine/burstein/colour_counts.hpp"
#include "engine/swiss/round_field.hpp"

namespace bloesem::swiss::burstein {

// What the counts of colours say of a bracket: no candidate has fewer floaters, and none with these floaters
// has fewer clashes.
struct CountedBounds {
  int floaters = 0;
  int clashes = 0;

  [[nodiscard]] static CountedBounds of(const RoundField& field, std::span<const Position> players) {
    const ColourCounts counts = count_colours(field, players);
    return {counts.fewest_floaters(), counts.fewest_clashes(counts.fewest_floaters())};
  }
};

// A pair of a bracket: indexes into its players, the higher ranked first.
using BracketPair = std::pair<int, int>;

// Returns the first pairs, in the order in which they are chosen, of every candidate that attains `bounds` and
// precedes all others that do: each larger partner is illegal, or the counts of those left over exceed the
// bounds. Ends when at most `left` players are left over, or when a player finds no partner. `players` by BSN.
[[nodiscard]] std::vector<BracketPair> fold(const RoundField& field, std::span<const Position> players,
                                            CountedBounds bounds, std::size_t left);

}  // namespace bloesem::swiss::burstein
