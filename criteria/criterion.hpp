// A row of a criteria table: what one article asks, and what it charges.
//
// Every criterion is a cost: of a pair made in the bracket, and of a player who is left single. The weight of
// an edge follows and is never written by hand: pairing h and l saves what both would cost if left single and
// adds what the pair costs, so
//     digit(h, l) = single(h) + single(l) - pair(h, l),
// and total cost = (everybody's single cost) - (total of the digits over the matching).
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "criteria/bracket_kind.hpp"
#include "criteria/player_facts.hpp"

namespace bloesem::criteria {

// How two candidates compare in a criterion. Fewer or smaller is always better.
enum class Measure : std::uint8_t {
  Count,        // a number
  Differences,  // a list of score differences, compared from the largest down (A.8)
};

// Where a player stands, seen from the bracket; and how far down a criterion looks: to it a player is single who
// has no opponent down to there.
enum class Zone : std::uint8_t {
  Bracket,  // single: a downfloater
  Next,     // the score group that follows
  Below,    // everybody further down
};
inline constexpr std::size_t zones = 3;

// Which pairs a criterion can charge at all: the others need not be asked about.
enum class Charged : std::uint8_t {
  AnyPair,
  UnevenPairs,      // of different scores
  AbsoluteClashes,  // both want the same colour absolutely
};

// What a pair or a single player costs. For a Count `difference` is unused; for Differences the charge puts
// `amount` entries of that score difference on the list. Nothing if amount is 0.
struct Charge {
  std::int32_t amount = 0;
  Points difference = 0;
};

struct SinglePlayer {
  const PlayerFacts& facts;
  Zone zone = Zone::Bracket;
  bool moved_down = false;  // an MDP of the bracket
  Points artificial = 0;    // A.8: one point less than the lowest score that the criterion sees
};

using PairCost = Charge (*)(const PlayerFacts& higher, const PlayerFacts& lower);
using SingleCost = Charge (*)(const SinglePlayer& single);

struct Criterion {
  std::string_view article;
  std::string_view meaning;  // what is counted, in our words
  Measure measure = Measure::Count;
  Zone scope = Zone::Bracket;
  BracketKinds in_force = 0;
  PairCost pair = nullptr;      // null: a pair costs nothing
  SingleCost single = nullptr;  // null: a single player costs nothing
  // For the reader of docs/criteria.md.
  std::string_view pair_cost;
  std::string_view single_cost;
  std::string_view bye_cost;
  Charged charged = Charged::AnyPair;
};

// The criteria of an edition in descending priority.
using CriteriaTable = std::span<const Criterion>;

}  // namespace bloesem::criteria
