// Players of a bracket and of the next score group whom the criteria cannot tell apart.
#pragma once

#include <cstddef>
#include <vector>

#include "engine/explain/pair_matrix/framed_round.hpp"
#include "matching/index.hpp"

namespace bloesem::explain {

// Two players of a class stand on the same side of the bracket, have the same facts as far as criteria depend
// on them, and need the same colour: exchanging them changes no criterion, and is legal unless a pair is
// barred.
class PlayerClasses {
 public:
  PlayerClasses(const FramedRound& round, const FramedBracket& bracket);

  // Requires a player of the bracket or of the next score group.
  [[nodiscard]] std::size_t of(swiss::Position p) const noexcept { return classes_[at(p)]; }
  [[nodiscard]] std::size_t count() const noexcept { return members_.size(); }
  [[nodiscard]] const std::vector<swiss::Position>& members(std::size_t cls) const noexcept {
    return members_[cls];
  }

 private:
  std::vector<std::size_t> classes_;  // by position
  std::vector<std::vector<swiss::Position>> members_;
};

}  // namespace bloesem::explain
