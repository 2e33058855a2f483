// Section E: who plays White.
#pragma once

#include <optional>

#include "engine/dutch/record.hpp"
#include "engine/dutch/round_field.hpp"

namespace bloesem::dutch {

struct Colouring {
  bool higher_is_white = true;
  ColourRule rule = ColourRule::E1;
};

// The first rule of E.1 to E.5 that decides. `number` is the pairing number of the higher ranked player, whose
// parity E.5 takes; no value: E.5 is needed and the initial colour is not known.
[[nodiscard]] std::optional<Colouring> allocate_colours(const RoundField& field, Position higher,
                                                        Position lower, std::optional<Colour> initial_colour,
                                                        int number);

}  // namespace bloesem::dutch
