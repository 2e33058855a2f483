// A score group of the round.
#pragma once

#include <vector>

#include "engine/uscf/entrants.hpp"

namespace bloesem::swiss::uscf {

struct Group {
  Points score = 0;
  std::vector<Position> dropped = {};    // players who came down, ascending
  std::vector<Position> residents = {};  // ascending
  std::vector<Position> leavers = {};    // members who drop to the next group, ascending
  PositionPairs pairs = {};              // of those who came down, then of the others in the order of boards
  int changed_halves = 0;                // players out of their half before colours were considered
  Conflicts conflicts = {};              // of the pairs

  // Returns all members, ascending: who came down ranks higher.
  [[nodiscard]] std::vector<Position> members() const {
    std::vector<Position> all = dropped;
    all.insert(all.end(), residents.begin(), residents.end());
    return all;
  }
};

}  // namespace bloesem::swiss::uscf
