// Money for places, shared among players with the same points.
#pragma once

#include <cstdint>
#include <vector>

#include "bloesem/points.hpp"

namespace bloesem::standings {

using Cents = std::int64_t;

inline constexpr Cents largest_fund =
    100'000'000'000'000;  // all prizes together: a million million of the unit

enum class Sharing : std::uint8_t {
  ByPlace,  // to each the prize of his place
  Hort,     // half of each prize by place, the other halves in equal parts to all who have the same points
  Equal,    // all who have the same points, in equal parts
};

// One player of the final order.
struct PaidPlace {
  Points points = 0;
  int rank = 1;  // who shares a rank shares what its places bring by place
};

// What each gets, in the order given, best first. prizes[i] is that of place i + 1; a place beyond them has
// none. Players in a row with the same points share the prizes of their places, and these are given out to the
// cent: everybody gets his amount rounded down, and the cents left over go to the largest fractions, the better
// placed first. At most a million places; no prize is negative, and together they are not above the largest
// fund.
[[nodiscard]] std::vector<Cents> share_prizes(const std::vector<PaidPlace>& places,
                                              const std::vector<Cents>& prizes, Sharing sharing);

}  // namespace bloesem::standings
