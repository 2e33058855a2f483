// Expected scores and rating changes (B.02, 8.3): exact, in hundredths.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "bloesem/standings/hundredths.hpp"
#include "engine/standings/board_games.hpp"

namespace bloesem::standings {

// How large rating differences are limited.
enum class Differences : std::uint8_t {
  Fide,    // limited to 400, except for players rated 2650 or more: since 1 October 2025
  Capped,  // limited to 400 for all players: before that date
  Full,    // not limited: the table of 8.1 to its end, as tie-breaks use it
};

struct RatedGame {
  int round = 0;
  PlayerIndex opponent = no_player;
  int difference = 0;       // own rating minus the opponent's, limited
  Hundredths expected = 0;  // PD, expected score
  Hundredths score = 0;     // 100, 50 or 0
};

// The rating change of a player. k is the development coefficient K (8.3.3).
struct RatingChange {
  PlayerIndex player = no_player;
  std::vector<RatedGame> games;
  Hundredths score = 0;
  Hundredths expected = 0;
  int k = 0;
  Hundredths change = 0;  // K * (score - expected)
};

struct RatingOptions {
  Differences differences = Differences::Fide;
  // By player; empty (or a shorter list): 8.3.3 as far as a file allows, see default_k.
  std::vector<std::optional<int>> k = {};
  std::optional<int> after = {};  // number of rounds counted; empty: all
};

// Returns 40 below 2300 until the end of the year of the 18th birthday, where both years are known; otherwise
// 20 below 2400, and 10 from 2400 on. Files do not say whether a player is new to the list or once had 2400:
// set K explicitly in these cases.
[[nodiscard]] int default_k(int rating, std::optional<int> year_of_birth,
                            std::optional<int> year_of_event) noexcept;

// Returns the largest K up to `k` for which K * games does not exceed 700 (8.3.3).
[[nodiscard]] int limited_k(int k, int games) noexcept;

// Returns the changes of all rated players in order of their numbers. Counts rated games over the board (not W,
// D and L) against rated opponents, each with the result on the player's own record.
[[nodiscard]] std::vector<RatingChange> rating_changes(const Tournament& tournament,
                                                       const RatingOptions& options);

}  // namespace bloesem::standings
