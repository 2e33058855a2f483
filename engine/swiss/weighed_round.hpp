// A finished round as one problem of heaviest matching. Includes Boost.Multiprecision: include it in source
// files only.
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "bloesem/player_index.hpp"
#include "engine/swiss/round_field.hpp"
#include "matching/weighted/heaviest_matching.hpp"

namespace bloesem::swiss {

// The opponent of each position; -1 for the player with the bye, and for players not paired yet.
using Opponents = std::vector<Position>;

// What a new start (A.9 of 2016) discarded: the pairs down to the bracket that ends before position `end`.
struct DiscardedStart {
  Position end = 0;
  Opponents mates;
};

struct FinishedRound {
  Opponents mates;
  std::optional<DiscardedStart> discarded = {};
};

// Vertices are positions, edges are the legal pairs. The weights have the digits of all brackets, in this
// order.
struct WeighedRound {
  std::vector<matching::WeightedEdge> edges;
  // If the round is the one that the rules require, exactly those matchings are the heaviest ones that contain
  // all of these pairs and some best value ahead of them.
  std::vector<std::pair<Position, Position>> pairs;
};

}  // namespace bloesem::swiss
