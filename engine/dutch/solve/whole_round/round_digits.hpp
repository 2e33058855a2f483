// What the weights of a whole round are made of: docs/formulation.md has the table of the digits.
#pragma once

#include <span>

#include "criteria/criteria_table.hpp"
#include "engine/dutch/solve/whole_round/round_graph.hpp"
#include "engine/swiss/bracket.hpp"

namespace bloesem::swiss::dutch {

// C.2 and C.4 (C4, C5) of the round: nobody is left over but one player whom an odd number leaves, who may have
// the bye; and that player's score is as low as possible.
[[nodiscard]] Digits completion_digits(const RoundField& field);

// C6 of a bracket alone: pairs of its players.
[[nodiscard]] Digits pairs_digit(const RoundField& field, const Bracket& bracket);

// The criteria in force for a bracket of this kind.
[[nodiscard]] Digits criteria_digits(const RoundField& field, criteria::CriteriaTable criteria,
                                     const Bracket& bracket);

// D.3 and D.1 (articles 4.4 and 4.2): which MDPs are paired, the smallest numbers first, and then their
// opponents, the smallest numbers first.
[[nodiscard]] Digits moved_down_digits(const Bracket& bracket);

// D.2 and D.1 (articles 4.3 and 4.2) for a homogeneous bracket or a remainder of these players, in which so
// many pairs are made: the first so many players are S1 (lemma 7).
[[nodiscard]] Digits remainder_digits(std::span<const Position> members, int pairs);

}  // namespace bloesem::swiss::dutch
