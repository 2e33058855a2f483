// Upper limits on the numbers in a tournament. Within them, no sum of points overflows.
#pragma once

#include "bloesem/points.hpp"

namespace bloesem::limits {

inline constexpr int max_rounds = 1000;       // report files allow at most 999 (three columns)
inline constexpr int largest_id = 9'999'999;  // also limits the number of players
inline constexpr int max_rating = 9999;
inline constexpr Points max_points =
    9999;  // tenths; for a result, a round's fictitious points, or an adjustment

}  // namespace bloesem::limits
