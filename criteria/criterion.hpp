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
#include <string_view>

#include "bloesem/bracket_kind.hpp"
#include "criteria/player_facts.hpp"

namespace bloesem::criteria {

// How two candidates compare in a criterion. Fewer or smaller is always better.
enum class Measure : std::uint8_t {
  Count,        // a number
  Differences,  // a list of score differences, compared from the largest down (A.8)
};

// Where a player stands, seen from the bracket; and how far down a criterion looks: to it a player is single
// who has no opponent down to there.
enum class Zone : std::uint8_t {
  Bracket,  // single: a downfloater
  Next,     // the score group that follows
  Below,    // everybody further down
};
inline constexpr std::size_t zones = 3;

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

// What a cost of pairs promises: solvers that do not ask for every single charge rely on this and on nothing
// else. All but Unknown charge two players of one score alike, in either order.
enum class PairShape : std::uint8_t {
  Unknown,            // nothing
  Uneven,             // only pairs of different scores are charged
  ScoreDifference,    // likewise, all of them, and only the scores are looked at
  RepeatedDownfloat,  // likewise, some of them, and of the higher ranked's past downfloats
  RepeatedUpfloat,    // likewise, some of them, and of the lower ranked's past upfloats
  Clash,              // 1 if both want the same colour, else 0
  StrongClash,        // 1 if both want it at least strongly and not both absolutely, else 0
  AbsoluteClash,      // only pairs in which both want the same colour absolutely are charged
};

[[nodiscard]] constexpr bool only_uneven(PairShape shape) noexcept {
  return shape == PairShape::Uneven || shape == PairShape::ScoreDifference ||
         shape == PairShape::RepeatedDownfloat || shape == PairShape::RepeatedUpfloat;
}

// The same of a cost of single players.
enum class SingleShape : std::uint8_t {
  Unknown,
  One,                // 1 for everybody
  Incomplete,         // 1 for who may have the bye, 3 for everybody else
  Unplayed,           // his rounds without a game
  FloatsOn,           // a list: his score above the artificial one, if he comes from the bracket
  Score,              // a list: one entry, which grows with his score and with nothing else
  RepeatedDownfloat,  // only his score, his past downfloats and whether he is an MDP are looked at
};

// A cost and what it promises. The promise stands where the function does: whoever changes one sees the other,
// and tests hold them against each other.
struct PairCost {
  Charge (*charge)(const PlayerFacts& higher, const PlayerFacts& lower) = nullptr;
  PairShape shape = PairShape::Unknown;

  Charge operator()(const PlayerFacts& higher, const PlayerFacts& lower) const { return charge(higher, lower); }
  // False: no pair costs anything.
  constexpr explicit operator bool() const noexcept { return charge != nullptr; }
};

struct SingleCost {
  Charge (*charge)(const SinglePlayer& single) = nullptr;
  SingleShape shape = SingleShape::Unknown;

  Charge operator()(const SinglePlayer& single) const { return charge(single); }
  // False: nobody costs anything.
  constexpr explicit operator bool() const noexcept { return charge != nullptr; }
};

inline constexpr PairCost pairs_are_free{};
inline constexpr SingleCost singles_are_free{};

struct Criterion {
  std::string_view article;
  std::string_view meaning;  // what is counted, in our words
  Measure measure = Measure::Count;
  Zone scope = Zone::Bracket;
  BracketKinds in_force = 0;
  PairCost pair;
  SingleCost single;
  // For the reader of docs/criteria.md.
  std::string_view pair_cost;
  std::string_view single_cost;
  std::string_view bye_cost;
};

// Lemma 4: a list charges the higher ranked of an uneven pair just if it charges him as a downfloater, with the
// difference of the scores instead of the artificial one.
[[nodiscard]] constexpr bool charges_pairs_like_singles(const Criterion& criterion) noexcept {
  return criterion.measure == Measure::Differences &&
         ((criterion.pair.shape == PairShape::ScoreDifference &&
           criterion.single.shape == SingleShape::Score) ||
          (criterion.pair.shape == PairShape::RepeatedDownfloat &&
           criterion.single.shape == SingleShape::RepeatedDownfloat));
}

}  // namespace bloesem::criteria
