// 1.7: the colour preferences of teams, after the colours of their first boards.
#pragma once

#include <cstdint>

#include "criteria/colour_preference.hpp"
#include "engine/double_swiss/match_colours.hpp"

namespace bloesem::swiss::team_swiss {

using double_swiss::MatchColours;

enum class PreferenceType : std::uint8_t { A, B };

// Returns the preference: mild or none in type A; strong, mild or none in type B.
[[nodiscard]] criteria::ColourPreference team_preference(MatchColours colours, PreferenceType type,
                                                         bool last_round) noexcept;

}  // namespace bloesem::swiss::team_swiss
