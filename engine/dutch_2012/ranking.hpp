// A.2: how players of equal score are ranked.
#pragma once

#include <vector>

#include "bloesem/tournament.hpp"

namespace bloesem::swiss::dutch_2012 {

// Returns all players by rating, unrated ones last; equal ratings by pairing number, which the order by titles
// and names has given before the first round.
[[nodiscard]] std::vector<PlayerIndex> by_rating_2012(const Tournament& tournament, int round);

}  // namespace bloesem::swiss::dutch_2012
