// Games decided after later rounds had been paired.
#pragma once

#include <optional>

#include "bloesem/tournament.hpp"

namespace bloesem {

// Returns the tournament as known when `round` (from 1) was paired: games decided later are Unfinished, and its
// `late_decisions` is empty. Returns nullopt, avoiding a copy, if no game is affected.
[[nodiscard]] std::optional<Tournament> known_when_paired(const Tournament& tournament, int round);

}  // namespace bloesem
