// 3.2.3 and 4.3: the two subgroups of a bracket, and the order in which their players are shifted.
#pragma once

#include <span>
#include <vector>

#include "engine/dubov/round.hpp"

namespace bloesem::swiss::dubov {

struct Subgroups {
  std::vector<Position> first;   // G1, at first those who seek White
  std::vector<Position> second;  // G2

  // The smaller subgroup, G1 if both have the same size, from which players are shifted first.
  [[nodiscard]] bool first_is_smaller() const noexcept { return first.size() <= second.size(); }
  [[nodiscard]] const std::vector<Position>& smaller() const noexcept {
    return first_is_smaller() ? first : second;
  }
  [[nodiscard]] const std::vector<Position>& larger() const noexcept {
    return first_is_smaller() ? second : first;
  }
};

// Returns the subgroups of a bracket, each in the order of 4.3.2: G1 by average rating, G2 by pairing number.
// If no player of the bracket has played, they are its halves by pairing number.
[[nodiscard]] Subgroups split(const Round& round, std::span<const Position> bracket);

// 4.3.3: returns the list from its middle outwards, of two middle ones the former first.
[[nodiscard]] std::vector<Position> middle_out(std::span<const Position> list);

}  // namespace bloesem::swiss::dubov
