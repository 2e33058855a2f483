// The methods of acceleration, for whoever has the choice between them.
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

// Takes all fictitious points away (NoAcceleration), or adds those of the method to those that the tournament
// has. Other methods than Baku's take its order out of the system code. InvalidInput: the method does not admit
// this tournament.
[[nodiscard]] std::optional<Error> accelerate(Tournament& tournament, const Acceleration& acceleration,
                                              int rounds_declared, const BakuWording& wording);

}  // namespace bloesem
