// Prize money for places, shared among players with the same points.
#pragma once

#include <cstdint>
#include <vector>

#include "bloesem/points.hpp"

namespace bloesem::standings {

using Cents = std::int64_t;

inline constexpr Cents largest_fund = 100'000'000'000'000;  // all prizes together: 10^12 units

enum class Sharing : std::uint8_t {
  ByPlace,  // each player gets the prize of the place
  Hort,     // half of each prize by place, the other halves shared equally by all with the same points
  Equal,    // shared equally by all with the same points
};

// One player of the final order.
struct PaidPlace {
  Points points = 0;
  int rank = 1;  // equal ranks share the part that goes by place
};

// Returns each player's amount in the order given, best first. prizes[i] is the prize of place i + 1; further
// places have none. Consecutive players with the same points share the prizes of their places to the cent:
// amounts are rounded down, and the remaining cents go to the largest fractions, better places first. Requires
// at most a million places, no negative prize, and a sum of at most `largest_fund`.
[[nodiscard]] std::vector<Cents> share_prizes(const std::vector<PaidPlace>& places,
                                              const std::vector<Cents>& prizes, Sharing sharing);

}  // namespace bloesem::standings
