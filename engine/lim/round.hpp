// 2.2, 2.6: the scoregroups on both sides of the median, and the median.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "engine/lim/group.hpp"

namespace bloesem::swiss::lim {

// The groups of a round, paired one after the other.
struct Round {
  std::vector<Group> above;  // from the top
  std::vector<Group> below;  // from the bottom
  Group median;              // may have no members
};

// Returns the scoregroups of all players but the one with the bye. The median is the group of half the points
// of as many wins as there were rounds, virtual points not counted.
[[nodiscard]] Round groups_of(const Entrants& entrants, std::optional<Position> bye);

// Pairs all groups: those above from the top, those below from the bottom, the median at last. Before each
// group `proceed` is asked with the number of players settled; returns false if it forbade to go on. Requires
// that all players of the round can be paired with each other.
[[nodiscard]] bool pair_groups(const Entrants& entrants, Round& round,
                               const std::function<bool(int settled)>& proceed);

}  // namespace bloesem::swiss::lim
