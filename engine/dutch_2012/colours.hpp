// Section E: which colours a pair gets.
#pragma once

#include <optional>
#include <string>

#include "engine/swiss/system.hpp"

namespace bloesem::swiss::dutch_2012 {

// Returns the colours and the rule, E.1 to E.5; empty if the initial colour is needed but unknown. `number` is
// the pairing number of the higher ranked player. Unlike later editions, E.2 does not compare two absolute
// preferences.
[[nodiscard]] std::optional<Colouring> allocate_colours(const RoundField& field, Position higher,
                                                        Position lower, std::optional<Colour> initial_colour,
                                                        int number);

// Returns why a board has its colours.
[[nodiscard]] std::string colour_reason(const ColouredPair& pair);

}  // namespace bloesem::swiss::dutch_2012
