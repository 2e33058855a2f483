// A player whom a proposal has several times.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "bloesem/judge/proposal.hpp"
#include "bloesem/violation.hpp"

namespace bloesem {

// Returns the violation of a player, called `name`, whom the boards and byes have several `times`: paired with
// themselves, or more than once.
[[nodiscard]] Violation repeated_player(std::string_view article, const std::string& name, PlayerIndex player,
                                        int times, const std::vector<ProposedBoard>& boards);

}  // namespace bloesem
