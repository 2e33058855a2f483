// The facts of a player that the criteria of a given bracket can see. Players whose masked facts are equal
// form one class: neither the criteria nor the solvers can distinguish them.
#pragma once

#include "criteria/player_facts.hpp"

namespace bloesem::criteria {

// Returns the facts with everything blank that no criterion of the bracket can see. Substituting them for the
// player's facts changes no charge in which two candidates could differ.
[[nodiscard]] PlayerFacts mask_facts(const PlayerFacts& facts, FactMask mask) noexcept;

// Returns what the criteria see of a player who is only looked ahead to: pairs there cost nothing, and a single
// costs by the score and by being barred from the bye (C.2, C.7; C4, C8, C9).
[[nodiscard]] PlayerFacts facts_beyond_bracket(const PlayerFacts& facts) noexcept;

}  // namespace bloesem::criteria
