// One entry of a list of tie-breaks, "BH/C1/P", and the reading of such lists (records 202 and 212).
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
  bool forfeits = false;  // forfeits are games
  bool fore = false;      // AOB only
  bool reversed = false;
  int limit = 0;                    // Koya: half-points above (below) half of the maximum
  std::optional<int> unrated = {};  // the rating that unrated players count with
  // OTHER_...: a method of other bodies, which nobody can compute from the results. Such an entry splits
  // nothing.
  std::string foreign = {};

  // The official spelling: modifiers in the order C|M, F, P, L, R, U.
  [[nodiscard]] std::string text() const;
  friend bool operator==(const TieBreak&, const TieBreak&) = default;
};

// Takes capitals and small letters, # and ! for /, modifiers in any order, GE for REP, SNO for TPN, RTG for
// RTNG. InvalidInput names the entry and the nearest codes there are.
[[nodiscard]] Result<TieBreak> parse_tie_break(std::string_view text);

// Separated by commas or blanks, or the name of a preset. PTS is put in front of a list that does not say it.
[[nodiscard]] Result<std::vector<TieBreak>> parse_tie_breaks(std::string_view text);

// Lists with a name: what the regulations once recommended.
struct Preset {
  std::string_view name;
  std::string_view list;
  std::string_view meaning;
};
[[nodiscard]] std::span<const Preset> presets() noexcept;

}  // namespace bloesem::standings
