// One tie-break of a list, such as "BH/C1/P", and parsing of such lists (records 202 and 212).
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "bloesem/result.hpp"
#include "bloesem/standings/tie_break_table.hpp"

namespace bloesem::standings {

struct TieBreak {
  Measure measure = Measure::Points;
  int low_cuts = 0;       // C.07.14.1, 14.2
  int high_cuts = 0;      // C.07.14.3, 14.4
  bool forfeits = false;  // forfeits count as games
  bool fore = false;      // AOB only
  bool reversed = false;
  int limit = 0;  // Koya: limit moved up (negative: down) from half of the maximum, in half-points
  std::optional<int> unrated = {};  // rating used for unrated players
  // OTHER_...: a method of another body that cannot be computed from the results. Such an entry splits no tie.
  std::string foreign = {};

  // Returns the official spelling, with modifiers in the order C|M, F, P, L, R, U.
  [[nodiscard]] std::string text() const;
  friend bool operator==(const TieBreak&, const TieBreak&) = default;
};

// Parses one tie-break. Accepts either case, # and ! for /, modifiers in any order, GE for REP, SNO for TPN,
// RTG for RTNG. InvalidInput: the message names the entry and the nearest known codes.
[[nodiscard]] Result<TieBreak> parse_tie_break(std::string_view text);

// Parses a list separated by commas or blanks, or the name of a preset. PTS is prepended to a list without it.
[[nodiscard]] Result<std::vector<TieBreak>> parse_tie_breaks(std::string_view text);

// A named list, as once recommended by the regulations.
struct Preset {
  std::string_view name;
  std::string_view list;
  std::string_view meaning;
};
// Returns all named lists.
[[nodiscard]] std::span<const Preset> presets() noexcept;

}  // namespace bloesem::standings
