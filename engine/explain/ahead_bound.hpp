// What is known of a later round before the results and pairs of the rounds between are.
#pragma once

#include "bloesem/explain/rounds_ahead.hpp"
#include "engine/explain/colours_ahead.hpp"
#include "engine/swiss/round_field.hpp"

namespace bloesem::explain {

// Starts at a round whose field is known, and goes on round by round, with the same players.
class AheadBound {
 public:
  explicit AheadBound(const swiss::RoundField& known);
  // Goes on by one round.
  void advance();

  // Returns the bounds on the round that was reached, over every course of the rounds between. `field`: that
  // round (from 1) as if nobody played in the rounds between; `colours_forbid`: players who need the same
  // colour must not meet in it.
  [[nodiscard]] AheadRound look(int round, const swiss::RoundField& field, bool colours_forbid) const;

 private:
  [[nodiscard]] int needing(Colour colour, int boards) const;
  [[nodiscard]] bool may_bar_half(const swiss::RoundField& field) const;

  int rounds_ = 0;       // between
  int without_bye_ = 0;  // in the known round
  ColoursAhead colours_;
};

}  // namespace bloesem::explain
