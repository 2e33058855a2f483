// Derives the brackets of a round from its pairs: downfloaters, exchanges and the bye.
#pragma once

#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "engine/swiss/bracket.hpp"

namespace bloesem::swiss::dutch {

inline constexpr Position nobody = -1;

// The residents whose opponent is not an MDP, and the number of pairs among them.
struct Remainder {
  std::vector<Position> members;
  int pairs = 0;
};

// Returns the remainder of a bracket; `mates` is the opponent of each position, or `nobody`.
[[nodiscard]] Remainder remainder_of(const Bracket& bracket, std::span<const Position> mates);
// Returns pairs, downfloaters and exchanges of the bracket. A player whose opponent is below the bracket is a
// downfloater.
[[nodiscard]] BracketPairing pairing_of(const Bracket& bracket, std::span<const Position> mates);

struct PairedBracket {
  Bracket bracket;         // of kind Normal
  BracketPairing pairing;  // without values of criteria
};

struct Reconstruction {
  std::vector<PairedBracket> brackets;  // from the top
  std::vector<Position> left_over;      // after the last bracket; a single player has the bye
};

// Derives the brackets from any legal pairs, not only from those that the rules give. A pair is made in the
// bracket of its lower ranked player, and a player who is not paired in a bracket moves down. `collapsed_from`
// is the first player of the CLB, whose residents are this player and all later ones; it does not follow from
// the pairs.
[[nodiscard]] Reconstruction reconstruct(const RoundField& field,
                                         std::span<const std::pair<Position, Position>> pairs,
                                         std::optional<Position> collapsed_from = {});

}  // namespace bloesem::swiss::dutch
