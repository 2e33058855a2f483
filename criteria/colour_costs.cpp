#include "criteria/colour_costs.hpp"

namespace bloesem::criteria {
namespace {

Charge one_if(bool condition) { return {condition ? 1 : 0, 0}; }

}  // namespace

Charge colour_difference_beyond_two(const PlayerFacts& higher, const PlayerFacts& lower) {
  const ColourPreference& a = higher.preference;
  const ColourPreference& b = lower.preference;
  return one_if(clash(a, b) && a.imbalance() >= 2 && b.imbalance() >= 2);
}

Charge third_time_running(const PlayerFacts& higher, const PlayerFacts& lower) {
  const ColourPreference& a = higher.preference;
  const ColourPreference& b = lower.preference;
  if (!clash(a, b) || !a.absolute() || !b.absolute()) return {};
  if (a.imbalance() == b.imbalance()) return one_if(a.repeated != Colour::None && a.repeated == b.repeated);
  const ColourPreference& denied = a.imbalance() < b.imbalance() ? a : b;
  return one_if(denied.repeated == opposite(denied.colour));
}

Charge preference_denied(const PlayerFacts& higher, const PlayerFacts& lower) {
  return one_if(clash(higher.preference, lower.preference));
}

Charge strong_preference_denied(const PlayerFacts& higher, const PlayerFacts& lower) {
  const ColourPreference& a = higher.preference;
  const ColourPreference& b = lower.preference;
  const bool at_least_strong = a.strength >= Strength::Strong && b.strength >= Strength::Strong;
  return one_if(clash(a, b) && at_least_strong && !(a.absolute() && b.absolute()));
}

}  // namespace bloesem::criteria
