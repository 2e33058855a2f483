// Events between teams: what of a report file is about players, and what about teams. Internal to the reader
// and the writer.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "bloesem/trf/diagnostic.hpp"

namespace bloesem::trf {

// The code of the first record that only an event between teams has: about their matches (300, 320, 330), or
// 192 with the code of a team system. Nothing: single players are paired.
[[nodiscard]] std::optional<Place> find_team_event(const std::vector<std::string_view>& lines);

// In an event between teams, a record (code in capitals) whose numbers and tie-breaks are those of teams.
[[nodiscard]] bool is_about_teams(std::string_view code) noexcept;

}  // namespace bloesem::trf
