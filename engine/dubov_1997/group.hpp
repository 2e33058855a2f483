// A scoregroup while it is paired, with the players who moved down into it and all below.
#pragma once

#include <span>
#include <utility>
#include <vector>

#include "engine/dubov_1997/entrants.hpp"

namespace bloesem::swiss::dubov_1997 {

using PositionPairs = std::vector<std::pair<Position, Position>>;

// All players in it can be paired with each other: each step keeps that so.
class Group {
 public:
  // `left`: the players who are left in the round, in rank order; `floaters`: those who moved down, who have
  // higher scores than the group.
  Group(const Entrants& entrants, std::span<const Position> left, std::vector<Position> floaters);

  [[nodiscard]] const Entrants& entrants() const noexcept { return *entrants_; }
  [[nodiscard]] const RoundField& field() const noexcept { return entrants_->field(); }

  // The players of the group without an opponent, in rank order: those who are to move down further, and the
  // others, with those moved up. Where floaters stand in the columns, they are residents, too.
  std::vector<Position> floaters;
  std::vector<Position> residents;
  // All players of lower groups who are left.
  std::vector<Position> lower;

  PositionPairs pairs;             // so far
  std::vector<Position> moved_up;  // from lower groups, in the order in which they came
  int against_limit = 0;           // how many of them the limit 2.5 forbids
  int changed = 0;                 // choices that had to be another one so that all can be paired
  bool matched = false;            // a weighted matching was necessary

  [[nodiscard]] bool compatible(Position a, Position b) const { return field().compatible(a, b); }
  // True if some of the residents may meet the player.
  [[nodiscard]] bool can_meet_a_resident(Position p) const;
  // True if all players who are left but these can be paired with each other.
  [[nodiscard]] bool completes_without(std::span<const Position> some) const;
  [[nodiscard]] bool completes_without(Position a, Position b) const;
  // Returns all players who are left, in rank order.
  [[nodiscard]] std::vector<Position> left() const;

  // Pairs two players and removes them from the lists.
  void pair(Position a, Position b);
  // Notes that a player of a lower group is moved up: as a resident, or to be paired at once.
  void note_moved_up(Position p);
  // Makes a resident a player who moves down; who was moved up goes back to the own group.
  void move_down(Position p);
  // Makes a player of a lower group a resident.
  void move_up(Position p);

 private:
  void remove(Position p);

  const Entrants* entrants_;
};

}  // namespace bloesem::swiss::dubov_1997
