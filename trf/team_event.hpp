// Team events: which parts of a report file are about players and which about teams. Internal to the reader and
// the writer.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "bloesem/trf/diagnostic.hpp"

namespace bloesem::trf {

// Returns the place of the first record found only in team events: matches (300, 320, 330), or 192 with the
// code of a team system; empty for an individual event.
[[nodiscard]] std::optional<Place> find_team_event(const std::vector<std::string_view>& lines);

// True if, in a team event, the numbers or tie-breaks of this record (code in upper case) are those of teams.
[[nodiscard]] bool is_about_teams(std::string_view code) noexcept;

}  // namespace bloesem::trf
