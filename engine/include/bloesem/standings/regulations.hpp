// What the editions of C.07 value differently, as data.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace bloesem::standings {

// What a player's own unplayed round is worth to him.
enum class Dummy : std::uint8_t {
  OwnScore,        // 2023, 2024: an opponent with the player's own points
  CappedScore,     // 2026: not more than 16.4.1 and 16.4.2 allow
  VirtualOpponent  // 2009 to 2023: SPR + (1 - SfPR) + (n - R)/2
};

// What unplayed rounds of opponents are worth to a player.
enum class OpponentsUnplayed : std::uint8_t {
  AsAwarded,
  LastRequestedDraw,  // 16.3: requested byes after which nothing but voluntarily unplayed rounds comes
  AllDraw,
};

struct Regulations {
  std::string_view name;      // "2026"
  std::string_view in_force;  // "from 2026-03-01"
  int first_day;              // the same as a number, 20260301
  Dummy dummy;
  OpponentsUnplayed opponents_unplayed;
  bool voluntary_cut_first;  // 16.5: voluntary unplayed rounds are cut before games
  bool half_byes_left_out;   // own half-point byes are in no sum
};

// The oldest first. Those of no day of their own (first_day 0) are variants that programs offered.
[[nodiscard]] std::span<const Regulations> all_regulations() noexcept;
[[nodiscard]] const Regulations* find_regulations(std::string_view name) noexcept;
// In force on that day, "2026/05/01"; the newest if the text is no such date.
[[nodiscard]] const Regulations& regulations_on(std::string_view date) noexcept;

}  // namespace bloesem::standings
