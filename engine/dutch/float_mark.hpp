// What it costs to let a player float down, to those who look ahead.
#pragma once

#include <cstdint>

namespace bloesem::swiss::dutch {

// 0 for the best; or barred, if he may not stay single.
using FloatMark = std::int16_t;
inline constexpr FloatMark free_to_float = 0;
inline constexpr FloatMark barred_from_floating = -1;

}  // namespace bloesem::swiss::dutch
