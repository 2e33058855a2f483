// Costs of repeated floats (C.12 to C.19; C14 to C21): the same four charges for the previous round and for two
// rounds before.
#pragma once

#include "criteria/criterion.hpp"

namespace bloesem::criteria {

using FloatOf = Float PlayerFacts::*;
inline constexpr FloatOf previous = &PlayerFacts::previous;
inline constexpr FloatOf before_previous = &PlayerFacts::before_previous;

// True if the pair floats: only players of different scores do.
[[nodiscard]] constexpr bool floats(const PlayerFacts& higher, const PlayerFacts& lower) noexcept {
  return higher.score != lower.score;
}

template <FloatOf Past>
inline constexpr SingleCost repeated_downfloat{[](const SinglePlayer& p) -> Charge {
                                                 return {p.facts.*Past == Float::Down ? 1 : 0, 0};
                                               },
                                               SingleShape::RepeatedDownfloat};

template <FloatOf Past>
inline constexpr PairCost repeated_downfloat_of_pair{
    [](const PlayerFacts& higher, const PlayerFacts& lower) -> Charge {
      return {floats(higher, lower) && higher.*Past == Float::Down ? 1 : 0, 0};
    },
    PairShape::RepeatedDownfloat};

template <FloatOf Past>
inline constexpr PairCost repeated_upfloat_of_pair{
    [](const PlayerFacts& higher, const PlayerFacts& lower) -> Charge {
      return {floats(higher, lower) && lower.*Past == Float::Up ? 1 : 0, 0};
    },
    PairShape::RepeatedUpfloat};

// The same, listing the score difference instead of counting. A downfloater's difference is the artificial one
// of A.8.
template <FloatOf Past>
inline constexpr SingleCost repeated_downfloat_difference{
    [](const SinglePlayer& p) -> Charge {
      return {repeated_downfloat<Past>(p).amount, p.facts.score - p.artificial};
    },
    SingleShape::RepeatedDownfloat};

template <FloatOf Past>
inline constexpr PairCost repeated_downfloat_difference_of_pair{
    [](const PlayerFacts& higher, const PlayerFacts& lower) -> Charge {
      return {repeated_downfloat_of_pair<Past>(higher, lower).amount, higher.score - lower.score};
    },
    PairShape::RepeatedDownfloat};

template <FloatOf Past>
inline constexpr PairCost repeated_upfloat_difference_of_pair{
    [](const PlayerFacts& higher, const PlayerFacts& lower) -> Charge {
      return {repeated_upfloat_of_pair<Past>(higher, lower).amount, higher.score - lower.score};
    },
    PairShape::RepeatedUpfloat};

}  // namespace bloesem::criteria
