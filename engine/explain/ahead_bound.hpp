// What is known of a later round before the results and pairs of the rounds between are.
#pragma once

#include <optional>

#include "bloesem/player_index.hpp"
#include "engine/explain/colours_ahead.hpp"
#include "engine/swiss/round_field.hpp"

namespace bloesem::explain {

// Bounds over every course of the rounds between.
struct LaterRound {
  int players = 0;                  // to be paired
  int barred = 0;                   // most players whom one of them must not meet, apart from colours
  PlayerIndex busiest = no_player;  // that player
  int needing = 0;                  // most players who may need the same colour
  int without_bye = 0;              // players who may not have the bye; 0 if their number is even
  bool possible = false;            // counting proves that it can be paired
};

// Starts at a round whose field is known, and goes on round by round, with the same players.
class AheadBound {
 public:
  explicit AheadBound(const swiss::RoundField& known);
  // Goes on by one round.
  void advance();

  // Returns the bounds for the round that was reached. `field`: that round as if nobody played in the rounds
  // between; `colours_forbid`: players who need the same colour must not meet in it.
  [[nodiscard]] LaterRound look(const swiss::RoundField& field, bool colours_forbid) const;

 private:
  [[nodiscard]] int needing(Colour colour, int boards) const;

  int rounds_ = 0;       // between
  int without_bye_ = 0;  // in the known round
  ColoursAhead colours_;
};

}  // namespace bloesem::explain
