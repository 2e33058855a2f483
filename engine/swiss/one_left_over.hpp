// Decides without whom an odd number of players can be paired.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "engine/swiss/census.hpp"
#include "engine/swiss/round_field.hpp"

namespace bloesem::swiss {

// Counting mostly suffices; where it does not, one matching decides for all players. For many questions about
// the same players.
class OneLeftOver {
 public:
  // Requires an odd number of players, who must outlive the object, as must the field.
  OneLeftOver(const RoundField& field, std::span<const Position> players);

  // True if all players but `p`, who is one of them, can be paired with each other (C.1, C.3).
  [[nodiscard]] bool possible(Position p);

 private:
  const RoundField* field_;
  std::span<const Position> players_;
  Census census_;
  std::optional<std::vector<Position>> found_ = {};  // ascending; empty: not computed yet
};

// What the largest sets of pairs leave over.
struct Unpaired {
  int number = 0;                  // players without an opponent
  std::vector<Position> possible;  // those who can be one of them, ascending
};
[[nodiscard]] Unpaired unpaired_by_largest(const RoundField& field, std::span<const Position> players);

// Returns the players who can each be the only one left over, ascending; none if more than one always is, or
// if none is.
[[nodiscard]] std::vector<Position> possible_left_over(const RoundField& field,
                                                       std::span<const Position> players);

}  // namespace bloesem::swiss
