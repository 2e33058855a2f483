// What players who stay over cost where a round has to be completed (C.2 and C.4, C2 and C4), and where the
// next bracket is looked at (C.7, C8): the same in all editions.
#pragma once

#include "criteria/criterion.hpp"

namespace bloesem::criteria {

// One player left over is allowed if he may have the bye; a second one, or one who may not, is worse than
// anything. Twice the charge for the latter makes both conditions one digit.
inline constexpr SingleCost incomplete{[](const SinglePlayer& p) -> Charge {
                                         return {p.facts.bye_eligible ? 1 : 3, 0};
                                       },
                                       SingleShape::Incomplete};

inline constexpr SingleCost one_player{[](const SinglePlayer&) -> Charge { return {1, 0}; }, SingleShape::One};

// The residents of the following bracket share one score, so its PSD (its downfloaters' scores) is decided by
// which of our downfloaters stay unpaired there (docs/formulation.md, lemma PSD).
inline constexpr SingleCost floats_on{[](const SinglePlayer& p) -> Charge {
                                        return {p.zone == Zone::Bracket ? 1 : 0, p.facts.score - p.artificial};
                                      },
                                      SingleShape::FloatsOn};

}  // namespace bloesem::criteria
