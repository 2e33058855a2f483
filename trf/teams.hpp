// Teams of a report file: records 013, replaced by 310.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "bloesem/result.hpp"
#include "bloesem/tournament.hpp"

namespace bloesem::trf {

// Returns the team name of each player, in the order of the tournament; empty for a player without a team.
// InvalidInput, with the line: a team without a name, an unknown member, or a player in two teams.
[[nodiscard]] Result<std::vector<std::string>> teams_of(const std::vector<std::string_view>& lines,
                                                        const Tournament& tournament);

}  // namespace bloesem::trf
