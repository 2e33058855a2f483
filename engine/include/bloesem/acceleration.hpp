// The acceleration methods as one variant, for callers that let the user choose.
#pragma once

#include <optional>
#include <variant>

#include "bloesem/baku_acceleration.hpp"
#include "bloesem/rating_groups.hpp"
#include "bloesem/result.hpp"
#include "bloesem/tournament.hpp"

namespace bloesem {

struct NoAcceleration {};
struct BakuAcceleration {};

using Acceleration = std::variant<NoAcceleration, BakuAcceleration, FixedGroups, ProgressiveGroups>;

// Applies an acceleration method: NoAcceleration removes all fictitious points, the others add those of the
// method to the points already in `tournament`. Every method except BakuAcceleration also removes the suffix
// _BAKU from the system code. InvalidInput: the method is not defined for this tournament; `tournament` may
// then have lost that suffix.
[[nodiscard]] std::optional<Error> accelerate(Tournament& tournament, const Acceleration& acceleration,
                                              int rounds_declared, const BakuWording& wording);

}  // namespace bloesem
