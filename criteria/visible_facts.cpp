#include "criteria/visible_facts.hpp"

namespace bloesem::criteria {
namespace {

// Without topscorers two players who want the same colour absolutely never meet, so only the colour and the
// strength of a preference are looked at (C.10, C.11). With them, C.8 and C.9 look at the differences and
// repeated colours of absolute preferences.
ColourPreference visible_preference(const ColourPreference& preference, Sight sight) noexcept {
  if (sight.topscorers && preference.absolute()) return preference;
  return {preference.colour, preference.strength, Colour::None, 0};
}

Float visible_float(Float past, Sight sight) noexcept {
  const bool seen = past == Float::Up ? sight.upfloats : sight.downfloats;
  return seen ? past : Float::None;
}

}  // namespace

PlayerFacts visible_facts(const PlayerFacts& facts, Sight sight) noexcept {
  PlayerFacts visible;
  visible.score = facts.score;
  visible.preference = visible_preference(facts.preference, sight);
  visible.previous = visible_float(facts.previous, sight);
  visible.before_previous = visible_float(facts.before_previous, sight);
  visible.topscorer = sight.topscorers && facts.topscorer;
  return visible;
}

PlayerFacts facts_beyond_bracket(const PlayerFacts& facts) noexcept {
  PlayerFacts visible;
  visible.score = facts.score;
  visible.bye_eligible = facts.bye_eligible;
  visible.unplayed = facts.unplayed;
  return visible;
}

}  // namespace bloesem::criteria
