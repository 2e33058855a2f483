// The brackets at the top of a round that a change further down leaves as they are.
#pragma once

#include <cstddef>
#include <limits>
#include <span>
#include <vector>

#include "engine/swiss/by_player.hpp"
#include "engine/swiss/flow.hpp"
#include "engine/swiss/round_field.hpp"

namespace bloesem::explain {

// Of a walk of the Dutch family from the top (docs/formulation.md, lemma of the untouched brackets).
class UntouchedBrackets {
 public:
  UntouchedBrackets() = default;
  UntouchedBrackets(const swiss::Walk& walk, const swiss::RoundField& field);

  // Returns the number of brackets, from the top, that stay as they are if only players of at most this score,
  // before and after, have other facts. Requires the rest of what the lemma says.
  [[nodiscard]] std::size_t above(Points highest) const;
  // True if these brackets, so many from the top, settle the player's partner.
  [[nodiscard]] bool settle(std::size_t brackets, PlayerIndex player) const;
  // Returns the positions of the players whom they leave to be paired, ascending: the downfloaters of the last
  // one first.
  [[nodiscard]] std::span<const swiss::Position> rest(std::size_t brackets) const;
  [[nodiscard]] std::size_t downfloaters(std::size_t brackets) const;

 private:
  struct Bracket {
    Points needed = 0;  // the bracket stays as it is if all changes are below this score
    std::size_t downfloaters = 0;
    std::vector<swiss::Position> rest;
  };

  std::vector<Bracket> brackets_;  // with those above it
  // The number of the bracket that pairs the player, or a very large one.
  swiss::ByPlayer<std::size_t> settled_{std::numeric_limits<std::size_t>::max()};
  std::vector<swiss::Position> all_;
};

}  // namespace bloesem::explain
