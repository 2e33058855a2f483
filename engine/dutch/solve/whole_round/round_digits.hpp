// The digits of the weights of a whole round; docs/formulation.md has a table of them.
#pragma once

#include <span>

#include "criteria/criteria_table.hpp"
#include "engine/dutch/solve/whole_round/round_graph.hpp"
#include "engine/swiss/bracket.hpp"

namespace bloesem::swiss::dutch {

// C.2 and C.4 (C4, C5) for the round: all players are paired, up to one bye-eligible player when their number
// is odd, whose score is as low as possible.
[[nodiscard]] Digits completion_digits(const RoundField& field);

// C6 for a bracket: the number of pairs made in it.
[[nodiscard]] Digits pairs_digit(const RoundField& field, const Bracket& bracket);

// The criteria that apply to a bracket of this kind.
[[nodiscard]] Digits criteria_digits(const RoundField& field, criteria::CriteriaTable criteria,
                                     const Bracket& bracket);

// D.3 and D.1 (articles 4.4 and 4.2): the MDPs that are paired, smallest numbers first, then their opponents,
// smallest numbers first.
[[nodiscard]] Digits moved_down_digits(const Bracket& bracket);

// D.2 and D.1 (articles 4.3 and 4.2) for a homogeneous bracket or a remainder with `members` and `pairs` pairs.
// The first `pairs` members are S1 (lemma 7).
[[nodiscard]] Digits remainder_digits(std::span<const Position> members, int pairs);

}  // namespace bloesem::swiss::dutch
