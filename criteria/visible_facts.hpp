// What the criteria can see of a player in a given bracket. Players who look alike are one class: to the
// criteria, and to the solver, they are the same player many times over.
#pragma once

#include "criteria/player_facts.hpp"

namespace bloesem::criteria {

// What is there to see in a bracket.
struct Sight {
  bool topscorers = false;  // somebody may meet a player with the same absolute preference (C.3, A.7)
  bool downfloats =
      false;  // somebody stays single, or players of several scores can be the higher ranked of a pair
  bool upfloats = false;  // players of different scores may be paired
};

// The facts with everything blotted out that no criterion can see: replacing each player's facts by these
// changes no charge that two candidates could differ in. Scores stay as they are. Who may have the bye is not
// among them: a bracket that gives one away says it with the single players it allows.
[[nodiscard]] PlayerFacts visible_facts(const PlayerFacts& facts, Sight sight) noexcept;

// What the criteria see of a player who is only looked ahead to: pairs there cost nothing, and who stays over
// costs by his score and by whether he may have the bye (C.2, C.7; C4, C8, C9).
[[nodiscard]] PlayerFacts facts_beyond_bracket(const PlayerFacts& facts) noexcept;

}  // namespace bloesem::criteria
