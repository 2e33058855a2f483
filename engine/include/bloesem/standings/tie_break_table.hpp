// The tie-breaks of individual events (C.07), one row each; documentation, --help, messages and lists are
// derived from this table.
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

// Modifiers of a tie-break, as bits.
enum class Modifier : std::uint8_t {
  Cut = 1,        // /Cn: without the n lowest
  Median = 2,     // /Mn: without the n lowest and the n highest
  Forfeits = 4,   // /P: forfeits count as played
  Fore = 8,       // /F: from the Fore Buchholz
  Reversed = 16,  // /R: reversed order
  Limit = 32,     // /L+n, /L-n: Koya's limit shifted by n half-points
  Unrated = 64,   // /Un: unrated players count as rated n
};

struct TieBreakRow {
  Measure measure;
  std::string_view code;     // "BH"
  std::string_view name;     // "Buchholz"
  std::string_view article;  // article of C.07 (2026), "8.1"
  std::string_view type;     // C.07.4.3: "A" results among the tied players, "B" the player's own, "C" the
                             // opponents', "D" known before play; or two letters
  std::string_view meaning;  // in one line
  unsigned modifiers;        // bit set of the allowed Modifier values
  bool swiss_only;           // undefined in round robins (C.07.8)
  bool needs_ratings;        // C.07.10: undefined if a rating is missing
  bool low_wins;             // lower values rank higher
};

// Returns the rows in the order of Measure.
[[nodiscard]] std::span<const TieBreakRow> tie_break_table() noexcept;
// Returns the row of a measure.
[[nodiscard]] const TieBreakRow& row_of(Measure measure) noexcept;

}  // namespace bloesem::standings
