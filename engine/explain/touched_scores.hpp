// Which scores a change of results touches.
#pragma once

#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "bloesem/explain/change.hpp"
#include "bloesem/tournament.hpp"
#include "engine/swiss/round_field.hpp"

namespace bloesem::explain {

struct TouchedScores {
  Points lowest = 0;        // of the players whose results change, before and after
  Points highest = 0;       // likewise, and of all others of whom some fact changes
  bool topscorers = false;  // somebody becomes or ceases to be one
};

// The scores of a round.
class RoundScores {
 public:
  RoundScores() = default;
  // `field`: of the round, which has this number. Keeps a reference to the tournament.
  RoundScores(const Tournament& tournament, const swiss::RoundField& field, int round,
              Points topscorers_exceed);

  // Returns the scores that these changes touch, of players in the field; empty if they touch none. Requires
  // results of games that were played before and after.
  [[nodiscard]] std::optional<TouchedScores> touched_by(std::span<const Change> changes) const;

 private:
  [[nodiscard]] std::pair<Points, Points> bounds(std::span<const Change> changes, PlayerIndex player) const;
  [[nodiscard]] Points highest_with_other_floats(const Change& change, PlayerIndex player) const;

  const Tournament* tournament_ = nullptr;
  std::vector<Points> scores_;  // by player; no_score: not in the field
  int round_ = 1;
  Points topscorers_exceed_ = 0;
};

}  // namespace bloesem::explain
