// Cost of letting a player float down, in terms of the look-ahead.
#pragma once

#include <cstdint>

namespace bloesem::swiss::dutch {

// 0 for the best; larger is worse; barred_from_floating if the player must not stay single.
using FloatMark = std::int16_t;
inline constexpr FloatMark free_to_float = 0;
inline constexpr FloatMark barred_from_floating = -1;

}  // namespace bloesem::swiss::dutch
