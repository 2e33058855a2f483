// What the criteria can see of a player in a given bracket. Players who look alike are one class: to the
// criteria, and to the solver, they are the same player many times over.
#pragma once

#include "criteria/player_facts.hpp"

namespace bloesem::criteria {

// Returns the facts with everything blank that no criterion of the bracket can see: replacing each player's
// facts by these changes no charge in which two candidates could differ.
[[nodiscard]] PlayerFacts visible_facts(const PlayerFacts& facts, Sight sight) noexcept;

// Returns what the criteria see of a player who is only looked ahead to: pairs there cost nothing, and a single
// player costs by the score and by being barred from the bye (C.2, C.7; C4, C8, C9).
[[nodiscard]] PlayerFacts facts_beyond_bracket(const PlayerFacts& facts) noexcept;

}  // namespace bloesem::criteria
