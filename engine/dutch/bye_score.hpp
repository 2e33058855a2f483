// C5 (2026): the lowest score that a player who receives the bye can have.
#pragma once

#include "engine/swiss/round_field.hpp"

namespace bloesem::swiss::dutch {

// If the number of players is odd, restricts the bye to players whose score is the lowest possible in any
// complete round-pairing (1.9.1). Returns false, and changes nothing, if there is no complete round-pairing.
[[nodiscard]] bool settle_bye_score(RoundField& field);

}  // namespace bloesem::swiss::dutch
