// A scoregroup of the round.
#pragma once

#include <utility>
#include <vector>

#include "engine/lim/entrants.hpp"

namespace bloesem::swiss::lim {

using PositionPairs = std::vector<std::pair<Position, Position>>;  // the higher ranked first

// Residents and floaters who came in are the members; all others are some of them.
struct Group {
  Points score = 0;
  Direction direction = Direction::Down;
  std::vector<Position> residents = {};
  std::vector<Position> from_above = {};  // floaters who came in
  std::vector<Position> from_below = {};
  std::vector<Position> leaving = {};  // members who float on, in the order in which they were chosen
  PositionPairs pairs = {};            // in the order in which they were made
  std::vector<Position> cracked = {};  // players whose pairs were undone for the median (2.6)

  // Returns all members, floaters first.
  [[nodiscard]] std::vector<Position> members() const {
    std::vector<Position> all = from_above;
    all.insert(all.end(), from_below.begin(), from_below.end());
    all.insert(all.end(), residents.begin(), residents.end());
    return all;
  }
};

}  // namespace bloesem::swiss::lim
