// Berger tables (FIDE General Regulations for Competitions, C.05, Annex 1) in closed form, and their inverse.
#pragma once

#include <vector>

namespace bloesem::round_robin {

// A game between two numbers of a table, from 1.
struct Game {
  int white = 0;
  int black = 0;

  friend bool operator==(const Game&, const Game&) = default;
};

// Returns the size of the table for a number of players: an odd number is increased by one, and the last number
// is then a dummy, against which a player is free.
[[nodiscard]] constexpr int table_size(int players) noexcept { return players + players % 2; }

// Returns the number of rounds in which all players meet once; 0 for fewer than two players.
[[nodiscard]] constexpr int rounds_of_cycle(int players) noexcept {
  return players < 2 ? 0 : table_size(players) - 1;
}

// Returns the number that meets the last one, `size`, in a round of the table. In the functions of this file
// `size` is even and at least 2, and rounds are from 1 to size - 1.
[[nodiscard]] constexpr int partner_of_last(int size, int round) noexcept {
  return round % 2 == 1 ? (round + 1) / 2 : (round + size) / 2;
}

// Returns the games of a round in the order of the printed table. The first is that of the last number.
[[nodiscard]] std::vector<Game> berger_round(int size, int round);

// Returns the round of the table in which two different numbers meet.
[[nodiscard]] int meeting_round(int size, int one, int other) noexcept;

// True if `one` has White against `other` in the table.
[[nodiscard]] bool has_white(int size, int one, int other) noexcept;

}  // namespace bloesem::round_robin
