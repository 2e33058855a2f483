// The number of rounds paired so far.
#pragma once

#include "bloesem/tournament.hpp"

namespace bloesem {

// Returns the last round (from 1) in which a player took part (see took_part); 0 if there is none.
[[nodiscard]] int last_paired_round(const Tournament& tournament) noexcept;

}  // namespace bloesem
