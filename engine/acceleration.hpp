// The methods of acceleration, for whoever has the choice between them.
#pragma once

#include <optional>
#include <variant>

#include "engine/baku_acceleration.hpp"
#include "engine/model/result.hpp"
#include "engine/model/tournament.hpp"
#include "engine/rating_groups.hpp"

namespace bloesem {

struct NoAcceleration {};
struct BakuAcceleration {};

using Acceleration = std::variant<NoAcceleration, BakuAcceleration, FixedGroups, ProgressiveGroups>;

// Takes all fictitious points away (NoAcceleration), or adds those of the method to those that the tournament
// has. Other methods than Baku's take its order out of the system code. InvalidInput: the method does not admit
// this tournament.
[[nodiscard]] std::optional<Error> accelerate(Tournament& tournament, const Acceleration& acceleration,
                                              int rounds_declared, const dutch::BakuWording& wording);

}  // namespace bloesem
