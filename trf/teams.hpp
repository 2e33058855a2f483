// The teams of a report file: records 013 and, in their place, 310.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "bloesem/result.hpp"
#include "bloesem/tournament.hpp"

namespace bloesem::trf {

// The name of each player's team, in the order of the tournament; empty for who is in none. InvalidInput, with
// the line: a team without a name, a member who is no player of the tournament, or one who is in two teams.
[[nodiscard]] Result<std::vector<std::string>> teams_of(const std::vector<std::string_view>& lines,
                                                        const Tournament& tournament);

}  // namespace bloesem::trf
