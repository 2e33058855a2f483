// Costs of the colours of a pair (C.8 to C.11; C10 to C13), evaluated as if section E had already allocated the
// colours: of two players who want the same colour, exactly one is denied it.
#pragma once

#include "criteria/criterion.hpp"

namespace bloesem::criteria {

// C.8: a player's colour difference goes beyond two. Only if both are beyond one on the same side: otherwise
// the wider difference is granted its colour (E.2).
inline constexpr PairCost colour_difference_beyond_two{
    [](const PlayerFacts& higher, const PlayerFacts& lower) -> Charge {
      const ColourPreference& a = higher.preference;
      const ColourPreference& b = lower.preference;
      return {clash(a, b) && a.imbalance() >= 2 && b.imbalance() >= 2 ? 1 : 0, 0};
    },
    PairShape::AbsoluteClash};

// C.9: a player gets the same colour for the third time running. E.2 denies the player with the smaller
// difference; with equal differences E.3 can avoid it unless both repeated the same colour.
inline constexpr PairCost third_time_running{
    [](const PlayerFacts& higher, const PlayerFacts& lower) -> Charge {
      const ColourPreference& a = higher.preference;
      const ColourPreference& b = lower.preference;
      if (!clash(a, b) || !a.absolute() || !b.absolute()) return {};
      if (a.imbalance() == b.imbalance())
        return {a.repeated != Colour::None && a.repeated == b.repeated ? 1 : 0, 0};
      const ColourPreference& denied = a.imbalance() < b.imbalance() ? a : b;
      return {denied.repeated == opposite(denied.colour) ? 1 : 0, 0};
    },
    PairShape::AbsoluteClash};

// C.10: two players prefer the same colour, at any strength, so one of them is denied.
inline constexpr PairCost preference_denied{[](const PlayerFacts& higher, const PlayerFacts& lower) -> Charge {
                                              return {clash(higher.preference, lower.preference) ? 1 : 0, 0};
                                            },
                                            PairShape::Clash};

// C.11: the denied preference is strong (A.6.b). Against a mild preference the strong one is granted; of two
// absolute ones, neither counts as strong.
inline constexpr PairCost strong_preference_denied{
    [](const PlayerFacts& higher, const PlayerFacts& lower) -> Charge {
      const ColourPreference& a = higher.preference;
      const ColourPreference& b = lower.preference;
      const bool at_least_strong = a.strength >= Strength::Strong && b.strength >= Strength::Strong;
      return {clash(a, b) && at_least_strong && !(a.absolute() && b.absolute()) ? 1 : 0, 0};
    },
    PairShape::StrongClash};

}  // namespace bloesem::criteria
