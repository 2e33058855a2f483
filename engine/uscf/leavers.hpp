// 29D: who drops from a group to the next one.
#pragma once

#include <vector>

#include "engine/uscf/group.hpp"

namespace bloesem::swiss::uscf {

// The players below a group.
struct Below {
  std::vector<Position> next;  // residents of the next group, ascending
  std::vector<Position> all;   // everybody, ascending
};

// Answers which members of a group may drop so that the others can be paired with each other, and they with
// the players below. Requires that group and players below can be paired, and outlive the object.
class Leavers {
 public:
  Leavers(const Entrants& entrants, const Group& group, const Below& below);

  // Returns as few players as possible, ascending. The first ones are preferred: members with an opponent in
  // the next group before those without; of each kind residents with a rating, residents without, players who
  // came down; of each of these the lowest ranked.
  [[nodiscard]] std::vector<Position> natural();
  // True if the member may be the only one.
  [[nodiscard]] bool may_leave_alone(Position p);
  // True if the member may meet a resident of the next group.
  [[nodiscard]] bool has_opponent(Position p) const;

 private:
  void find_single_leavers();
  [[nodiscard]] std::vector<Position> in_order() const;
  [[nodiscard]] std::vector<Position> fewest() const;

  const Entrants& entrants_;
  const Group& group_;
  const Below& below_;
  std::vector<Position> members_;
  bool searched_ = false;
  std::vector<Position> may_leave_;  // ascending: without them the others can be paired
  std::vector<Position> openings_;   // ascending: without them the players below can be paired
};

}  // namespace bloesem::swiss::uscf
