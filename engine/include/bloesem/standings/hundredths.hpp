// The unit of every tie-break: hundredths, so that products of points (tenths), halves, and averages with two
// decimals are integers. No place depends on floating point.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace bloesem::standings {

// 100 = one point, one rating point, one game.
using Hundredths = std::int64_t;

inline constexpr Hundredths one = 100;

// Returns the value without trailing zeros: "2.5", "12", "0.75".
[[nodiscard]] std::string decimal_text(Hundredths value);

// Empty where the regulations define no value, such as an average over no opponents (C.07.10).
using Value = std::optional<Hundredths>;

}  // namespace bloesem::standings
