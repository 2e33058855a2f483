// Baku acceleration (C.04.5.1; C.04.7 since 2026): fictitious points for the upper half of the starting list
// during the first half of the event.
#pragma once

#include <optional>

#include "bloesem/baku_wording.hpp"
#include "bloesem/pair_round.hpp"
#include "bloesem/result.hpp"
#include "bloesem/tournament.hpp"

namespace bloesem {

// Returns the edition's conditions for the Baku acceleration.
[[nodiscard]] const BakuWording& baku_wording(Edition edition) noexcept;

// True if round 1 has been played and some player has a blank entry in it: such a player is a late entry. A bye
// or a zero in round 1 means that the player was on the starting list.
[[nodiscard]] bool has_late_entries(const Tournament& tournament) noexcept;

// Returns the last player of group A: the upper half of the starting list, rounded up to an even number. Late
// entries are not counted, but one ranked above this player belongs to group A too. no_player if the starting
// list is empty.
[[nodiscard]] PlayerIndex last_of_group_a(const Tournament& tournament) noexcept;

// Returns the fictitious points of group A in `round` (from 1): `win` in the first half of the accelerated
// rounds, `win` / 2 in the second half, then 0. Tenths of a point.
[[nodiscard]] Points baku_points(int round, int rounds_declared, Points win = one_point) noexcept;

// Gives group A its fictitious points in every accelerated round after the last one that already has some.
// InvalidInput: `wording` does not admit the point system; the tournament is then unchanged.
[[nodiscard]] std::optional<Error> accelerate_baku(Tournament& tournament, int rounds_declared,
                                                   const BakuWording& wording);

}  // namespace bloesem
