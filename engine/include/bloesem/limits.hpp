// The largest numbers of a tournament. Within them no sum of points can overflow.
#pragma once

#include "bloesem/points.hpp"

namespace bloesem::limits {

inline constexpr int most_rounds = 1000;      // a file says 999 at most: three columns
inline constexpr int largest_id = 9'999'999;  // and so at most as many players
inline constexpr int most_rating = 9999;
inline constexpr Points most_points =
    9999;  // 999.9: of a result, of a round's fictitious points or adjustments

}  // namespace bloesem::limits
