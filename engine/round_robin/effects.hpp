// What an order of the rounds means for the players: colours in succession, and meetings that are close
// together.
#pragma once

#include <string>
#include <vector>

#include "engine/round_robin/schedule.hpp"

namespace bloesem::round_robin {

// A player with four equal colours among five games in succession.
struct FourOfFive {
  int player = 1;
  int game = 1;  // the first of the five, from 1: its round, except after a free round

  friend bool operator==(const FourOfFive&, const FourOfFive&) = default;
};

// Runs are games of a player in succession that have one colour; a longer run is not also a shorter one. A free
// round is left out: the games before and after it succeed each other.
struct Effects {
  int runs_of_two = 0;
  int runs_of_three = 0;                 // or more
  std::vector<FourOfFive> four_of_five;  // by player, then by game
  int largest_difference = 0;            // between the number of Whites and Blacks of a player, after any round
  int least_distance = 0;  // between two meetings of the same players, in rounds; 0: they meet once

  friend bool operator==(const Effects&, const Effects&) = default;
};

[[nodiscard]] Effects effects_of(const Schedule& schedule);

// Returns a warning if the rotation is odd and players therefore have one colour three times running, with a
// rotation that avoids it if there is one; empty otherwise.
[[nodiscard]] std::string warning_about(const Schedule& schedule);

}  // namespace bloesem::round_robin
