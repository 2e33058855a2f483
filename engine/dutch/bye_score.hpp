// C5 (2026): the lowest score that a player who receives the bye can have.
#pragma once

#include "engine/swiss/round_field.hpp"

namespace bloesem::swiss::dutch {

// If the players are odd in number, leaves the bye only to those of them whose score is as low as it can be in
// any complete round-pairing (1.9.1). False, and nothing is changed, if there is no complete round-pairing.
[[nodiscard]] bool settle_bye_score(RoundField& field);

}  // namespace bloesem::swiss::dutch
