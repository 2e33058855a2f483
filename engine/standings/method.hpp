// How each tie-break collects its elements and makes a value of them. Values and workings both come from here.
#pragma once

#include <vector>

#include "bloesem/standings/standings.hpp"
#include "bloesem/standings/tie_break.hpp"
#include "engine/standings/element.hpp"
#include "engine/standings/field.hpp"

namespace bloesem::standings {

// One tie-break over one field.
struct Task {
  const Field& field;
  const TieBreak& tie_break;
  const Scores* plain;     // where the opponents' scores count, else none
  const Scores* scores;    // the same, for Fore Buchholz with the games of the final round drawn
  const Column* averaged;  // the opponents' values whose average is asked for, or none
  Hundredths limit;        // Koya: the least score of an opponent who counts
};

struct Total {
  Hundredths sum = 0;  // of the elements that were not cut
  int divisor = 1;
  Hundredths added = 0;
  Value value;
};

// One player's value; `elements` becomes what it comes from. Not for direct encounters.
[[nodiscard]] Total total_of(const Task& task, PlayerIndex player, Elements& elements);

// The opponents' scores count.
[[nodiscard]] bool looks_at_scores(Measure measure) noexcept;

// Another measure, whose values at the opponents are averaged (AOB, APRO, APPO).
[[nodiscard]] std::optional<TieBreak> averaged_by(const TieBreak& tie_break);

// Some other tie-break averages these values.
[[nodiscard]] bool may_be_averaged(const TieBreak& tie_break);

[[nodiscard]] Hundredths koya_limit(const Field& field, int half_points) noexcept;

}  // namespace bloesem::standings
