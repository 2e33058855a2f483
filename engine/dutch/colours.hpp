// Section E (article 5 since 2026): allocation of colours.
#pragma once

#include <optional>

#include "engine/swiss/colouring.hpp"
#include "engine/swiss/round_field.hpp"

namespace bloesem::swiss::dutch {

// Returns the colours by the first of the rules E.1 to E.5 that decides. `number` is the fixed or the
// effective number of the higher ranked player (engine/swiss/round_field.hpp), whose parity E.5 uses. Empty if
// E.5 is needed and the initial colour is unknown.
[[nodiscard]] std::optional<Colouring> allocate_colours(const RoundField& field, Position higher,
                                                        Position lower, std::optional<Colour> initial_colour,
                                                        int number);

}  // namespace bloesem::swiss::dutch
