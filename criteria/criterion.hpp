// A row of a criteria table: what one article minimises, and what it charges.
//
// Every criterion is a cost: of a pair made in the bracket, and of a player left single. Edge weights follow
// from it and are never written by hand: pairing h and l saves the single cost of both and adds the cost of the
// pair, so
//     digit(h, l) = single(h) + single(l) - pair(h, l),
// and the total cost = (single costs of all players) - (sum of the digits over the matching).
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "bloesem/bracket_kind.hpp"
#include "criteria/player_facts.hpp"

namespace bloesem::criteria {

// How two candidates are compared by a criterion; fewer or smaller is always better.
enum class Measure : std::uint8_t {
  Count,        // a number
  Differences,  // a list of score differences, compared from the largest down (A.8)
};

// Where a player stands relative to the bracket. As a criterion's scope: how far down it looks; it treats a
// player as single who has no opponent down to there.
enum class Zone : std::uint8_t {
  Bracket,  // single: a downfloater
  Next,     // the following score group
  Below,    // all players further down
};
inline constexpr std::size_t zones = 3;

// Cost of a pair or of a single player. For a Count `difference` is unused; for Differences the charge puts
// `amount` entries of that score difference on the list. Amount 0 charges nothing.
struct Charge {
  std::int32_t amount = 0;
  Points difference = 0;
};

struct SinglePlayer {
  const PlayerFacts& facts;
  Zone zone = Zone::Bracket;
  bool moved_down = false;  // an MDP of the bracket
  Points artificial = 0;    // A.8: one point less than the lowest score within the criterion's scope
};

// What a pair cost guarantees. Solvers that do not evaluate every charge rely on this and nothing else, in
// switches that warn of a shape they do not know. All but Unknown charge two players of the same score alike,
// in either order.
enum class PairShape : std::uint8_t {
  Free,               // no pair is charged
  Unknown,            // no guarantee
  Uneven,             // only pairs of different scores are charged
  ScoreDifference,    // as Uneven; charges all such pairs, by scores alone
  RepeatedDownfloat,  // as Uneven; depends on the scores and on past downfloats of the higher ranked player
  RepeatedUpfloat,    // as Uneven; depends on the scores and on past upfloats of the lower ranked player
  Clash,              // 1 if both want the same colour, else 0
  StrongClash,        // 1 if both want the same colour at least strongly and not both absolutely, else 0
  AbsoluteClash,      // only pairs in which both want the same colour absolutely are charged
};

// True if the shape charges only pairs of different scores.
[[nodiscard]] constexpr bool only_uneven(PairShape shape) noexcept {
  switch (shape) {
    case PairShape::Uneven:
    case PairShape::ScoreDifference:
    case PairShape::RepeatedDownfloat:
    case PairShape::RepeatedUpfloat: return true;
    case PairShape::Free:
    case PairShape::Unknown:
    case PairShape::Clash:
    case PairShape::StrongClash:
    case PairShape::AbsoluteClash: break;
  }
  return false;
}

// True if the shape charges only pairs in which both want the same colour.
[[nodiscard]] constexpr bool only_clashes(PairShape shape) noexcept {
  switch (shape) {
    case PairShape::Clash:
    case PairShape::StrongClash:
    case PairShape::AbsoluteClash: return true;
    case PairShape::Free:
    case PairShape::Unknown:
    case PairShape::Uneven:
    case PairShape::ScoreDifference:
    case PairShape::RepeatedDownfloat:
    case PairShape::RepeatedUpfloat: break;
  }
  return false;
}

// What a single cost guarantees.
enum class SingleShape : std::uint8_t {
  Free,  // no single player is charged
  Unknown,
  One,                // 1 for every player
  Incomplete,         // 1 for a player eligible for the bye, else 3
  Unplayed,           // the player's rounds without a game
  FloatsOn,           // a list: the score above the artificial one, for players of the bracket
  Score,              // a list of one entry, which grows with the player's score alone
  RepeatedDownfloat,  // depends only on score, past downfloats, and on being an MDP
};

// A cost and what it guarantees. The guarantee stands next to the function so that both change together; tests
// check one against the other.
struct PairCost {
  using Function = Charge (*)(const PlayerFacts& higher, const PlayerFacts& lower);

  constexpr PairCost() noexcept = default;
  constexpr PairCost(Function function, PairShape its_shape = PairShape::Unknown) noexcept
      : charge(function), shape(its_shape) {}

  Function charge = nullptr;
  PairShape shape = PairShape::Free;

  Charge operator()(const PlayerFacts& higher, const PlayerFacts& lower) const { return charge(higher, lower); }
  // False if no pair costs anything.
  constexpr explicit operator bool() const noexcept { return shape != PairShape::Free; }
  // Returns the end of the players (or classes) of a bracket who can be the higher ranked in a pair that costs
  // anything: 0, `residents`, where the residents begin, or `end`. `one_score`: all residents have the same
  // score, so only MDPs make uneven pairs. Without topscorers absolute preferences never clash (C.3).
  template <class Index>
  [[nodiscard]] constexpr Index end_of_charged(Index residents, Index end, bool one_score,
                                               bool topscorers) const noexcept {
    if (shape == PairShape::Free || (shape == PairShape::AbsoluteClash && !topscorers)) return 0;
    return only_uneven(shape) && one_score ? residents : end;
  }
};

struct SingleCost {
  using Function = Charge (*)(const SinglePlayer& single);

  constexpr SingleCost() noexcept = default;
  constexpr SingleCost(Function function, SingleShape its_shape = SingleShape::Unknown) noexcept
      : charge(function), shape(its_shape) {}

  Function charge = nullptr;
  SingleShape shape = SingleShape::Free;

  Charge operator()(const SinglePlayer& single) const { return charge(single); }
  // False if no single player costs anything.
  constexpr explicit operator bool() const noexcept { return shape != SingleShape::Free; }
};

inline constexpr PairCost pairs_are_free{};
inline constexpr SingleCost singles_are_free{};

struct Criterion {
  std::string_view article;
  std::string_view meaning;  // what is counted, in plain words
  Measure measure = Measure::Count;
  Zone scope = Zone::Bracket;
  BracketKinds in_force = 0;
  PairCost pair;
  SingleCost single;
  // Wording for the table in docs/criteria.md.
  std::string_view pair_cost;
  std::string_view single_cost;
  std::string_view bye_cost;
};

// True if a list charges the higher ranked player of an uneven pair exactly when it charges that player as a
// downfloater, by the difference of the two scores instead of the artificial one (docs/formulation.md, lemma
// 4).
[[nodiscard]] constexpr bool charges_pairs_like_singles(const Criterion& criterion) noexcept {
  return criterion.measure == Measure::Differences &&
         ((criterion.pair.shape == PairShape::ScoreDifference &&
           criterion.single.shape == SingleShape::Score) ||
          (criterion.pair.shape == PairShape::RepeatedDownfloat &&
           criterion.single.shape == SingleShape::RepeatedDownfloat));
}

}  // namespace bloesem::criteria
