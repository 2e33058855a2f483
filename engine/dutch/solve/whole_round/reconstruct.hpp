// From the pairs of a round to its brackets: who moved down where, who was exchanged, who has the bye.
#pragma once

#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "engine/swiss/bracket.hpp"

namespace bloesem::swiss::dutch {

inline constexpr Position nobody = -1;

// The residents who have no MDP as opponent, and how many pairs they make.
struct Remainder {
  std::vector<Position> members;
  int pairs = 0;
};

// Of a bracket, `mates` being the opponent of each position, or nobody.
[[nodiscard]] Remainder remainder_of(const Bracket& bracket, std::span<const Position> mates);
// Pairs, downfloaters and exchanges; who plays somebody further down is a downfloater.
[[nodiscard]] BracketPairing pairing_of(const Bracket& bracket, std::span<const Position> mates);

struct PairedBracket {
  Bracket bracket;         // of kind Normal
  BracketPairing pairing;  // without values of criteria
};

struct Reconstruction {
  std::vector<PairedBracket> brackets;  // from the top
  std::vector<Position> left_over;      // in the end; one player: the bye
};

// Reads the brackets off any legal pairs, not only those that the rules want: a pair is made in the bracket of
// its lower ranked player, and a player who is not paired there moves down. `collapsed_from` is the first
// player of the CLB, whose residents are all who follow; the pairs do not tell where it begins.
[[nodiscard]] Reconstruction reconstruct(const RoundField& field,
                                         std::span<const std::pair<Position, Position>> pairs,
                                         std::optional<Position> collapsed_from = {});

}  // namespace bloesem::swiss::dutch
