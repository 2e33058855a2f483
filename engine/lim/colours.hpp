// 5.1, 5.4, 7.2: colours.
#pragma once

#include <optional>
#include <string>

#include "engine/lim/entrants.hpp"
#include "engine/swiss/colouring.hpp"
#include "engine/swiss/system.hpp"

namespace bloesem::swiss::lim {

// The rules by their index in ArticleNames::colour_rules.
inline constexpr ColourRule limits{0};            // only one way is left
inline constexpr ColourRule both_due_colours{1};  // or that of the one who is due a colour
inline constexpr ColourRule last_difference{2};
inline constexpr ColourRule rank{3};
inline constexpr ColourRule lot{4};  // neither has played: the initial colour to the one whom `rank` prefers
inline constexpr ColourRule alternate_boards{5};  // in round 1

// Returns the colours of a pair by the first rule that decides; empty if the initial colour is needed but
// unknown. `above`: the pair was made in the median or above it; the smaller pairing number is then preferred
// under `rank` and `lot`, below the median the larger one.
[[nodiscard]] std::optional<Colouring> colouring_of(const Entrants& entrants, Position higher, Position lower,
                                                    bool above);

// 7.2: returns the colours of a board of round 1, counted from 1.
[[nodiscard]] Colouring colouring_of_board(int board, Colour initial_colour);

// Returns why a rule gives the board its colours.
[[nodiscard]] std::string colour_reason(const ColouredPair& pair);

}  // namespace bloesem::swiss::lim
