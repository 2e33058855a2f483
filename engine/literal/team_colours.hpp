// Swiss Team Pairing System (C.04.6), 1.7: the colour preferences of teams.
#pragma once

#include <span>

#include "engine/literal/colours.hpp"
#include "engine/literal/literal.hpp"

namespace bloesem::literal {

// Returns the preference of a team after matches with these colours on the first board. Type A has no mild
// ones.
[[nodiscard]] Preference team_preference(std::span<const Colour> colours, TeamPreferences type,
                                         bool last_round) noexcept;

}  // namespace bloesem::literal
