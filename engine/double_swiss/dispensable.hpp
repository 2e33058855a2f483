// Which of an odd number of players can be left out.
#pragma once

#include <span>
#include <vector>

#include "engine/swiss/round_field.hpp"

namespace bloesem::swiss::double_swiss {

// Returns the players without whom all others can be paired, in the order given. Empty if there is none.
[[nodiscard]] std::vector<Position> dispensable(const RoundField& field, std::span<const Position> players);

}  // namespace bloesem::swiss::double_swiss
