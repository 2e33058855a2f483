// The brackets of a round (1.2) and what follows each of them.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "engine/burstein/ranking.hpp"
#include "engine/swiss/round_field.hpp"

namespace bloesem::swiss::burstein {

// A bracket to be paired: incoming floaters and residents.
struct OpenBracket {
  std::vector<Position> players;  // by BSN (1.8): players[0] has BSN 1
  Points score = 0;               // of the residents, the lowest in the bracket
  Position end = 0;               // where the score groups after the residents begin
  std::vector<Position> next;     // the first of these, ascending, without the bye; empty: nothing follows
  Position below = 0;             // where the score groups after that one begin
};

// The score groups of the players without the bye, from the top.
class ScoreGroups {
 public:
  ScoreGroups(const RoundField& field, std::optional<Position> bye);

  [[nodiscard]] std::size_t size() const noexcept { return groups_.size(); }
  // Returns the members, ascending.
  [[nodiscard]] const std::vector<Position>& members(std::size_t group) const noexcept {
    return groups_[group];
  }
  // Returns the bracket of a group and the incoming floaters. Requires group < size().
  [[nodiscard]] OpenBracket open(std::size_t group, std::span<const Position> incoming,
                                 const Ranking& ranking) const;

 private:
  const RoundField& field_;
  std::vector<std::vector<Position>> groups_;
};

}  // namespace bloesem::swiss::burstein
