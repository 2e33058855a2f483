// A score group: who drops, and the pairs of the others (29B to 29E).
#pragma once

#include "engine/uscf/group.hpp"
#include "engine/uscf/leavers.hpp"

namespace bloesem::swiss::uscf {

// Chooses the leavers of a group and pairs all others. Requires that group and players below can be paired.
void pair_group(const Entrants& entrants, Group& group, const Below& below);

// 29D1, 29C, 29E: pairs all members but the leavers. Requires that they can be paired.
void pair_members(const Entrants& entrants, Group& group);

// Returns the conflicts that any pairs of an even number of players have at least: per colour, the players due
// it who are more than half. `without`: one member is left out.
[[nodiscard]] Conflicts fewest_conflicts(const Entrants& entrants, const std::vector<Position>& members,
                                         Position without);

}  // namespace bloesem::swiss::uscf
