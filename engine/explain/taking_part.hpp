// Who takes part in the round of a subject.
#pragma once

#include <span>
#include <vector>

#include "bloesem/explain/subject.hpp"
#include "engine/swiss/round_field.hpp"

namespace bloesem::explain {

// Returns those of the players who take no part in the round: they are not in the field, nobody has paired them
// by hand, and they do not have the pairing-allocated bye.
[[nodiscard]] std::vector<PlayerIndex> players_away(const Subject& subject, const swiss::RoundField& field,
                                                    std::span<const PlayerIndex> players);

}  // namespace bloesem::explain
