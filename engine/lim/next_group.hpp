// 3.3: whether floaters find opponents in the adjacent scoregroup.
#pragma once

#include <span>
#include <vector>

#include "engine/lim/entrants.hpp"

namespace bloesem::swiss::lim {

// The residents of the next group on the way to the median, and the floaters chosen so far.
class NextGroup {
 public:
  // `residents` must outlive the object.
  NextGroup(const Entrants& entrants, std::span<const Position> residents, Direction direction)
      : entrants_(&entrants), residents_(residents), direction_(direction) {}

  // True if the player finds an opponent after as many floaters as possible who rank before have got theirs.
  [[nodiscard]] bool has_opponent(Position p);
  // `p` becomes a floater.
  void add_floater(Position p);

 private:
  [[nodiscard]] bool meet(Position floater, std::size_t resident) const {
    return entrants_->field().compatible(floater, residents_[resident]);
  }
  [[nodiscard]] std::size_t floaters_before(Position p) const;
  const std::vector<char>& free_after(std::size_t floaters);
  void find_opponent(std::size_t floater);
  [[nodiscard]] std::vector<char> reachable(std::size_t floaters) const;

  const Entrants* entrants_;
  std::span<const Position> residents_;
  Direction direction_;
  std::vector<Position> floaters_;       // in the order of their ranks
  std::vector<int> opponent_of_;         // by resident: index of the floater, or -1
  std::vector<std::vector<char>> free_;  // [i]: residents whom one more player could meet after i floaters
};

}  // namespace bloesem::swiss::lim
