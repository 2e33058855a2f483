// Baku acceleration (C.04.5.1): fictitious points for the upper half of the list in the first half of the
// event.
#pragma once

#include <optional>

#include "engine/model/result.hpp"
#include "engine/model/tournament.hpp"

namespace bloesem {

// Somebody has no entry at all in round 1, which has been played: he came later. A bye there, or a zero, would
// say that he was in the list.
[[nodiscard]] bool has_late_entries(const Tournament& tournament) noexcept;

// The last player of group A: the upper half of the list, rounded up to an even number. He stays the last one
// when players come later: those whom the list then has above him are in group A too. no_player if nobody is in
// the list.
[[nodiscard]] PlayerIndex last_of_group_a(const Tournament& tournament) noexcept;

// Fictitious points of group A in a round (from 1) of an event of so many rounds.
[[nodiscard]] Points baku_points(int round, int rounds_declared) noexcept;

// Gives group A its fictitious points, in the rounds for which the tournament has none at all yet.
// InvalidInput: the points are not 1, 1/2 and 0, for which alone the acceleration is defined.
[[nodiscard]] std::optional<Error> accelerate_baku(Tournament& tournament, int rounds_declared);

}  // namespace bloesem
