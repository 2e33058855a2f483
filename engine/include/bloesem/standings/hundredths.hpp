// The unit of every tie-break: hundredths, so that products of points (tenths), halves and averages of two
// decimals are integers. No floating point decides a place.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace bloesem::standings {

// 100 = one point, one rating point, one game.
using Hundredths = std::int64_t;

inline constexpr Hundredths one = 100;

// "2.5", "12", "0.75": no more decimals than it has.
[[nodiscard]] std::string decimal_text(Hundredths value);

// Nothing where the regulations define no value: an average over no opponent (C.07.10).
using Value = std::optional<Hundredths>;

}  // namespace bloesem::standings
