// Rows of systems whose rules are a procedure, which minimises nothing as a whole.
#pragma once

#include "criteria/criterion.hpp"

namespace bloesem::criteria {

// Returns a row in force for BracketKind::Normal that the procedure counts: no pair and no player is charged.
[[nodiscard]] constexpr Criterion counted(std::string_view article, std::string_view meaning) {
  return {article,
          meaning,
          Measure::Count,
          Zone::Bracket,
          kinds(BracketKind::Normal),
          pairs_are_free,
          singles_are_free,
          "counted by the procedure",
          "counted by the procedure",
          "not in a group"};
}

}  // namespace bloesem::criteria
