// Article 5: allocation of colours.
#pragma once

#include <optional>
#include <string>

#include "engine/swiss/colouring.hpp"
#include "engine/swiss/round_field.hpp"
#include "engine/swiss/system.hpp"

namespace bloesem::swiss::burstein {

// Returns the colours by 5.2, whose rules are those of the Dutch System: what differs is who is the higher
// ranked (1.8), and the order in which the text has them. `number` is the pairing number of the higher ranked
// player. Empty if it is needed and the initial colour is unknown.
[[nodiscard]] std::optional<Colouring> allocate_colours(const RoundField& field, Position higher,
                                                        Position lower, std::optional<Colour> initial_colour,
                                                        int number);

// Returns why a board has its colours, also in a seeding round.
[[nodiscard]] std::string colour_reason(const ColouredPair& pair);

}  // namespace bloesem::swiss::burstein
