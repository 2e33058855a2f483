// Costs of players left over: where a round has to be completed (C.2 and C.4; C2 and C4), where the next
// bracket is considered (C.7; C8), and of who floats or has the bye. They are the same in all editions.
#pragma once

#include "criteria/criterion.hpp"

namespace bloesem::criteria {

// One player may be left over if eligible for the bye; a second one, or an ineligible one, outweighs everything
// else. An ineligible player costs 3, so both conditions fit into one digit.
inline constexpr SingleCost incomplete{[](const SinglePlayer& p) -> Charge {
                                         return {p.facts.bye_eligible ? 1 : 3, 0};
                                       },
                                       SingleShape::Incomplete};

inline constexpr SingleCost one_player{[](const SinglePlayer&) -> Charge { return {1, 0}; }, SingleShape::One};

// The player's own score (C5, C7 since 2026), where it need not be compared with an artificial one.
inline constexpr SingleCost own_score{[](const SinglePlayer& p) -> Charge {
                                        return {1, p.facts.score};
                                      },
                                      SingleShape::Score};

// The player's rounds without a game (C9 since 2026).
inline constexpr SingleCost unplayed_games{[](const SinglePlayer& p) -> Charge {
                                             return {p.facts.unplayed, 0};
                                           },
                                           SingleShape::Unplayed};

// The residents of the following bracket share one score, so its PSD (its downfloaters' scores) is decided by
// which downfloaters of this bracket stay unpaired there (docs/formulation.md, lemma 4).
inline constexpr SingleCost floats_on{[](const SinglePlayer& p) -> Charge {
                                        return {p.zone == Zone::Bracket ? 1 : 0, p.facts.score - p.artificial};
                                      },
                                      SingleShape::FloatsOn};

}  // namespace bloesem::criteria
