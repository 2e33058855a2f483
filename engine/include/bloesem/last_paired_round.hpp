// How far a tournament has been paired.
#pragma once

#include "bloesem/tournament.hpp"

namespace bloesem {

// The last round (from 1) in which anybody was paired; 0: none.
[[nodiscard]] int last_paired_round(const Tournament& tournament) noexcept;

}  // namespace bloesem
