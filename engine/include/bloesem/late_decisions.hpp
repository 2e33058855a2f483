// Games that were decided after later rounds had been paired.
#pragma once

#include <optional>

#include "bloesem/tournament.hpp"

namespace bloesem {

// The tournament as it was known when this round (from 1) was paired: games decided later have no result yet.
// It has no late decisions itself. Nothing where no game is one of those, so that nothing is copied without
// need.
[[nodiscard]] std::optional<Tournament> known_when_paired(const Tournament& tournament, int round);

}  // namespace bloesem
