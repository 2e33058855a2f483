// The player who receives the pairing-allocated bye (3.1). The bye is given before any bracket is paired.
#pragma once

#include <optional>
#include <vector>

#include "engine/burstein/ranking.hpp"
#include "engine/swiss/round_field.hpp"

namespace bloesem::swiss::burstein {

// Returns the players who may have the bye, the first choice first.
[[nodiscard]] std::vector<Position> bye_candidates(const RoundField& field, const Ranking& ranking);

// Returns, of the players who may have the bye (C2) and without whom all others can be paired, the one with the
// lowest score, then with the most games, then with the lowest rank. Empty if there is none. Requires an odd
// number of players.
[[nodiscard]] std::optional<Position> choose_bye(const RoundField& field, const Ranking& ranking);

}  // namespace bloesem::swiss::burstein
