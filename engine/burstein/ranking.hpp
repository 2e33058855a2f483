// The order of the players of a bracket (1.7, 1.8): by the strength of the opponents met so far, not by score.
#pragma once

#include <compare>
#include <cstdint>
#include <vector>

#include "bloesem/tournament.hpp"
#include "engine/burstein/readings.hpp"
#include "engine/swiss/round_field.hpp"

namespace bloesem::swiss::burstein {

// Sums over the rounds before, in which a round without a game counts as one against oneself. Compared in this
// order; the greater ranks higher.
struct StrengthIndex {
  std::int64_t buchholz = 0;          // scores of the opponents, in tenths
  std::int64_t sonneborn_berger = 0;  // those scores times the points made against them, in hundredths

  friend auto operator<=>(const StrengthIndex&, const StrengthIndex&) = default;
};

class Ranking {
 public:
  // `tournament` as known when the round (from 1) is paired. From standings points, without virtual ones.
  Ranking(const RoundField& field, const Tournament& tournament, int round, ZeroByes reading);

  // Returns the place among all players to be paired, from 0 for the highest: by Index, then by pairing number.
  [[nodiscard]] int place(Position p) const noexcept { return places_[at(p)]; }
  [[nodiscard]] bool higher(Position a, Position b) const noexcept { return place(a) < place(b); }
  [[nodiscard]] const StrengthIndex& index(Position p) const noexcept { return indices_[at(p)]; }
  // Sorts players by rank, the highest first.
  void sort(std::vector<Position>& players) const;

 private:
  std::vector<StrengthIndex> indices_;  // by position
  std::vector<int> places_;             // likewise
};

}  // namespace bloesem::swiss::burstein
