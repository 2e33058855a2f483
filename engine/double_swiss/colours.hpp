// 4.3: which player has White in the first game of a match.
#pragma once

#include <optional>
#include <string>

#include "engine/swiss/colouring.hpp"
#include "engine/swiss/system.hpp"

namespace bloesem::swiss::double_swiss {

// The rules in their order, which is their number in ArticleNames::colour_rules.
inline constexpr auto initial_colour_rule = ColourRule{0};
inline constexpr auto fewer_whites_rule = ColourRule{1};
inline constexpr auto latest_difference_rule = ColourRule{2};
inline constexpr auto alternate_higher_rule = ColourRule{3};
inline constexpr auto alternate_lower_rule = ColourRule{4};

// Returns the colours by the first rule that decides; empty if the initial colour is needed but unknown.
// `number` is the pairing number of the higher ranked player.
[[nodiscard]] std::optional<Colouring> allocate_match_colours(const RoundField& field, Position higher,
                                                              Position lower,
                                                              std::optional<Colour> initial_colour, int number);

// Returns why the rule gives the match its colours.
[[nodiscard]] std::string match_colour_reason(const ColouredPair& pair);

}  // namespace bloesem::swiss::double_swiss
