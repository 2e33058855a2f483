// Section E (article 5 since 2026): who plays White.
#pragma once

#include <optional>

#include "engine/swiss/colouring.hpp"
#include "engine/swiss/round_field.hpp"

namespace bloesem::swiss::dutch {

// Returns what the first rule of E.1 to E.5 that decides gives. `number` is the pairing number of the higher
// ranked player, whose parity E.5 takes. Nothing: E.5 is needed and the initial colour is not known.
[[nodiscard]] std::optional<Colouring> allocate_colours(const RoundField& field, Position higher,
                                                        Position lower, std::optional<Colour> initial_colour,
                                                        int number);

}  // namespace bloesem::swiss::dutch
