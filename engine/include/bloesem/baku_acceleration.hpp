// Baku acceleration (C.04.5.1, since 2026 C.04.7): fictitious points for the upper half of the list in the
// first half of the event.
#pragma once

#include <optional>

#include "bloesem/baku_wording.hpp"
#include "bloesem/pair_round.hpp"
#include "bloesem/result.hpp"
#include "bloesem/tournament.hpp"

namespace bloesem {

[[nodiscard]] const BakuWording& baku_wording(Edition edition) noexcept;

// Somebody has no entry at all in round 1, which has been played: he came later. A bye there, or a zero, would
// say that he was in the list.
[[nodiscard]] bool has_late_entries(const Tournament& tournament) noexcept;

// The last player of group A: the upper half of the list, rounded up to an even number. He stays the last one
// when players come later: those whom the list then has above him are in group A too. no_player if nobody is in
// the list.
[[nodiscard]] PlayerIndex last_of_group_a(const Tournament& tournament) noexcept;

// Fictitious points of group A in a round (from 1) of an event of so many rounds: a win, then half of one.
[[nodiscard]] Points baku_points(int round, int rounds_declared, Points win = one_point) noexcept;

// Gives group A its fictitious points, in the rounds for which the tournament has none at all yet.
// InvalidInput: the wording does not admit the points of the tournament.
[[nodiscard]] std::optional<Error> accelerate_baku(Tournament& tournament, int rounds_declared,
                                                   const BakuWording& wording);

}  // namespace bloesem
