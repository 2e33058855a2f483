// Expected scores and changes of ratings (B.02, 8.3): exact, in hundredths.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "bloesem/standings/hundredths.hpp"
#include "engine/standings/board_games.hpp"

namespace bloesem::standings {

// Which differences of ratings count as they are.
enum class Differences : std::uint8_t {
  Fide,    // above 400 they count as 400, but not for a player rated 2650 or more: since 1 October 2025
  Capped,  // above 400 they count as 400 for everybody: before
  Full,    // all: the table of 8.1 to its end, as tie-breaks use it
};

struct RatedGame {
  int round = 0;
  PlayerIndex opponent = no_player;
  int difference = 0;       // own rating less the opponent's, as it counts
  Hundredths expected = 0;  // PD
  Hundredths score = 0;     // 100, 50 or 0
};

// K, the development coefficient (8.3.3).
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
  // By player; nothing (or a shorter list): 8.3.3 as far as a file tells it, see default_k.
  std::vector<std::optional<int>> k = {};
  std::optional<int> after = {};  // rounds counted; nothing: all
};

// 40 below 2300 up to the end of the year of the 18th birthday, where both years are known; otherwise 20 below
// 2400 and 10 from there on. That somebody is new to the list, or once had 2400, no file tells: give his K.
[[nodiscard]] int default_k(int rating, std::optional<int> year_of_birth,
                            std::optional<int> year_of_event) noexcept;

// The greatest k that with so many games does not pass 700 (8.3.3): `k` itself unless there are many games.
[[nodiscard]] int limited_k(int k, int games) noexcept;

// Every rated player in the order of the numbers. Rated games over the board (not W, D and L) against rated
// opponents, each with the result that the player himself has.
[[nodiscard]] std::vector<RatingChange> rating_changes(const Tournament& tournament,
                                                       const RatingOptions& options);

}  // namespace bloesem::standings
