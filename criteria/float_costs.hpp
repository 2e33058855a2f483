// What repeated floats cost (C.12 to C.19): the same four charges for the previous round and for two rounds
// before.
#pragma once

#include "criteria/criterion.hpp"

namespace bloesem::criteria {

using FloatOf = Float PlayerFacts::*;
inline constexpr FloatOf previous = &PlayerFacts::previous;
inline constexpr FloatOf before_previous = &PlayerFacts::before_previous;

// Does a pair float at all? Only between different scores.
[[nodiscard]] constexpr bool floats(const PlayerFacts& higher, const PlayerFacts& lower) noexcept {
  return higher.score != lower.score;
}

template <FloatOf Past>
[[nodiscard]] Charge repeated_downfloat(const SinglePlayer& p) {
  return {p.facts.*Past == Float::Down ? 1 : 0, 0};
}

template <FloatOf Past>
[[nodiscard]] Charge repeated_downfloat_of_pair(const PlayerFacts& higher, const PlayerFacts& lower) {
  return {floats(higher, lower) && higher.*Past == Float::Down ? 1 : 0, 0};
}

template <FloatOf Past>
[[nodiscard]] Charge repeated_upfloat_of_pair(const PlayerFacts& higher, const PlayerFacts& lower) {
  return {floats(higher, lower) && lower.*Past == Float::Up ? 1 : 0, 0};
}

// The same, listing the score difference instead of counting. A downfloater's is the artificial one of A.8.
template <FloatOf Past>
[[nodiscard]] Charge repeated_downfloat_difference(const SinglePlayer& p) {
  return {repeated_downfloat<Past>(p).amount, p.facts.score - p.artificial};
}

template <FloatOf Past>
[[nodiscard]] Charge repeated_downfloat_difference_of_pair(const PlayerFacts& higher, const PlayerFacts& lower) {
  return {repeated_downfloat_of_pair<Past>(higher, lower).amount, higher.score - lower.score};
}

template <FloatOf Past>
[[nodiscard]] Charge repeated_upfloat_difference_of_pair(const PlayerFacts& higher, const PlayerFacts& lower) {
  return {repeated_upfloat_of_pair<Past>(higher, lower).amount, higher.score - lower.score};
}

}  // namespace bloesem::criteria
