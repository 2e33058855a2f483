// 5.2: allocation of colours.
#pragma once

#include <optional>

#include "engine/swiss/colouring.hpp"
#include "engine/swiss/round_field.hpp"

namespace bloesem::swiss::dubov {

// The rules by their index in ArticleNames::colour_rules.
inline constexpr ColourRule neither_has_played{0};        // 5.2.1
inline constexpr ColourRule both_preferences_granted{1};  // 5.2.2
inline constexpr ColourRule stronger_preference{2};       // 5.2.3
inline constexpr ColourRule alternation{3};               // 5.2.4
inline constexpr ColourRule preference_of_higher{4};      // 5.2.5

// Returns the colours by the first rule that decides. `number` is the pairing number of the higher ranked
// player, whose parity 5.2.1 uses. Empty if 5.2.1 is needed and the initial colour is unknown.
[[nodiscard]] std::optional<Colouring> allocate_colours(const RoundField& field, Position higher,
                                                        Position lower, std::optional<Colour> initial_colour,
                                                        int number);

}  // namespace bloesem::swiss::dubov
