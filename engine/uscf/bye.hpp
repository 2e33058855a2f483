// 28L: who receives the full-point bye.
#pragma once

#include <optional>
#include <vector>

#include "engine/uscf/entrants.hpp"

namespace bloesem::swiss::uscf {

// Returns the players who may have the bye, in the order in which they are asked: group by group from the
// lowest; in each those with a rating, then those without, then those without rating and game, the lowest
// ranked first. At the end, those whom only a half-point bye bars (28L4).
[[nodiscard]] std::vector<Position> bye_candidates(const Entrants& entrants);

// Returns the first candidate without whom all others can be paired; empty if there is none. Requires an odd
// number of players.
[[nodiscard]] std::optional<Position> choose_bye(const Entrants& entrants);

// Returns NoValidPairing for a round that cannot be paired: the players are a minimal set of whom one always
// has neither an opponent nor the bye.
[[nodiscard]] Error impossible(const Entrants& entrants);

}  // namespace bloesem::swiss::uscf
