// Chapters 3 and 5: colours.
#pragma once

#include <optional>
#include <string>

#include "engine/dubov_1997/entrants.hpp"
#include "engine/swiss/colouring.hpp"
#include "engine/swiss/system.hpp"

namespace bloesem::swiss::dubov_1997 {

// The rules by their index in ArticleNames::colour_rules. Those of chapter 3 have no numbers in the text.
inline constexpr ColourRule limits{0};            // 2.3, 2.4: only one way is left
inline constexpr ColourRule both_due_colours{1};  // 3
inline constexpr ColourRule equal_numbers{2};
inline constexpr ColourRule last_difference{3};
inline constexpr ColourRule stronger_opposition{4};  // higher average rating of the opponents; Buchholz
inline constexpr ColourRule lower_rating{5};         // then the smaller pairing number
inline constexpr ColourRule alternate_boards{6};     // 5

// Returns the colours of a pair by the first rule that decides. Requires that the two may meet.
[[nodiscard]] Colouring colouring_of(const Entrants& entrants, Position higher, Position lower);

// 5: returns the colours of a board of the first round, counted from 1.
[[nodiscard]] Colouring colouring_of_board(int board, Colour initial_colour);

// Returns why a rule gives the board its colours.
[[nodiscard]] std::string colour_reason(const ColouredPair& pair, const Procedure& procedure);

}  // namespace bloesem::swiss::dubov_1997
