// How each tie-break collects its elements and computes its value. Both values and their explanations come from
// here.
#pragma once

#include <vector>

#include "bloesem/standings/standings.hpp"
#include "bloesem/standings/tie_break.hpp"
#include "engine/standings/element.hpp"
#include "engine/standings/field.hpp"

namespace bloesem::standings {

// One tie-break for one field.
struct Task {
  const Field& field;
  const TieBreak& tie_break;
  const Scores* plain;     // null unless the opponents' scores count
  const Scores* scores;    // the same, but for Fore Buchholz with the games of the final round drawn
  const Column* averaged;  // values to be averaged over the opponents, or null
  Hundredths limit;        // Koya: least score of an opponent that counts
};

struct Total {
  Hundredths sum = 0;  // of the elements not cut
  int divisor = 1;
  Hundredths added = 0;
  Value value;
};

// Returns one player's value; `elements` receives its elements. Not for direct encounter.
[[nodiscard]] Total total_of(const Task& task, PlayerIndex player, Elements& elements);

// True if the measure uses the opponents' scores.
[[nodiscard]] bool looks_at_scores(Measure measure) noexcept;

// Returns the tie-break that this one averages over the opponents (AOB, APRO, APPO), if any.
[[nodiscard]] std::optional<TieBreak> averaged_by(const TieBreak& tie_break);

// True if some other tie-break averages this one.
[[nodiscard]] bool may_be_averaged(const TieBreak& tie_break);

// Returns the least score of an opponent that counts: half of the possible score (C.07.9.2), plus
// `half_points`.
[[nodiscard]] Hundredths koya_limit(const Field& field, int half_points) noexcept;

}  // namespace bloesem::standings
