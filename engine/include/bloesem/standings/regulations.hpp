// Differences between the editions of C.07, as data.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace bloesem::standings {

// How a player's own unplayed round counts.
enum class Dummy : std::uint8_t {
  OwnScore,        // 2023, 2024: an opponent with the player's own points
  CappedScore,     // 2026: as OwnScore, capped by 16.4.1 and 16.4.2
  VirtualOpponent  // 2009 to 2023: SPR + (1 - SfPR) + (n - R)/2
};

// How the unplayed rounds of opponents count.
enum class OpponentsUnplayed : std::uint8_t {
  AsAwarded,
  LastRequestedDraw,  // 16.3: requested byes followed only by voluntarily unplayed rounds count as draws
  AllDraw,
};

struct Regulations {
  std::string_view name;      // "2026"
  std::string_view in_force;  // "from 2026-03-01"
  int first_day;              // first day in force as a number, 20260301; 0: no fixed first day
  Dummy dummy;
  OpponentsUnplayed opponents_unplayed;
  bool voluntary_cut_first;  // 16.5: voluntary unplayed rounds are cut before games
  bool half_byes_left_out;   // own half-point byes are excluded from every sum
};

// Returns all editions, oldest first. Editions with first_day 0 are the rules of 2009 and two variants of them
// that programs offered.
[[nodiscard]] std::span<const Regulations> all_regulations() noexcept;
// Returns the edition with this name ("2026"), or nullptr.
[[nodiscard]] const Regulations* find_regulations(std::string_view name) noexcept;
// Returns the edition in force on a date such as "2026/05/01" or "2026-05-01"; the newest if `date` is not in
// that form.
[[nodiscard]] const Regulations& regulations_on(std::string_view date) noexcept;

}  // namespace bloesem::standings
