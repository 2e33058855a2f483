// The tie-breaks of individual events (C.07), one row each: what documentation, --help, messages and lists know
// of them comes from here.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace bloesem::standings {

enum class Measure : std::uint8_t {
  Points,
  DirectEncounter,
  Wins,
  GamesWon,
  GamesWithBlack,
  WinsWithBlack,
  ProgressiveScore,
  RoundsElectedToPlay,
  StandardPoints,
  PairingNumber,
  Buchholz,
  OpponentsBuchholz,
  ForeBuchholz,
  SonnebornBerger,
  Koya,
  OpponentsRating,
  Performance,
  PerfectPerformance,
  OpponentsPerformance,
  OpponentsPerfectPerformance,
  Rating,
};

// C.07.4.3: whose results a tie-break looks at.
//   A the tied players' among themselves, B the player's own, C the opponents', D facts known before play
enum class Modifier : std::uint8_t {
  Cut = 1,        // /Cn: without the n lowest
  Median = 2,     // /Mn: without the n lowest and the n highest
  Forfeits = 4,   // /P: forfeits count as played
  Fore = 8,       // /F: from the Fore Buchholz
  Reversed = 16,  // /R: the other way round
  Limit = 32,     // /L+n, /L-n: Koya's limit moved by n half-points
  Unrated = 64,   // /Un: unrated players count as rated n
};

struct TieBreakRow {
  Measure measure;
  std::string_view code;     // "BH"
  std::string_view name;     // "Buchholz"
  std::string_view article;  // of C.07 (2026), "8.1"
  std::string_view type;     // of 4.3: "A", "B", "C", "D", or two letters
  std::string_view meaning;  // one line
  unsigned modifiers;        // allowed ones, of Modifier
  bool swiss_only;           // undefined in round robins (C.07.8)
  bool needs_ratings;        // C.07.10
  bool low_wins;             // the lower value stands higher
};

[[nodiscard]] std::span<const TieBreakRow> tie_break_table() noexcept;
[[nodiscard]] const TieBreakRow& row_of(Measure measure) noexcept;

}  // namespace bloesem::standings
